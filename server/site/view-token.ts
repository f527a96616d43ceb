import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AdminSessions } from '#server/admin/admin-sessions.ts'
import { createStoredKey } from '#server/admin/stored-key.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'

const lifetimeMs = 30 * 60_000

/** A frame can't send the admin token, so its address has this: an admin session, until when, and a MAC. */
export function createViewTokens(database: Database, sessions: Pick<AdminSessions, 'isOpen'>, clock: Clock) {
  const readKey = createStoredKey(database, 'words_view_key', clock)
  const macOf = async (body: string) =>
    createHmac('sha256', await readKey())
      .update(body)
      .digest()

  return {
    async issue(sessionId: string) {
      const expires = clock.now().getTime() + lifetimeMs
      const body = `${sessionId}.${expires.toString(36)}`
      const mac = await macOf(body)
      return { token: `${body}.${mac.toString('base64url')}`, expiresAt: new Date(expires).toISOString() }
    },

    /** Whether it's ours, hasn't expired, and the administrator is still logged in. */
    async isValid(token: string) {
      const [sessionId = '', expires = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const expected = await macOf(`${sessionId}.${expires}`)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      return Number.parseInt(expires, 36) > clock.now().getTime() && (await sessions.isOpen(sessionId))
    },
  }
}

export type ViewTokens = ReturnType<typeof createViewTokens>
