import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { checkHealth, checkReadiness, checkUp } from '#contracts/health.ts'
import { type Clock, withTimeout } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { describeError } from '#server/storage/database-errors.ts'
import { putSetting } from '#server/storage/settings.ts'
import { addCall } from './call-route.ts'
import { PublicError, retryAfterSeconds } from './errors.ts'

const maxWaitMs = 2000
/** Anyone can call /readyz, and each write waits for the disk. */
const cacheMs = 1000

/** Writes, because a full or read-only disk still serves reads. */
export function createWriteCheck(database: Database, clock: Clock) {
  let latest: Promise<unknown> | undefined
  let startedAt = 0
  const write = () => database.write(handle => putSetting(handle, 'write_check', '""', clock.now().toISOString()))
  return async () => {
    if (!latest || performance.now() - startedAt > cacheMs) {
      startedAt = performance.now()
      latest = withTimeout(maxWaitMs, write())
    }
    await latest
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the site, or `development`. */
    release: string
    failHealthChecks(): void
  }
}

/** `/healthz` and `/up`: pages work, with or without a database. `/readyz`: forms work too. */
export const healthPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const checkWrite = createWriteCheck(app.database, app.clock)
  let closing = false
  const failHealthChecks = () => {
    closing = true
  }
  app.decorate('failHealthChecks', failHealthChecks)
  app.addHook('preClose', async () => failHealthChecks())
  const rejectWhenClosing = () => {
    if (closing) throw new PublicError(503, 'The server is shutting down.')
  }
  for (const call of [checkHealth, checkUp])
    addCall(app, call, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      rejectWhenClosing()
      return { status: 'ok' as const, version: app.release }
    })
  addCall(app, checkReadiness, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    rejectWhenClosing()
    try {
      await checkWrite()
    } catch (error) {
      request.log.error(describeError(error), 'readiness check failed')
      throw new PublicError(503, "The database can't be written to.", { retryAfterSeconds })
    }
    return { status: 'ready' as const }
  })
})
