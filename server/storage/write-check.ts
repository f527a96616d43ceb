import { sql } from 'kysely'
import type { Clock } from '#server/clock.ts'
import type { Database } from './database.ts'
import { withTimeout } from './with-timeout.ts'

const maxWaitMs = 2000
/** Anyone can call /readyz, and each write waits for the disk. */
const cacheMs = 1000

/** The table isn't logged, so by itself the write wouldn't wait for the disk, nor for a synchronous standby. */
const loggedMessage = sql`pg_logical_emit_message(true, 'write-check', '')`.as('logged')

/** Writes, because a full or read-only disk still serves reads. The row is never backed up. */
export function createWriteCheck(database: Database, clock: Clock) {
  let latest: Promise<unknown> | undefined
  let startedAt = 0
  const write = () => {
    const window_ends_at = clock.now().toISOString()
    return database.writeOne(handle =>
      handle
        .insertInto('rate_limits')
        .values({ key: 'write-check', uses: 0, window_ends_at })
        .onConflict(conflict => conflict.column('key').doUpdateSet({ window_ends_at }))
        .$if(database.kind === 'postgres', query => query.returning(loggedMessage))
        .execute(),
    )
  }
  return async () => {
    if (!latest || performance.now() - startedAt > cacheMs) {
      startedAt = performance.now()
      latest = withTimeout(maxWaitMs, write())
    }
    await latest
  }
}
