import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { AdminSessions } from './admin-sessions.ts'
import { PublicError } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For `onRequest` of every call that is the administrator's alone: 401 without a token that is open. */
    requireAdmin(request: FastifyRequest): Promise<void>
  }
}

const bearer = /^Bearer ([\w-]{20,100})$/i

export const tokenOf = ({ headers }: FastifyRequest) => bearer.exec(headers.authorization ?? '')?.[1]

/** Calls name the guard one by one; a test goes through all routes and fails for one that was forgotten. */
export const adminGuardPlugin = fastifyPlugin(
  async (app: FastifyInstance, { sessions }: { sessions: AdminSessions }) => {
    app.decorate('requireAdmin', async (request: FastifyRequest) => {
      const token = tokenOf(request)
      if (!token || !(await sessions.isOpen(token))) throw new PublicError(401, 'Please log in.')
    })
  },
)
