import { words as originals, type Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import { pageDates } from '#content/page-dates.ts'
import type { Handle } from '#server/db/database.ts'

/** What the site says now. Read `words` at the time of use: the owner may publish others at any time. */
export type PublishedWords = { readonly words: Words }

export const createPublishedWords = (initial: Words = originals) => ({ words: initial })

/** For commands, which have no server's words. */
export async function readPublishedWords(read: Handle) {
  const rows = await read.selectFrom('word_changes').selectAll().execute()
  const changes = rows.map(({ path, original, value }) => ({
    path,
    original: JSON.parse(original),
    value: JSON.parse(value),
  }))
  return applyChanges(changes, pageDates).words
}
