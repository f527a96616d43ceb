import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { threeWords } from './drafted-words.ts'
import { putDraft } from './drafts.ts'
import type { WordState } from './word-store.ts'

type Choice = { path: string; keep: 'owners' | 'original' }

/** The owner's words stay as they are. The release's become a draft, to be looked at and published like any other. */
export async function settle(transaction: Handle, state: WordState, { path, keep }: Choice, device: string | null) {
  const conflict = threeWords(state).conflicts.find(candidate => candidate.path === path)
  if (!conflict) throw new PublicError(422, 'This choice was already made.')
  if (keep === 'original') {
    await putDraft(transaction, state, { path, value: null, device })
    return
  }
  if (conflict.newOriginal === null)
    throw new PublicError(422, 'The place of these words is gone, so they can only be removed.')
  const original = JSON.stringify(conflict.newOriginal)
  await transaction.updateTable('word_changes').set({ original }).where('path', '=', path).execute()
}
