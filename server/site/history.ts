import { applyChanges, locateChange } from '#content/editing/apply-changes.ts'
import type { Change, Json } from '#content/editing/change.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { isSame } from '#content/editing/is-same.ts'
import { labelOf } from '#content/editing/labels.ts'
import type { PastVersion } from '#contracts/words.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { putDraft, storeDrafts } from './drafts.ts'
import { photoProblem } from './photos.ts'
import { asJson, holderOf, nameOfText, threeWords, type WordState, withDrafts } from './word-store.ts'

const versionsPerPage = 20

/** A change of a change. Null: the release's words. */
type Difference = { path: string; original: Json; before: Json; after: Json }

/** Also the texts that a changed list now contains. */
export function differences(before: readonly Change[], after: readonly Change[]): Difference[] {
  const [old, now] = [before, after].map(changes => new Map(changes.map(change => [change.path, change])))
  return [...new Set([...before, ...after].map(({ path }) => path))].flatMap(path => {
    const [oldChange, newChange] = [old?.get(path), now?.get(path)]
    const difference = {
      path,
      original: (newChange ?? oldChange)?.original ?? null,
      before: oldChange?.value ?? null,
      after: newChange?.value ?? null,
    }
    return isSame(difference.before, difference.after) ? [] : difference
  })
}

const stored = (value: Json) => (value === null ? null : JSON.stringify(value))
const read = (text: string | null): Json => (text === null ? null : JSON.parse(text))

export async function storeHistory(transaction: Handle, version: number, changed: readonly Difference[]) {
  const rows = changed.map(({ path, original, before, after }) => ({
    version,
    path,
    original: JSON.stringify(original),
    before_value: stored(before),
    after_value: stored(after),
  }))
  await transaction.insertInto('word_history').values(rows).execute()
}

/** Newest first. */
export async function versionsBefore(handle: Handle, state: WordState, before: number | undefined) {
  const rows = await handle
    .selectFrom('word_versions')
    .selectAll()
    .$if(before !== undefined, query => query.where('version', '<', before as number))
    .orderBy('version', 'desc')
    .limit(versionsPerPage + 1)
    .execute()
  const page = rows.slice(0, versionsPerPage)
  const numbers = page.map(({ version }) => version)
  const history =
    numbers.length === 0
      ? []
      : await handle.selectFrom('word_history').selectAll().where('version', 'in', numbers).orderBy('path').execute()
  const words = threeWords(state)
  const versions = page.map(
    ({ version, published_at, device }): PastVersion => ({
      version,
      publishedAt: published_at,
      device,
      changes: history
        .filter(row => row.version === version)
        .map(({ path, original, before_value, after_value }) => ({
          path,
          label: nameOfText(words, path),
          before: asJson(read(before_value ?? original)),
          after: asJson(read(after_value ?? original)),
        })),
    }),
  )
  return { versions, next: rows.length > versionsPerPage ? (numbers.at(-1) ?? null) : null }
}

/** One change of a version. What was changed again since gets its older words, too. */
export async function undoChange(
  transaction: Handle,
  state: WordState,
  { version, path }: { version: number; path: string },
  device: string | null,
) {
  const row = await transaction
    .selectFrom('word_history')
    .select(['original', 'before_value'])
    .where('version', '=', version)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!row) throw new PublicError(422, "This change isn't in the history.")
  const { originals } = threeWords(state)
  const { change } = locateChange(originals, { path, original: read(row.original), value: read(row.before_value) })
  if (!change) throw new PublicError(422, 'The place of these words is gone.')
  const holder = holderOf(withDrafts(state.changes, state.drafts), change.path)
  if (holder && holder.path !== change.path)
    throw new PublicError(422, 'These words are part of a list that was changed since. Change them there.')
  await putDraft(transaction, state, { path: change.path, value: change.value, device })
}

/** Everything as it was after a version. Replaces all drafts. Returns what can't be used anymore, which stays as it is. */
export async function returnTo(transaction: Handle, state: WordState, version: number, device: string | null) {
  const known = transaction.selectFrom('word_versions').select('version').where('version', '=', version)
  if (version !== 0 && !(await known.executeTakeFirst()))
    throw new PublicError(422, "This version isn't in the history.")
  const later = await transaction
    .selectFrom('word_history')
    .selectAll()
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .execute()
  const { originals } = threeWords(state)
  const target = new Map(state.changes.map(change => [change.path, change]))
  for (const { path, original, before_value } of later) {
    const past = { path, original: read(original), value: read(before_value) }
    const change = locateChange(originals, past).change ?? past
    if (before_value === null) target.delete(change.path)
    else target.set(change.path, change)
  }
  const drafts = differences(state.changes, [...target.values()]).map(({ path, original, after }) => ({
    path,
    original,
    value: after,
  }))
  const { words } = applyChanges([...target.values()], state.pageDates)
  const problems = await Promise.all(
    drafts.map(async ({ path, value }) => {
      const message =
        value === null ? undefined : (checkValue(words, path, value) ?? (await photoProblem(transaction, value)))
      return message === undefined ? [] : { path, page: null, label: labelOf(words, path), message }
    }),
  )
  const skipped = problems.flat()
  const usable = drafts.filter(({ path }) => !skipped.some(other => other.path === path))
  await storeDrafts(transaction, usable, device)
  return skipped
}
