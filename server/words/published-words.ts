import { words as originals, type Words } from '#content/all-words.ts'
import { applyChanges } from '#content/editing/apply-changes.ts'
import type { Handle } from '#server/db/database.ts'
import { readWordState } from './word-store.ts'

/** What the site says now. Read `words` at the time of use: the owner may publish others at any time. */
export type PublishedWords = { readonly words: Words }

export const createPublishedWords = (initial: Words = originals) => ({ words: initial })

/** For commands, which run beside the server. */
export async function readPublishedWords(read: Handle) {
  const { changes, pageDates } = await readWordState(read)
  return applyChanges(changes, pageDates).words
}
