import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PublicError } from '#server/http/errors.ts'
import type { AdminSessions } from './admin-sessions.ts'
import { addressOf } from './device.ts'

declare module 'fastify' {
  interface FastifyInstance {
    requireAdmin(request: FastifyRequest): Promise<void>
  }
  interface FastifyRequest {
    /** When the admin session was opened. Set by the guard. */
    loggedInAt: string
  }
}

const bearer = /^Bearer ([\w-]{20,100})$/i

export const tokenOf = ({ headers }: FastifyRequest) => bearer.exec(headers.authorization ?? '')?.[1]

/** A test checks that every admin route uses it. */
export const adminGuardPlugin = fastifyPlugin(
  async (app: FastifyInstance, { sessions }: { sessions: AdminSessions }) => {
    app.decorateRequest('actor')
    app.decorateRequest('loggedInAt')
    app.decorate('requireAdmin', async (request: FastifyRequest) => {
      const token = tokenOf(request)
      const address = addressOf(request)
      const session = token && (await sessions.find(token, address))
      if (!session) throw new PublicError(401, 'Please log in.')
      request.actor = { at: app.clock.now().toISOString(), sessionId: session.id, device: session.device, address }
      request.loggedInAt = session.created_at
    })
  },
)

const freshMinutes = 15

/** For changes that someone with a stolen session could use to lock the owner out. */
export function requireFreshLogin({ actor, loggedInAt }: FastifyRequest) {
  // A login in the future was stored by a wrong clock.
  if (Math.abs(Date.parse(actor.at) - Date.parse(loggedInAt)) > freshMinutes * 60_000)
    throw new PublicError(403, `You logged in more than ${freshMinutes} minutes ago. Log in again to change this.`)
}
