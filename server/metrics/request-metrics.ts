import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Metrics } from './metrics.ts'

/** Node's parser knows three dozen methods; the site answers these. */
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and times every request that comes to the router. */
export const requestMetricsPlugin = fastifyPlugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook('onResponse', async (request, reply) =>
    metrics.answered({
      method: usualMethods.has(request.method) ? request.method : 'other',
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  )
})
