import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, responseHeaders } from './security-headers.ts'
import {
  articleNotFoundPath,
  compressedExtensions,
  notFoundPath,
  type SiteFile,
  type SiteManifest,
} from './site-manifest.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Headers = Record<string, string>
type Variant = { body: Buffer; etag: string; headers: Headers; unchangedHeaders: Headers }
type Page = Partial<Record<Encoding, Variant>> & { identity: Variant }

export type SitePages = {
  builtFor: string
  builtAt: Date
  version: string
  pages: ReadonlyMap<string, Page>
  notFound: Page
  articleNotFound: Page
}

/** Keeps the built site in memory with all response headers: a request is a lookup and a write. */
export function loadSitePages(folder: string, siteUrl: string): SitePages {
  const behindTls = siteUrl.startsWith('https:')
  const manifest = readManifest(folder)
  const pages = new Map(
    manifest.files.map(file => [file.path, loadPage(join(folder, 'client'), file, manifest.siteUrl, behindTls)]),
  )
  const remove = (path: string) => {
    const page = pages.get(path) as Page
    pages.delete(path)
    return page
  }
  return {
    builtFor: manifest.siteUrl,
    builtAt: statSync(join(folder, 'site.json')).mtime,
    version: manifest.version,
    notFound: remove(notFoundPath),
    articleNotFound: remove(articleNotFoundPath),
    pages,
  }
}

export function readManifest(folder: string): SiteManifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    throw new Error(code === 'EACCES' ? `${path} can't be read.` : "The site isn't built yet. Run `npm run build`.", {
      cause,
    })
  }
}

function loadPage(folder: string, file: SiteFile, siteUrl: string, behindTls: boolean): Page {
  const shared = {
    ...(file.inline ? pageHeaders(file.inline, behindTls) : responseHeaders),
    'content-type': file.contentType,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    // So that search engines list the page instead of its Markdown version.
    ...(file.path.endsWith('.md') && { link: `<${siteUrl}${file.path.slice(0, -'.md'.length)}>; rel="canonical"` }),
  }
  const variant = (encoding: Encoding, extension: string): Variant => {
    const body = readFileSync(join(folder, file.file + extension))
    const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    const unchangedHeaders = { ...shared, etag }
    const whole = { 'content-length': String(body.length), ...(extension && { 'content-encoding': encoding }) }
    return { body, etag, headers: { ...unchangedHeaders, ...whole }, unchangedHeaders }
  }
  const page: Page = { identity: variant('identity', '') }
  for (const encoding of file.encodings) page[encoding] = variant(encoding, compressedExtensions[encoding])
  return page
}

const refusals = { br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/, gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/ }

function chooseVariant(page: Page, accepted: string | string[] | undefined): Variant {
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
function send(reply: FastifyReply, status: number, headers: Headers, body?: Buffer) {
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

export async function sitePlugin(app: FastifyInstance, { site }: { site: SitePages }) {
  const { pages } = site
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
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
