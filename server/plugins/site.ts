import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { articleNotFoundPath, notFoundPath } from './site-manifest.ts'
import type { SitePages } from './site-pages.ts'

const pathOf = (url: string) => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Answers with the prerendered site. Only what the build wrote down can be served: a path is looked up, never opened. */
export const sitePlugin = fastifyPlugin(async (app: FastifyInstance, { pages }: { pages: SitePages }) => {
  // Written straight to the socket: Fastify's own way of sending costs more than everything else here together.
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/'
    const path = pathOf(url)
    if (path.length > 1 && path.endsWith('/') && pages.has(path.slice(0, -1))) {
      return pages.redirect(response, path.slice(0, -1) + url.slice(path.length))
    }
    if (pages.has(path) && path !== notFoundPath && path !== articleNotFoundPath) {
      return pages.answer(request, response, path, 200)
    }
    const isArticle = /^\/articles\/[^/]+$/.test(path) && !path.endsWith('.data')
    return pages.answer(request, response, isArticle ? articleNotFoundPath : notFoundPath, 404)
  }

  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    reply.hijack()
    serve(request.raw, reply.raw)
  })

  // An unknown call is answered as a call, not with a page.
  app.get('/api/*', { exposeHeadRoute: true }, async (_request, reply) => reply.callNotFound())
})
