import { createWords, type Words } from '#content/all-words.ts'
import type { Article } from '#content/articles/article.ts'
import { type Site, site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { Change, Json, WordConflict } from './change.ts'
import { isSame } from './is-same.ts'
import { valueAt, withValueAt } from './value-at.ts'

export const articlesPath = 'articles'

const isAbout = (path: string, name: string) => path === name || path.startsWith(`${name}/`)
const isSite = ({ path }: Change) => isAbout(path, 'site')
const isAddedArticle = ({ path, original }: Change) => isAbout(path, articlesPath) && original === null

/** The release's words with the owner's changes. */
export function applyChanges(
  changes: readonly Change[],
  pageDates: PageDates,
): { words: Words; conflicts: WordConflict[] } {
  const originals = createWords(site, pageDates)
  const found = changes.map(change => locateChange(originals, change))
  const conflicts = found.flatMap(({ conflict }) => conflict ?? [])
  // Of two changes of one text, the one that's stored at its place is newer than the one that moved there.
  const inPlace = new Set(changes.flatMap(({ path }, index) => (found[index]?.change?.path === path ? path : [])))
  const located = found.flatMap(({ change }, index) =>
    change && (change.path === changes[index]?.path || !inPlace.has(change.path)) ? change : [],
  )
  const siteChanges = located.filter(isSite)
  // Making all words takes a few milliseconds.
  const words = siteChanges.length > 0 ? createWords(siteWith(siteChanges), pageDates) : originals
  const added = located.filter(isAddedArticle).map(({ value }) => value as unknown as Article)
  const order = located.find(({ path }) => path === articlesPath)
  const others = located.filter(change => !isSite(change) && !isAddedArticle(change) && change !== order)
  // A release may have an article at the same address. The owner's stays.
  const released = words.articles.filter(({ slug }) => !added.some(article => article.slug === slug))
  const known = added.length > 0 ? { ...words, articles: [...added, ...released] } : words
  const changed = setAll(known as unknown as Json, others) as unknown as Words
  return { words: order ? { ...changed, articles: arrange(changed.articles, order) } : changed, conflicts }
}

function siteWith(changes: readonly Change[]): Site {
  const own = setAll({ site } as unknown as Json, changes) as unknown as { site: Site }
  const standIns = site.standIns.filter(
    name => !changes.some(({ path }) => isAbout(path, `site/${name.replaceAll('.', '/')}`)),
  )
  return { ...own.site, standIns }
}

/** Lists before the texts in them. */
const setAll = (tree: Json, changes: readonly Change[]) =>
  changes
    .toSorted((a, b) => a.path.length - b.path.length)
    .reduce((result, { path, value }) => withValueAt(result, path.split('/'), value) ?? result, tree)

/** Articles that a release has added since come first. Those that the owner left out aren't published. */
function arrange(articles: readonly Article[], { original, value }: Change): readonly Article[] {
  const [before, order] = [original as readonly string[], value as readonly string[]]
  const inOrder = order.flatMap(slug => articles.find(article => article.slug === slug) ?? [])
  return [...articles.filter(({ slug }) => !before.includes(slug) && !order.includes(slug)), ...inOrder]
}

/** A release may have moved the text or changed it too. Without `change`, the text is gone. */
export function locateChange(
  originals: Words,
  change: Change,
): { change?: Change | undefined; conflict?: WordConflict | undefined } {
  const { path, original, value } = change
  if (original === null || path === articlesPath) return { change }
  const current = valueAt(originals, path)
  if (current !== undefined && isSame(current, original)) return { change }
  const moved = movedPath(originals, path, original)
  if (moved) return { change: { ...change, path: moved } }
  const conflict = { path, oldOriginal: original, newOriginal: current ?? null, owners: value }
  return current === undefined ? { conflict } : { change, conflict }
}

/** The one place in the same list where the original is now. */
function movedPath(originals: Words, path: string, original: Json) {
  const keys = path.split('/')
  for (let depth = keys.length - 1; depth > 0; depth--) {
    const list = valueAt(originals, keys.slice(0, depth).join('/'))
    if (!Array.isArray(list) || !/^\d+$/.test(keys[depth] ?? '')) continue
    const places = list
      .map((_, index) => [...keys.slice(0, depth), index, ...keys.slice(depth + 1)].join('/'))
      .filter(place => isSame(valueAt(originals, place) ?? null, original))
    return places.length === 1 ? places[0] : undefined
  }
  return undefined
}
