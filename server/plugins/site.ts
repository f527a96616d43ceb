import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { articleNotFoundPath, notFoundPath } from './site-manifest.ts'
import { pathOf, type SitePages } from './site-pages.ts'

/** The prerendered site. Only what the build wrote down can be served: a path is looked up, never opened. */
export const sitePlugin = fastifyPlugin(async (app: FastifyInstance, { pages }: { pages: SitePages }) => {
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = pathOf(request.url)
    if (path.length > 1 && path.endsWith('/') && pages.has(path.slice(0, -1))) {
      return reply.header('cache-control', 'no-cache').redirect(path.slice(0, -1) + request.url.slice(path.length), 308)
    }
    reply.hijack()
    if (pages.answerIfKnown(request.raw, reply.raw)) return
    const isArticle = /^\/articles\/[^/]+$/.test(path) && !path.endsWith('.data')
    pages.answerNotFound(request.raw, reply.raw, isArticle ? articleNotFoundPath : notFoundPath)
  })

  // An unknown call is answered as a call, not with a page.
  app.get('/api/*', { exposeHeadRoute: true }, async (_request, reply) => reply.callNotFound())
})
