import { isSame, type Refusal, refusalOf, settle } from '#content/editing/check-words.ts'
import { partOf } from '#content/editing/shape.ts'
import { type EditableText, findText, nameOfArticle, releasedValue, valueIn } from '#content/editing/texts.ts'
import type { Json } from '#contracts/words.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { pictureProblem } from './pictures.ts'
import { type BothWords, revisionOf, type WordState, withDrafts } from './word-store.ts'

/** Of everything that the owner wrote: several times the release's words. */
const maxTotalLength = 4_000_000

export class ChangedElsewhere extends PublicError {
  constructor() {
    super(409, 'These words were changed in another window. Look at them again before you save yours.')
  }
}

export const requireText = (path: string, { drafted }: Pick<BothWords, 'drafted'>): EditableText => {
  const text = findText(path, drafted)
  if (!text)
    throw new PublicError(422, 'This text was removed in another window. Copy what you need before you leave.', {
      details: { field: null },
    })
  return text
}

type NewDraft = {
  path: string
  value: Json
  /** Of the words that it's based on. */
  revision: string
}

/** What has to be stored, or undefined if it's as it should be already: a repeat, because its first response was lost. */
export async function checkDraft(
  handle: Handle,
  state: WordState,
  words: BothWords,
  { path, value, revision }: NewDraft,
) {
  const text = requireText(path, words)
  const released = releasedValue(text)
  const current = valueIn(words.drafted, text) ?? null
  if (isSame(value, current)) return undefined
  if (revisionOf(current) !== revision) throw new ChangedElsewhere()
  const refusal = refusalOf(text, value) ?? addressProblem(path, value, state, words)
  if (refusal) throw new PublicError(422, refusal.message, { details: { field: refusal.field } })
  const problem = await pictureProblem(handle, value)
  if (problem) throw new PublicError(422, problem, { details: { field: null } })
  const settled = settle(text, value)
  requireRoom(
    withDrafts(state.changes, [...state.drafts.filter(draft => draft.path !== path), { path, value: settled }]),
  )
  return { path, value: isSame(settled, released ?? null) ? null : settled }
}

/** An article's address is its own, and stays once it's published. */
function addressProblem(
  path: string,
  value: Json,
  { changes }: WordState,
  { drafted }: BothWords,
): Refusal | undefined {
  if (!path.startsWith('articles/')) return undefined
  const slug = partOf(value, 'slug')
  const published = changes.find(change => change.path === path)
  if (published && partOf(published.value, 'slug') !== slug)
    return { field: 'slug', message: "It's part of the page's address, which visitors may have kept." }
  const isTaken = drafted.documents.articles.some(
    other => other.slug === slug && nameOfArticle(other as unknown as Json) !== nameOfArticle(value),
  )
  return isTaken
    ? { field: 'slug', message: "There's already an article at this web address. Choose another one." }
    : undefined
}

function requireRoom(changes: ReadonlyArray<{ value: Json }>) {
  const total = changes.reduce((length, { value }) => length + JSON.stringify(value).length, 0)
  if (total > maxTotalLength)
    throw new PublicError(422, 'There are too many changes. Remove some texts or articles first.')
}

/** A draft that says what's published disappears. In a transaction that has the lock. */
export async function storeDraft(
  transaction: Handle,
  { changes }: WordState,
  { path, value }: { path: string; value: Json },
  { at, device }: { at: string; device: string | null },
) {
  const published = changes.find(change => change.path === path)?.value ?? null
  if (isSame(value, published)) return deleteDrafts(transaction, path)
  const draft = { value: value === null ? null : JSON.stringify(value), edited_at: at, device }
  await transaction
    .insertInto('word_drafts')
    .values({ path, ...draft })
    .onConflict(conflict => conflict.column('path').doUpdateSet(draft))
    .execute()
  return 1
}

/** Returns how many there were. */
export async function deleteDrafts(transaction: Handle, path?: string) {
  const all = transaction.deleteFrom('word_drafts')
  const { numDeletedRows } = await (path === undefined ? all : all.where('path', '=', path)).executeTakeFirst()
  return Number(numDeletedRows)
}
