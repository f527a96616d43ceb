import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

const minuteMs = 60_000
const longestIdleMs = 2 * 60 * minuteMs
const longestMs = 12 * 60 * minuteMs

export type AdminSessions = ReturnType<typeof createAdminSessions>

/**
 * Who is signed in, across restarts and processes. A token is 256 random bits. What is stored is its hash under a key
 * made from the password: a copy of the database opens nothing, and with a new password no stored hash fits any token.
 */
export function createAdminSessions(database: Database, password: string, now = Date.now) {
  let key: Buffer | undefined
  const hashOf = (token: string) => {
    // Slow on purpose (about 50 ms), so it's computed on first use.
    key ??= scryptSync(password.normalize(), 'administrator tokens', 32)
    return createHmac('sha256', key).update(token).digest('base64url')
  }
  const ago = (ms: number) => new Date(now() - ms).toISOString()

  return {
    async open() {
      const token = randomBytes(32).toString('base64url')
      const token_hash = hashOf(token)
      await database.write(async transaction => {
        await transaction.deleteFrom('admin_sessions').where('created_at', '<=', ago(longestMs)).execute()
        await transaction
          .insertInto('admin_sessions')
          .values({ token_hash, created_at: ago(0), last_used_at: ago(0) })
          .execute()
      })
      return token
    },

    /** Whether the token opens the administrator's area; using it puts off the end of its idle time. */
    async isOpen(token: string) {
      const tokenHash = hashOf(token)
      const session = await database.read
        .selectFrom('admin_sessions')
        .select('last_used_at')
        .where('token_hash', '=', tokenHash)
        .where('created_at', '>', ago(longestMs))
        .where('last_used_at', '>', ago(longestIdleMs))
        .executeTakeFirst()
      if (!session) return false
      // Once a minute is precise enough, and spares every other call a write.
      if (session.last_used_at < ago(minuteMs)) await touch(tokenHash)
      return true
    },

    /** Says whether there was anything to close. */
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
    // On a full disk the administrator still reads what is there; the idle time goes on counting from the last note.
    await work.catch(error => {
      if (!isDatabaseUnavailable(error)) throw error
    })
  }
}
