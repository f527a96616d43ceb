import type { Words } from '#content/all-words.ts'
import { applyChanges, articlesPath } from '#content/editing/apply-changes.ts'
import type { Change, Json } from '#content/editing/change.ts'
import { labelOf } from '#content/editing/labels.ts'
import { valueAt } from '#content/editing/value-at.ts'
import { pageDates as releaseDates } from '#content/page-dates.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { WordField } from '#contracts/words.ts'
import type { Handle } from '#server/storage/database.ts'
import { putSetting } from '#server/storage/settings.ts'
import type { Tables } from '#server/storage/tables.ts'

export type StoredDraft = {
  path: string
  original: Json
  /** Null: back to the release's words. */
  value: Json
  revision: string
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

const parse = (text: string): Json => JSON.parse(text)

const changeOf = ({ path, original, value }: Tables['word_changes']): Change => ({
  path,
  original: parse(original),
  value: parse(value),
})

export const changeRow = ({ path, original, value }: Change) => ({
  path,
  original: JSON.stringify(original),
  value: JSON.stringify(value),
})

const draftOf = ({ path, original, value, revision, edited_at, device }: Tables['word_drafts']): StoredDraft => ({
  path,
  original: parse(original),
  value: value === null ? null : parse(value),
  revision,
  editedAt: edited_at,
  device,
})

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
    changes: changes.map(changeOf),
    drafts: drafts.map(draftOf),
    pageDates: withOwnDates(dates.map(({ page, updated }) => [page, updated])),
  }
}

/** For commands, which run beside the server. */
export async function readPublishedWords(handle: Handle) {
  const { changes, pageDates } = await readWordState(handle)
  return applyChanges(changes, pageDates).words
}

/** A release may have changed a page after the owner did. */
export function withOwnDates(dates: ReadonlyArray<readonly [page: string, updated: string]>, from = releaseDates) {
  const own = dates.map(([page, updated]) => {
    const released = from[page]
    const later = released && released.updated > updated ? released.updated : updated
    return [page, { updated: later, words: released?.words ?? '' }]
  })
  return { ...from, ...Object.fromEntries(own) } as PageDates
}

/** Until the transaction ends, no other server changes drafts or publishes. */
export const lockWords = (transaction: Handle) => putSetting(transaction, 'words_lock', '""', new Date().toISOString())

/** A list or an article, which has the texts below it in its own value. `articles` has only their order. */
export const isContainer = ({ path, value }: { path: string; value: Json }) =>
  typeof value === 'object' && value !== null && path !== articlesPath

export const isBelow = (path: string, container: string) => path.startsWith(`${container}/`)

/** The changes as they would be published. */
export function withDrafts(changes: readonly Change[], drafts: ReadonlyArray<Change | StoredDraft>): Change[] {
  const drafted = new Set(drafts.map(({ path }) => path))
  const all = [
    ...changes.filter(({ path }) => !drafted.has(path)),
    ...drafts.filter(({ value }) => value !== null).map(({ path, original, value }) => ({ path, original, value })),
  ]
  const containers = all.filter(isContainer)
  return all.filter(({ path }) => !containers.some(container => isBelow(path, container.path)))
}

/** The change or draft of a text, or of the list or article that it's in. */
export const holderOf = <Holder extends { path: string; value: Json }>(holders: readonly Holder[], path: string) =>
  holders.find(holder => holder.path === path) ??
  holders.find(holder => isContainer(holder) && isBelow(path, holder.path))

/** A text, a list, or the order of the articles. */
export const wordAt = (words: Words, path: string): Json =>
  path === articlesPath ? words.articles.map(({ slug }) => slug) : (valueAt(words, path) ?? null)

/** The contract's type isn't readonly. */
export const asJson = (value: Json) => value as WordField['value']

/** The words of the release, as visitors see them, and with the drafts. */
export function threeWords({ changes, drafts, pageDates }: WordState) {
  const published = applyChanges(changes, pageDates)
  return {
    originals: applyChanges([], pageDates).words,
    published: published.words,
    conflicts: published.conflicts,
    drafted: drafts.length === 0 ? published.words : applyChanges(withDrafts(changes, drafts), pageDates).words,
  }
}

export type ThreeWords = ReturnType<typeof threeWords>

/** The name of a text for the owner, even if it's no longer on the website. */
export function nameOfText({ drafted, published, originals }: Omit<ThreeWords, 'conflicts'>, path: string) {
  const words = [drafted, published, originals].find(candidate => valueAt(candidate, path) !== undefined)
  return labelOf(words ?? originals, path)
}
