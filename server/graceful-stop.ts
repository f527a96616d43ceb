import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests under way get this long to finish. */
const longestWaitMs = 10_000
/** A proxy that asks /healthz every second has noticed by then, even if one of its questions was lost. */
const proxyNoticesMs = 3000

type Parts = { app: FastifyInstance; behindProxy: boolean; closeDatabase: () => Promise<void> }

/** How the server ends when it is told to: nobody who was let in is turned away. */
export async function stopGracefully({ app, behindProxy, closeDatabase }: Parts) {
  if (behindProxy) await letProxyTurnAway(app)
  setTimeout(() => process.exit(1), longestWaitMs).unref()
  // A connection that was busy when closing began stays open for the next request that never comes: end it once idle.
  setInterval(() => app.server.closeIdleConnections(), 50).unref()
  await app.close()
  await closeDatabase()
  process.exit(0)
}

/**
 * A proxy sends requests until it learns that it should not, and over connections that it keeps. So they are answered
 * for a while, each as the last one of its connection: a connection closed under a request would lose it.
 */
async function letProxyTurnAway(app: FastifyInstance) {
  app.stopBeingReady()
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(proxyNoticesMs)
}
