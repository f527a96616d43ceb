import { words as originals } from '#content/all-words.ts'
import { locateChange } from '#content/editing/apply-changes.ts'
import type { Change } from '#content/editing/change.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { lockWords, readWordState } from './word-store.ts'

/** A release may have moved a text that the owner changed: from then on, its change has the new path. */
export async function moveChanges(database: Database) {
  const state = await readWordState(database.read)
  if ([...movesOf(state.changes), ...movesOf(state.drafts)].length === 0) return
  await database.write(async transaction => {
    await lockWords(transaction)
    const { changes, drafts } = await readWordState(transaction)
    await move(transaction, 'word_changes', movesOf(changes))
    await move(transaction, 'word_drafts', movesOf(drafts))
  })
}

type Move = { from: string; to: string }

/** Without those whose new place has another change, which stays there until the owner chooses. */
function movesOf(changes: readonly Change[]): Move[] {
  const moves = changes.map(change => ({
    from: change.path,
    to: locateChange(originals, change).change?.path ?? change.path,
  }))
  const moved = moves.filter(({ from, to }) => from !== to)
  return moved.filter(({ from, to }) => !moves.some(other => other.from !== from && other.to === to))
}

/** First all away, because two texts can have changed places. */
async function move(transaction: Handle, table: 'word_changes' | 'word_drafts', moves: readonly Move[]) {
  const rename = (from: string, to: string) =>
    transaction.updateTable(table).set({ path: to }).where('path', '=', from).execute()
  for (const { from } of moves) await rename(from, `moving ${from}`)
  for (const { from, to } of moves) await rename(`moving ${from}`, to)
}
