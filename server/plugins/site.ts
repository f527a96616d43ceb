import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { articleNotFoundPath, notFoundPath } from './site-manifest.ts'
import { pathOf, type SitePages } from './site-pages.ts'

/** The router in the browser ignores case, encoding and a slash at the end: such an address leads to the real one. */
function plainPath(path: string) {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
  } catch {
    return path
  }
}

/** What is left after http-server.ts has answered the pages that exist: other spellings of them, and what is not there. */
export const sitePlugin = fastifyPlugin(async (app: FastifyInstance, { pages }: { pages: SitePages }) => {
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = pathOf(request.url)
    const plain = plainPath(path)
    if (plain !== path && pages.has(plain)) {
      return reply.header('cache-control', 'no-cache').redirect(plain + request.url.slice(path.length), 308)
    }
    const isArticle = /^\/articles\/[^/]+$/.test(plain) && !plain.endsWith('.json')
    reply.hijack()
    pages.answerNotFound(request.raw, reply.raw, isArticle ? articleNotFoundPath : notFoundPath)
  })

  // An unknown call is answered as a call, not with a page.
  app.get('/api/*', { exposeHeadRoute: true }, async (_request, reply) => reply.callNotFound())
})
