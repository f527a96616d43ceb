import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answerHeaders, pageHeaders } from './security-headers.ts'
import { compressedExtensions, type SiteFile, type SiteManifest } from './site-manifest.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { body: Buffer; etag: string; headers: Record<string, string | number> }
type Page = Partial<Record<Encoding, Variant>> & { identity: Variant }

export type SitePages = {
  has(path: string): boolean
  answer(request: IncomingMessage, response: ServerResponse, path: string, status: 200 | 404): void
  redirect(response: ServerResponse, location: string): void
}

/** Reads the whole built site into memory, with every header set made once: a request is a look-up and a write. */
export function loadSitePages(folder: string, siteUrl: string): SitePages {
  const { files } = readManifest(folder)
  const behindTls = siteUrl.startsWith('https:')
  const pages = new Map(files.map(file => [file.path, loadPage(join(folder, 'client'), file, behindTls)]))

  return {
    has: path => pages.has(path),
    answer(request, response, path, status) {
      const page = pages.get(path) as Page
      const variant = chooseVariant(page, request.headers['accept-encoding'])
      if (status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
        const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = variant.headers
        response.writeHead(304, headers)
        response.end()
        return
      }
      response.writeHead(status, variant.headers)
      response.end(request.method === 'HEAD' ? undefined : variant.body)
    },
    redirect(response, location) {
      response.writeHead(308, { ...answerHeaders, location, 'content-length': 0, 'cache-control': 'no-cache' })
      response.end()
    },
  }
}

function readManifest(folder: string): SiteManifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  } catch (cause) {
    throw new Error('The site is not built yet: run `npm run build`.', { cause })
  }
}

function loadPage(folder: string, file: SiteFile, behindTls: boolean): Page {
  const shared = {
    ...(file.inline ? pageHeaders(file.inline, behindTls) : answerHeaders),
    'content-type': file.contentType,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  const variant = (encoding: Encoding, extension: string): Variant => {
    const body = readFileSync(join(folder, file.file + extension))
    const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    return { body, etag, headers: { ...shared, ...coding, 'content-length': body.length, etag } }
  }
  const page: Page = { identity: variant('identity', '') }
  for (const encoding of file.encodings) page[encoding] = variant(encoding, compressedExtensions[encoding])
  return page
}

const refused = (encoding: string, accepted: string) =>
  new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted)

function chooseVariant(page: Page, accepted: string | string[] | undefined): Variant {
  if (typeof accepted !== 'string') return page.identity
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = page[encoding]
    if (variant && accepted.includes(encoding) && !refused(encoding, accepted)) return variant
  }
  return page.identity
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))
