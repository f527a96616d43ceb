import { hash } from 'node:crypto'
import type { Words } from '#content/all-words.ts'
import { applyChanges, type Change } from '#content/editing/apply-changes.ts'
import { canonical } from '#content/editing/check-words.ts'
import { pageDates as releaseDates } from '#content/page-dates.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { Json } from '#contracts/words.ts'
import type { Handle } from '#server/storage/database.ts'
import { putSetting } from '#server/storage/settings.ts'

export type StoredDraft = {
  path: string
  /** Null: back to the release's words. */
  value: Json
  editedAt: string
  device: string | null
}

/** What's published and what's drafted. */
export type WordState = {
  /** 0 if nothing has ever been published. */
  version: number
  publishedAt: string | null
  changes: readonly Change[]
  drafts: readonly StoredDraft[]
  pageDates: PageDates
}

export const parseValue = (text: string | null): Json => (text === null ? null : JSON.parse(text))

/** Cheap: every server asks for it every few seconds. */
export async function publishedVersion(handle: Handle) {
  const newest = handle.selectFrom('word_versions').select(['version', 'published_at']).orderBy('version', 'desc')
  return newest.limit(1).executeTakeFirst()
}

/** The version is read first: if something is published in between, it's older than the rest and is read again. */
export async function readWordState(handle: Handle): Promise<WordState> {
  const newest = await publishedVersion(handle)
  const changes = await handle.selectFrom('word_changes').selectAll().orderBy('path').execute()
  const drafts = await handle.selectFrom('word_drafts').selectAll().orderBy('path').execute()
  const dates = await handle.selectFrom('word_page_dates').selectAll().execute()
  return {
    version: newest?.version ?? 0,
    publishedAt: newest?.published_at ?? null,
    changes: changes.map(({ path, value }) => ({ path, value: parseValue(value) })),
    drafts: drafts.map(({ path, value, edited_at, device }) => ({
      path,
      value: parseValue(value),
      editedAt: edited_at,
      device,
    })),
    pageDates: withOwnDates(dates.map(({ page, updated }) => [page, updated])),
  }
}

/** For commands, which run beside the server. */
export async function readPublishedWords(handle: Handle) {
  const { changes, pageDates } = await readWordState(handle)
  return applyChanges(changes, pageDates).words
}

/** A release may have changed a page after the owner did. */
function withOwnDates(dates: ReadonlyArray<readonly [page: string, updated: string]>) {
  const own = dates.map(([page, updated]) => {
    const released = releaseDates[page]
    const later = released && released.updated > updated ? released.updated : updated
    return [page, { updated: later, words: released?.words ?? '' }]
  })
  return { ...releaseDates, ...Object.fromEntries(own) } as PageDates
}

/** Until the transaction ends, no other server changes drafts or publishes. */
export const lockWords = (transaction: Handle) => putSetting(transaction, 'words_lock', '""', new Date().toISOString())

/** The changes as they would be published. */
export function withDrafts(changes: readonly Change[], drafts: ReadonlyArray<Change | StoredDraft>): Change[] {
  const drafted = new Set(drafts.map(({ path }) => path))
  return [
    ...changes.filter(({ path }) => !drafted.has(path)),
    ...drafts.flatMap(({ path, value }) => (value === null ? [] : { path, value })),
  ]
}

export type BothWords = { published: Words; drafted: Words; unused: string[] }

/** As visitors see them, and with the drafts. */
export function bothWords({ changes, drafts, pageDates }: WordState): BothWords {
  const published = applyChanges(changes, pageDates)
  if (drafts.length === 0) return { published: published.words, drafted: published.words, unused: published.unused }
  const drafted = applyChanges(withDrafts(changes, drafts), pageDates)
  return { published: published.words, drafted: drafted.words, unused: drafted.unused }
}

/** Follows from the value alone, so that a repeated request isn't a conflict. */
export const revisionOf = (value: Json) => hash('sha256', canonical(value), 'base64url').slice(0, 22)

export const draftsRevision = ({ drafts }: WordState) => revisionOf(drafts.map(({ path, value }) => [path, value]))
