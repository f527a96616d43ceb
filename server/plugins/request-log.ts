import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isApiCall } from './api-guard.ts'

type RequestLogOptions = { isBehindProxy: boolean }

/**
 * One line per API call: which route, how it ended, how long it took. Not the address as sent (a search may hold a
 * name), not the body, not the visitor's address. Pages are not logged: they are answered from memory.
 */
export const requestLogPlugin = fastifyPlugin(async (app: FastifyInstance, { isBehindProxy }: RequestLogOptions) => {
  let warned = isBehindProxy
  app.addHook('onRequest', async request => {
    if (warned || !request.headers['x-forwarded-for']) return
    warned = true
    request.log.warn('A proxy forwards requests, but TRUST_PROXY is not set: all visitors count as one.')
  })
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
