import type { FastifyRequest } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { AdminSessions } from './admin-sessions.ts'
import { addressOf, deviceOf } from './device.ts'
import { recordFailedLogin } from './failed-logins.ts'
import { recordSecurityEvent, type SecurityEmails } from './security-log.ts'

type Login = {
  remember: boolean | undefined
  passkey?: {
    id: string
    /** In the login's transaction. If it returns false, nobody is logged in. */
    use(transaction: Handle): Promise<boolean>
  }
}

const actorOf = (request: FastifyRequest, clock: Clock) => ({
  at: clock.now().toISOString(),
  device: deviceOf(request.headers['user-agent']),
  address: addressOf(request),
})

export type Logins = ReturnType<typeof createLogins>

/** What password and passkey logins have in common. */
export const createLogins = (database: Database, sessions: AdminSessions, emails: SecurityEmails, clock: Clock) => ({
  /** Returns the token. Undefined if the passkey can't be used. */
  async open(request: FastifyRequest, { remember, passkey }: Login) {
    const from = actorOf(request, clock)
    const details = { method: passkey ? 'passkey' : 'password' }
    const login = await database.write(async transaction => {
      if (passkey && !(await passkey.use(transaction))) return
      const { id, token } = await sessions.open(transaction, { ...from, remember, passkeyId: passkey?.id ?? null })
      const event = { action: 'login.succeeded', details } as const
      return { token, emailId: await recordSecurityEvent(transaction, emails, { sessionId: id, ...from }, event) }
    })
    if (!login) return
    emails.sendNow(login.emailId)
    request.log.info('administrator logged in')
    return login.token
  },

  async recordFailure(request: FastifyRequest, method: 'password' | 'passkey') {
    request.log.warn('administrator login rejected')
    await recordFailedLogin(database, { method, ...actorOf(request, clock) })
  },
})
