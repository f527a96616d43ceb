import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PublicError, throwNotFound } from './errors.ts'

type ApiOptions = { siteUrl: string; isBehindProxy: boolean }

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

const listOf = <T>(hooks: T | T[] | undefined): T[] => (hooks === undefined ? [] : ([hooks].flat() as T[]))

/**
 * What applies to every API call: JSON only, no caching, no writes from pages of another site, and one line in the log.
 * Hooks belong to routes, so that another spelling of the address (`/%61pi/`) can't avoid them.
 */
export const apiHooksPlugin = fastifyPlugin(async (app: FastifyInstance, { siteUrl, isBehindProxy }: ApiOptions) => {
  app.removeContentTypeParser('text/plain')
  let warned = isBehindProxy

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    if (!warned && request.headers['x-forwarded-for']) {
      warned = true
      request.log.warn('A proxy forwards requests, but TRUST_PROXY is not set: all visitors count as one.')
    }
    // A form on another site's page can post without asking first, but its browser sends the origin.
    const { origin } = request.headers
    if (readOnlyMethods.has(request.method) || origin === undefined) return
    const host = hostOf(origin)
    if (!host || (host !== request.host && host !== hostOf(siteUrl)))
      throw new PublicError(403, "Cross-site requests aren't allowed.")
  }

  /** The route's pattern, not the address: a search may contain a name. Neither the body nor the visitor's address. */
  const onResponse = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request completed')
  }

  app.addHook('onRoute', route => {
    if (!route.url.startsWith('/api/')) return
    route.onRequest = [onRequest, ...listOf(route.onRequest)]
    route.onResponse = [onResponse, ...listOf(route.onResponse)]
  })
  // An unknown call gets an error, not the site's 404 page.
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: throwNotFound,
  })
})
