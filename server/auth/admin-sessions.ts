import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

const minuteMs = 60_000
const maxIdleMs = 2 * 60 * minuteMs
const maxAgeMs = 12 * 60 * minuteMs

export type AdminSessions = ReturnType<typeof createAdminSessions>

/** Stores keyed hashes: a stolen database grants no access, and a new password ends all sessions. */
export function createAdminSessions(database: Database, password: string, now = Date.now) {
  let key: Buffer | undefined
  const hashOf = (token: string) => {
    // Slow on purpose (about 50 ms), so computed on first use.
    key ??= scryptSync(password.normalize(), 'administrator tokens', 32)
    return createHmac('sha256', key).update(token).digest('base64url')
  }
  const ago = (ms: number) => new Date(now() - ms).toISOString()

  return {
    async open() {
      const token = randomBytes(32).toString('base64url')
      const token_hash = hashOf(token)
      await database.write(async transaction => {
        await transaction.deleteFrom('admin_sessions').where('created_at', '<=', ago(maxAgeMs)).execute()
        await transaction
          .insertInto('admin_sessions')
          .values({ token_hash, created_at: ago(0), last_used_at: ago(0) })
          .execute()
      })
      return token
    },

    /** Also restarts the idle timeout. */
    async isOpen(token: string) {
      const tokenHash = hashOf(token)
      const session = await database.read
        .selectFrom('admin_sessions')
        .select('last_used_at')
        .where('token_hash', '=', tokenHash)
        .where('created_at', '>', ago(maxAgeMs))
        .where('last_used_at', '>', ago(maxIdleMs))
        .executeTakeFirst()
      if (!session) return false
      // Once a minute is precise enough and saves a write on most calls.
      if (session.last_used_at < ago(minuteMs)) await touch(tokenHash)
      return true
    },

    async close(token: string) {
      const tokenHash = hashOf(token)
      const { numDeletedRows } = await database.write(transaction =>
        transaction.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).executeTakeFirst(),
      )
      return numDeletedRows > 0n
    },
  }

  async function touch(tokenHash: string) {
    const work = database.write(transaction =>
      transaction
        .updateTable('admin_sessions')
        .set({ last_used_at: ago(0) })
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
    // On a full disk the admin area stays readable; idle time then counts from the last write.
    await work.catch(error => {
      if (!isDatabaseUnavailable(error)) throw error
    })
  }
}
