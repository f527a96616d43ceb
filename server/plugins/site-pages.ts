import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createQuickAnswer, type QuickAnswer } from './quick-answer.ts'
import { answerHeaders, pageHeaders } from './security-headers.ts'
import {
  articleNotFoundPath,
  compressedExtensions,
  notFoundPath,
  type SiteFile,
  type SiteManifest,
} from './site-manifest.ts'

/** What is larger is asked for rarely, and would be in memory once more. */
const largestQuickAnswer = 64 * 1024

type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are flat lists of names and values: what Node writes fastest. */
type Variant = {
  body: Buffer
  etag: string
  headers: string[]
  unchangedHeaders: string[]
  quickAnswer: QuickAnswer | undefined
}
type Page = Partial<Record<Encoding, Variant>> & { identity: Variant }

export type SitePages = {
  /** The public address that the links in it name. */
  builtFor: string
  builtAt: Date
  version: string
  has(path: string): boolean
  /** Answers when the site has a page at the request's address; says whether it did. */
  answerIfKnown(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers 404 with one of the two pages that say so. */
  answerNotFound(request: IncomingMessage, response: ServerResponse, standIn: string): void
}

export const pathOf = (url: string) => {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

/** Reads the whole built site into memory, with every header set made once: a request is a look-up and a write. */
export function loadSitePages(folder: string, siteUrl: string): SitePages {
  const behindTls = siteUrl.startsWith('https:')
  const manifest = readManifest(folder)
  const pages = new Map(manifest.files.map(file => [file.path, loadPage(join(folder, 'client'), file, behindTls)]))
  const standIns = new Map([notFoundPath, articleNotFoundPath].map(path => [path, pages.get(path)]))
  for (const path of standIns.keys()) pages.delete(path)

  return {
    builtFor: manifest.siteUrl,
    builtAt: statSync(join(folder, 'site.json')).mtime,
    version: manifest.version,
    has: path => pages.has(path),
    answerIfKnown(request, response) {
      const page = pages.get(pathOf(request.url ?? '/'))
      if (!page) return false
      const variant = chooseVariant(page, request.headers['accept-encoding'])
      if (matches(request.headers['if-none-match'], variant.etag)) {
        response.writeHead(304, variant.unchangedHeaders)
        response.end()
      } else if (!variant.quickAnswer?.(request, response)) send(request, response, 200, variant)
      return true
    },
    answerNotFound(request, response, standIn) {
      send(request, response, 404, chooseVariant(standIns.get(standIn) as Page, request.headers['accept-encoding']))
    },
  }
}

function readManifest(folder: string): SiteManifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    throw new Error(code === 'EACCES' ? `${path} can't be read.` : 'The site is not built yet: run `npm run build`.', {
      cause,
    })
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
    const whole = { 'content-length': String(body.length), ...(extension && { 'content-encoding': encoding }) }
    const headers = Object.entries({ ...shared, etag, ...whole }).flat()
    return {
      body,
      etag,
      headers,
      quickAnswer: body.length > largestQuickAnswer ? undefined : createQuickAnswer(headers, body),
      unchangedHeaders: Object.entries({ ...shared, etag }).flat(),
    }
  }
  const page: Page = { identity: variant('identity', '') }
  for (const encoding of file.encodings) page[encoding] = variant(encoding, compressedExtensions[encoding])
  return page
}

function send(request: IncomingMessage, response: ServerResponse, status: number, { headers, body }: Variant) {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
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
  (ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))
