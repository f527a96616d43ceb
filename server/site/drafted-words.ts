import type { Words } from '#content/all-words.ts'
import { applyChanges, articlesPath } from '#content/editing/apply-changes.ts'
import type { Change, Json } from '#content/editing/change.ts'
import { labelOf } from '#content/editing/labels.ts'
import { valueAt } from '#content/editing/value-at.ts'
import type { WordField } from '#contracts/words.ts'
import type { StoredDraft, WordState } from './word-store.ts'

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
