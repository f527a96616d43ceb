import { randomUUID } from 'node:crypto'
import { articlesPath } from '#content/editing/apply-changes.ts'
import type { Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { fieldRule } from '#content/editing/fields.ts'
import { isSame } from '#content/editing/is-same.ts'
import { makeChange } from '#content/editing/make-change.ts'
import { valueAt } from '#content/editing/value-at.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { photoProblem } from './photos.ts'
import {
  holderOf,
  isBelow,
  isContainer,
  readWordState,
  type ThreeWords,
  threeWords,
  type WordState,
  withDrafts,
} from './word-store.ts'

type Row = { path: string; original: Json; value: Json }

type NewDraft = {
  path: string
  /** Null: back to the original. */
  value: Json
  device: string | null
}

/** A repeat, because its first response was lost: the draft is already as it should be. */
export const isDrafted = ({ drafts }: WordState, path: string, value: Json) =>
  drafts.some(draft => draft.path === path && isSame(draft.value, value))

/** Refuses a change of words that someone else has changed since they were read. */
export function requireRevision({ drafts }: WordState, path: string, revision: string | null) {
  if ((holderOf(drafts, path)?.revision ?? null) !== revision)
    throw new PublicError(409, 'These words were changed in another window. Look at them again before you change them.')
}

/** Refuses a new article at the address of another one, even if that one is only a draft or isn't published anymore. */
export function requireNew({ changes, drafts }: WordState, path: string) {
  if ([...changes, ...drafts].some(other => other.path === path))
    throw new PublicError(422, "There's already an article at this web address. Choose another one.")
}

/** Of everything that the owner wrote: several times the release's words. */
const maxTotalLength = 4_000_000

function requireRoom({ changes, drafts }: WordState) {
  const lengths = withDrafts(changes, drafts).map(({ value }) => JSON.stringify(value).length)
  if (lengths.reduce((total, length) => total + length, 0) > maxTotalLength)
    throw new PublicError(422, 'There are too many changes. Remove some texts or articles first.')
}

/** In a transaction that has the lock. Returns the state with the draft. */
export async function putDraft(transaction: Handle, state: WordState, { path, value, device }: NewDraft) {
  const words = threeWords(state)
  const rows = value === null ? rowsBack(state, words, path) : rowsOf(state, words, path, value)
  const problem = value === null ? undefined : await photoProblem(transaction, value)
  if (problem !== undefined) throw new PublicError(422, problem)
  for (const row of rows) await storeRow(transaction, state, row, device)
  const stored = await readWordState(transaction)
  if (value !== null) requireRoom(stored)
  return stored
}

function rowsOf({ changes, drafts }: WordState, { originals, drafted }: ThreeWords, path: string, value: Json): Row[] {
  const problem = checkValue(drafted, path, value)
  if (problem !== undefined) throw new PublicError(422, problem)
  const { change, absorbs } = makeChange(originals, withDrafts(changes, drafts), path, value)
  const isBack = isSame(change.value, change.original)
  // A list that's as in the release again takes the texts in it back, too. Another list contains them.
  const absorbed = absorbs.flatMap(below => (isBack ? { path: below, original: null, value: null } : []))
  return [{ ...change, value: isBack ? null : change.value }, ...absorbed]
}

function rowsBack({ changes, drafts }: WordState, { drafted, originals }: ThreeWords, path: string): Row[] {
  const current = withDrafts(changes, drafts)
  const holder = holderOf(current, path)
  if (holder && holder.path !== path)
    throw new PublicError(422, 'This is part of a list or an article that you changed. Restore that instead.')
  const known = holder ?? [...changes, ...drafts].find(change => change.path === path)
  if (!known && !fieldRule(drafted, path)) throw new PublicError(422, "This text isn't on the website anymore.")
  const below = path === articlesPath ? [] : current.filter(change => isBelow(change.path, path))
  const original = known?.original ?? valueAt(originals, path) ?? null
  return [{ path, original, value: null }, ...below.map(change => ({ ...change, value: null }))]
}

/** A draft that says what's published disappears. */
async function storeRow(
  transaction: Handle,
  { changes, drafts }: WordState,
  { path, original, value }: Row,
  device: string | null,
) {
  const published = changes.find(change => change.path === path)
  if (isSame(value, published?.value ?? null)) {
    await transaction.deleteFrom('word_drafts').where('path', '=', path).execute()
    return
  }
  await insertDraft(
    transaction,
    { path, original: published && value === null ? published.original : original, value },
    device,
  )
  // They're in the list or the article now.
  const inside = isContainer({ path, value }) ? drafts.filter(other => isBelow(other.path, path)) : []
  for (const other of inside) await deleteDrafts(transaction, other.path)
}

async function insertDraft(transaction: Handle, { path, original, value }: Row, device: string | null) {
  const draft = {
    original: JSON.stringify(original),
    value: value === null ? null : JSON.stringify(value),
    revision: randomUUID(),
    edited_at: new Date().toISOString(),
    device,
  }
  await transaction
    .insertInto('word_drafts')
    .values({ path, ...draft })
    .onConflict(conflict => conflict.column('path').doUpdateSet(draft))
    .execute()
}

/** In place of all others. */
export async function storeDrafts(transaction: Handle, rows: readonly Row[], device: string | null) {
  await deleteDrafts(transaction)
  for (const row of rows) await insertDraft(transaction, row, device)
}

/** Returns how many there were. */
export async function deleteDrafts(transaction: Handle, path?: string) {
  const all = transaction.deleteFrom('word_drafts')
  const { numDeletedRows } = await (path === undefined ? all : all.where('path', '=', path)).executeTakeFirst()
  return Number(numDeletedRows)
}

type Choice = { path: string; keep: 'owners' | 'original' }

/** The owner's words stay as they are. The release's become a draft, to be looked at and published like any other. */
export async function settle(transaction: Handle, state: WordState, { path, keep }: Choice, device: string | null) {
  const conflict = threeWords(state).conflicts.find(candidate => candidate.path === path)
  if (!conflict) throw new PublicError(422, 'This choice was already made.')
  if (keep === 'original') {
    await putDraft(transaction, state, { path, value: null, device })
    return
  }
  if (conflict.newOriginal === null)
    throw new PublicError(422, 'The place of these words is gone, so they can only be removed.')
  const original = JSON.stringify(conflict.newOriginal)
  await transaction.updateTable('word_changes').set({ original }).where('path', '=', path).execute()
}
