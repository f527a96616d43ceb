import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { healthAnswer, readyAnswer } from '#contracts/health.ts'
import type { WriteCheck } from '#server/db/write-check.ts'
import { describeError } from './describe-error.ts'
import { PublicError, retryAfterSeconds } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on a proxy is asked to send its visitors elsewhere. */
    stopBeingReady(): void
  }
}

type HealthOptions = { checkWrite: WriteCheck; version: string }

/**
 * `/healthz`: a proxy may send visitors, because pages need no database. `/readyz`: all that visitors do works. Both say
 * no to a server that is about to stop.
 */
export const healthPlugin = fastifyPlugin(async (app: FastifyInstance, { checkWrite, version }: HealthOptions) => {
  let closing = false
  const stopBeingReady = () => {
    closing = true
  }
  app.decorate('stopBeingReady', stopBeingReady)
  app.addHook('preClose', async () => stopBeingReady())
  const requireStaying = () => {
    if (closing) throw new PublicError(503, 'The server is shutting down.')
  }
  app.get('/healthz', { schema: { response: { 200: healthAnswer } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    requireStaying()
    return { status: 'ok', version }
  })
  app.get('/readyz', { schema: { response: { 200: readyAnswer } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    requireStaying()
    try {
      await checkWrite()
    } catch (error) {
      request.log.error(describeError(error), 'not ready')
      throw new PublicError(503, "The database can't be written to.", retryAfterSeconds)
    }
    return { status: 'ready' }
  })
})
