import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isApiCall } from './api-guard.ts'

/**
 * One line per API call: which route, how it ended, how long it took. Not the address as sent (a search may hold a
 * name), not the body, not the visitor's address. Pages are not logged: they are answered from memory.
 */
export const requestLogPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    if (!isApiCall(request)) return
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
})
