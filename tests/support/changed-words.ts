import { words as originals } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import type { Json } from '#content/editing/change.ts'
import { valueAt } from '#content/editing/value-at.ts'
import { pageDates } from '#content/page-dates.ts'

/** As if the owner had published these values, by path. */
export function changedWords(values: Readonly<Record<string, Json>>) {
  const changes = Object.entries(values).map(([path, value]) => ({
    path,
    original: path === 'articles' ? originals.articles.map(({ slug }) => slug) : (valueAt(originals, path) ?? null),
    value,
  }))
  const { words, conflicts } = applyChanges(changes, pageDates)
  if (conflicts.length > 0) throw new Error(`No longer in the words: ${conflicts.map(({ path }) => path).join(', ')}`)
  return words
}
