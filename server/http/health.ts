import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { describeConnection } from '#contracts/admin.ts'
import { checkHealth, checkReadiness } from '#contracts/health.ts'
import { createWriteCheck } from '#server/storage/write-check.ts'
import { addCall } from './call-route.ts'
import { describeError } from './describe-error.ts'
import { PublicError, retryAfterSeconds } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    failHealthChecks(): void
  }
}

/** `/healthz`: pages work, with or without a database. `/readyz`: forms work too. */
export const healthPlugin = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
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
  addCall(app, checkHealth, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    rejectWhenClosing()
    return { status: 'ok' as const, version }
  })
  addCall(app, checkReadiness, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    rejectWhenClosing()
    try {
      await checkWrite()
    } catch (error) {
      request.log.error(describeError(error), 'readiness check failed')
      throw new PublicError(503, "The database can't be written to.", retryAfterSeconds)
    }
    return { status: 'ready' as const }
  })
})

/** How a request arrived, for `npm run doctor`, which compares it with TRUST_PROXY. */
export async function connectionRoutes(app: FastifyInstance) {
  addCall(app, describeConnection, async ({ socket, headers, ip, ips = [] }) => ({
    peerAddress: socket.remoteAddress ?? '',
    forwardedFor: [headers['x-forwarded-for'] ?? []]
      .flat()
      .flatMap(value => value.split(','))
      .map(address => address.trim())
      .filter(Boolean),
    clientAddress: ip,
    trustedProxies: Math.max(0, ips.length - 1),
  }))
}
