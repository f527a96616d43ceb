import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PublicError } from '#server/http/errors.ts'
import type { AdminSessions } from './admin-sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For `onRequest` of every admin route: 401 without the token of an open session. */
    requireAdmin(request: FastifyRequest): Promise<void>
  }
}

const bearer = /^Bearer ([\w-]{20,100})$/i

export const tokenOf = ({ headers }: FastifyRequest) => bearer.exec(headers.authorization ?? '')?.[1]

/** Each admin route names the guard; a test checks that none was forgotten. */
export const adminGuardPlugin = fastifyPlugin(
  async (app: FastifyInstance, { sessions }: { sessions: AdminSessions }) => {
    app.decorate('requireAdmin', async (request: FastifyRequest) => {
      const token = tokenOf(request)
      if (!token || !(await sessions.isOpen(token))) throw new PublicError(401, 'Please log in.')
    })
  },
)
