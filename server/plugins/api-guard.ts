import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PublicError } from './errors.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/** By the route that was found, not by the address as written: `/%61pi/` leads to the same one. */
export const isApiCall = (request: FastifyRequest) => (request.routeOptions.url ?? request.url).startsWith('/api/')

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * What holds for every API call: JSON only, nothing kept by caches, and no writing from pages of another site. (A
 * form on a foreign page can post without asking; it cannot post JSON, and its browser names the origin.)
 */
export const apiGuardPlugin = fastifyPlugin(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) return
    reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    const { origin } = request.headers
    if (changesNothing.has(request.method) || origin === undefined) return
    const host = hostOf(origin)
    if (!host || (host !== request.host && host !== hostOf(siteUrl)))
      throw new PublicError(403, 'This call is not for other sites.')
  })
})
