import { applyChanges } from '#content/editing/apply-changes.ts'
import { pageDates } from '#content/page-dates.ts'
import type { Json } from '#contracts/words.ts'

/** As if the owner had published these values, by path. */
export function changedWords(values: Readonly<Record<string, Json>>) {
  const { words, unused } = applyChanges(
    Object.entries(values).map(([path, value]) => ({ path, value })),
    pageDates,
  )
  if (unused.length > 0) throw new Error(`No longer in the words: ${unused.join(', ')}`)
  return words
}
