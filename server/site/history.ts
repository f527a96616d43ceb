import { applyChanges } from '#content/editing/apply-changes.ts'
import { findText, valueIn } from '#content/editing/texts.ts'
import type { Json, PastVersion } from '#contracts/words.ts'
import type { Actor } from '#server/admin/audit-log.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { storeDraft } from './drafts.ts'
import { type BothWords, parseValue, type WordState } from './word-store.ts'
import { changeOf, labelOf } from './words-reader.ts'

const mostVersions = 50

const stored = (value: Json | undefined) => (value === undefined || value === null ? null : JSON.stringify(value))

/** These drafts are what visitors see from now on. In a transaction that has the lock. Returns the new version. */
export async function storeVersion(
  transaction: Handle,
  state: WordState,
  drafts: ReadonlyArray<{ path: string; value: Json }>,
  { published, drafted }: Omit<BothWords, 'unused'>,
  actor: Actor,
) {
  const version = state.version + 1
  // The version is the key: of two servers that publish, only one can store it.
  await transaction
    .insertInto('word_versions')
    .values({ version, published_at: actor.at, session_id: actor.sessionId, device: actor.device })
    .execute()
  for (const { path, value } of drafts) {
    const [before, after] = [published, drafted].map(words => {
      const text = findText(path, words)
      return text && valueIn(words, text)
    })
    await transaction
      .insertInto('word_history')
      .values({ version, path, before_value: stored(before), after_value: stored(after), change_value: stored(value) })
      .execute()
    await transaction.deleteFrom('word_changes').where('path', '=', path).execute()
    if (value !== null)
      await transaction
        .insertInto('word_changes')
        .values({ path, value: JSON.stringify(value) })
        .execute()
    await transaction.deleteFrom('word_drafts').where('path', '=', path).execute()
  }
  return version
}

/** Newest first. */
export async function newestVersions(handle: Handle, words: BothWords) {
  const rows = await handle
    .selectFrom('word_versions')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute()
  const oldest = rows.at(-1)?.version ?? 0
  const history = await handle
    .selectFrom('word_history')
    .selectAll()
    .where('version', '>=', oldest)
    .orderBy('path')
    .execute()
  return rows.map(
    ({ version, published_at, device }): PastVersion => ({
      version,
      publishedAt: published_at,
      publishedBy: device,
      changes: history
        .filter(row => row.version === version)
        .map(row => changeOf(row.path, words, parseValue(row.before_value), parseValue(row.after_value))),
    }),
  )
}

/** Drafts that make everything as it was after a version. Returns labels of what can't be used anymore, which stays as it is. */
export async function returnTo(transaction: Handle, state: WordState, words: BothWords, version: number, actor: Actor) {
  if (version > state.version) throw new PublicError(422, "This version isn't in the history.")
  const rows = await transaction
    .selectFrom('word_history')
    .select(['version', 'path', 'change_value'])
    .orderBy('version')
    .execute()
  const later = new Set(rows.flatMap(row => (row.version > version ? row.path : [])))
  const own = state.drafts.find(({ path }) => later.has(path))
  if (own)
    throw new PublicError(409, `You've changed “${labelOf(own.path, words)}” since. Publish or discard that first.`)
  const then = new Map(rows.flatMap(row => (row.version <= version ? [[row.path, parseValue(row.change_value)]] : [])))
  const skipped: string[] = []
  for (const path of later) {
    const value = then.get(path) ?? null
    const isUsable = value === null || applyChanges([{ path, value }], state.pageDates).unused.length === 0
    if (isUsable) await storeDraft(transaction, state, { path, value }, actor)
    else skipped.push(labelOf(path, words))
  }
  return skipped
}
