import type { Words } from '#content/all-words.ts'
import { articlesPath } from './apply-changes.ts'
import type { Change, Json } from './change.ts'
import { valueAt, withValueAt } from './value-at.ts'

/**
 * A text in a changed list, or in an article that was added, is changed there. A list replaces the changes of the texts in
 * it: their paths are in `absorbs`.
 */
export function makeChange(
  originals: Words,
  changes: readonly Change[],
  path: string,
  value: Json,
): { change: Change; absorbs: string[] } {
  const container = changes.find(
    change => typeof change.value === 'object' && path.startsWith(`${change.path}/`) && change.path !== articlesPath,
  )
  if (container) {
    const keys = path.slice(container.path.length + 1).split('/')
    const changed = withValueAt(container.value, keys, value) ?? container.value
    return { change: { ...container, value: changed }, absorbs: [] }
  }
  const original = path === articlesPath ? knownArticles(originals, changes) : (valueAt(originals, path) ?? null)
  const below = path === articlesPath ? [] : changes.filter(change => change.path.startsWith(`${path}/`))
  return { change: { path, original, value }, absorbs: below.map(change => change.path) }
}

/** In the order that they have without a change. Of those, the ones that the owner's order leaves out are unpublished. */
const knownArticles = ({ articles }: Words, changes: readonly Change[]) => [
  ...changes.flatMap(({ path, original }) =>
    original === null && path.startsWith(`${articlesPath}/`) ? path.slice(articlesPath.length + 1) : [],
  ),
  ...articles.map(({ slug }) => slug),
]
