import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSite, SitePage, SitePages, Variant } from './site-pages.ts'

const refusals = { br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/, gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/ }

function chooseVariant(page: SitePage, accepted: string | string[] | undefined): Variant {
  if (typeof accepted !== 'string') return page.identity
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = page[encoding]
    if (variant && accepted.includes(encoding) && !refusals[encoding].test(accepted)) return variant
  }
  return page.identity
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))

const pathOf = (url: string) => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** The client-side router ignores case, percent-encoding and a trailing slash, so those URLs redirect. */
function canonicalPath(path: string) {
  try {
    return decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
  } catch {
    return path
  }
}

/** Bypasses `reply.send()`, whose header copies take a tenth more time. */
function send(reply: FastifyReply, status: number, headers: Record<string, string>, body?: Buffer) {
  reply.hijack()
  reply.raw.writeHead(status, headers).end(body)
}

export function sendNotFoundPage(
  { notFound, articleNotFound }: SitePages,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = canonicalPath(pathOf(request.url))
  const isArticle = /^\/articles\/[^/]+$/.test(path) && !path.endsWith('.json')
  const page = isArticle ? articleNotFound : notFound
  const { body, headers } = chooseVariant(page, request.headers['accept-encoding'])
  return send(reply, 404, headers, body)
}

export async function sitePlugin(app: FastifyInstance, { liveSite }: { liveSite: LiveSite }) {
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    // Read once: it may be replaced at any time.
    const site = liveSite.current
    const { pages } = site
    const path = pathOf(request.url)
    const page = pages.get(path)
    const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
    if (page) {
      const { body, etag, headers, unchangedHeaders } = chooseVariant(page, accepted)
      if (matches(ifNoneMatch, etag)) return send(reply, 304, unchangedHeaders)
      return send(reply, 200, headers, body)
    }
    const canonical = canonicalPath(path)
    if (canonical !== path && pages.has(canonical)) {
      return reply.header('cache-control', 'no-cache').redirect(canonical + request.url.slice(path.length), 308)
    }
    return sendNotFoundPage(site, request, reply)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
}
