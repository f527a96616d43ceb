import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { PublicError, throwNotFound } from './errors.ts'

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

const toArray = <T>(hooks: T | T[] | undefined): T[] => (hooks === undefined ? [] : ([hooks].flat() as T[]))

/** Attaches its hooks to routes, so that another spelling of the URL (`/%61pi/`) can't bypass them. */
export const apiHooksPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { siteUrl, trustProxy } = app.config
  app.removeContentTypeParser('text/plain')
  let warned = trustProxy !== undefined

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    if (!warned && request.headers['x-forwarded-for']) {
      warned = true
      request.log.warn('TRUST_PROXY is not set, but requests come through a proxy: all visitors share one rate limit')
    }
    // A form on another site can post without a preflight, but its browser sends the origin.
    const { origin } = request.headers
    if (readOnlyMethods.has(request.method) || origin === undefined) return
    const host = hostOf(origin)
    if (!host || (host !== request.host && host !== hostOf(siteUrl)))
      throw new PublicError(403, "Cross-site requests aren't allowed.")
  }

  /** Logs the route's pattern, not the URL, which may contain a name. */
  const onResponse = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request completed')
  }

  app.addHook('onRoute', route => {
    const isReadOnly = [route.method].flat().every(method => readOnlyMethods.has(method))
    if (isReadOnly && !route.url.startsWith('/api/')) return
    route.onRequest = [onRequest, ...toArray(route.onRequest)]
    route.onResponse = [onResponse, ...toArray(route.onResponse)]
  })
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: throwNotFound,
  })
})
