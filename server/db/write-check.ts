import { within } from '#server/within.ts'
import type { Database } from './database.ts'

const longestWaitMs = 2000
/** Anyone may ask, as often as they like, and each write waits for the disk. */
const keptMs = 1000

/**
 * Resolves if a write reaches the disk, and rejects with the reason if it doesn't: a full or read-only disk still
 * answers reads. The row is in a table that is neither backed up nor shown.
 */
export function createWriteCheck(database: Database) {
  let succeededAt = 0
  let underWay: Promise<unknown> | undefined
  const write = () => {
    const window_ends_at = new Date().toISOString()
    return database.writeOne(handle =>
      handle
        .insertInto('rate_limits')
        .values({ key: 'write-check', uses: 0, window_ends_at })
        .onConflict(conflict => conflict.column('key').doUpdateSet({ window_ends_at }))
        .execute(),
    )
  }
  const check = async () => {
    try {
      await within(longestWaitMs, write())
      succeededAt = Date.now()
    } finally {
      underWay = undefined
    }
  }
  return async () => {
    if (Date.now() - succeededAt < keptMs) return
    underWay ??= check()
    await underWay
  }
}

export type WriteCheck = ReturnType<typeof createWriteCheck>
