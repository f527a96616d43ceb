import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { builtSite, testPasswords } from '#tests/support/test-app.ts'
import { loadSitePages } from './site.ts'
import type { SiteManifest } from './site-manifest.ts'

const { files } = JSON.parse(readFileSync(join(builtSite, 'site.json'), 'utf8')) as SiteManifest
const home = readFileSync(join(builtSite, 'client/index.html'))
const asset = files.find(({ path }) => path.startsWith('/assets/main-'))?.path ?? ''

let get: (url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') => Promise<Answer>
type Answer = { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer; body: string }

// One server for all: serving the site changes nothing.
beforeAll(async () => {
  const config = loadConfig({ SITE_URL: 'https://site.test' })
  const database = { kind: 'sqlite' } as never
  const pages = loadSitePages(builtSite, config.siteUrl)
  const app = await buildApp({
    config,
    database,
    log: pino({ level: 'silent' }),
    passwords: testPasswords,
    pages,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  // Over a real connection, so that the path is sent as written.
  get = async (path, headers = {}, method = 'GET') => {
    const call = request({ port, path, headers, method, agent: false }).end()
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const rawPayload = await buffer(response)
    return { statusCode: response.statusCode ?? 0, headers: response.headers, rawPayload, body: rawPayload.toString() }
  }
  return () => app.close()
})

describe('encodings', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, '', (bytes: Buffer) => bytes],
  ])('%s for a browser that accepts "%s"', async (encoding, accepted, decode) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(decode(answer.rawPayload).equals(home)).toBe(true)
  })
})

describe('caching', () => {
  test('pages are asked for again each time, and unchanged ones cost nothing', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    expect(first.headers['cache-control']).toBe('no-cache')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const value of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': value })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('each encoding has an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async value => (await get('/', { 'accept-encoding': value })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('files with a hash in their name are kept for ever', async () => {
    const answer = await get(asset)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  })
})

test('HEAD gives the headers of GET and no body', async () => {
  const [head, full] = await Promise.all([get('/about', {}, 'HEAD'), get('/about')])
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(full.headers['content-length'])
})

test('a slash at the end leads to the address without it, query included', async () => {
  const answer = await get('/about/?from=mail')
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe('/about?from=mail')
  expect((await get('//evil.test/')).statusCode).toBe(404)
})

test.each([
  ['/About', '/about'],
  ['/%61bout', '/about'],
  ['/ARTICLES/First-Process-To-Automate/', '/articles/first-process-to-automate'],
])('another spelling, %s, leads to %s, as the router in the browser would read it', async (path, real) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe(real)
})

test.each([
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/../../site.json',
  '/%2e%2e/site.json',
  '/index.html',
  '/site.json',
  '/index.html.br',
  '/404',
  '/articles/404',
  '/__spa-fallback.html',
  '/design',
])('nothing but the site can be had: %s', async path => {
  expect((await get(path)).statusCode).toBe(404)
})

test.each(['/nowhere', '/admin/nowhere', '/articles/a/b', '/winnipeg-ontario-ai-consultants'])(
  '%s is not found, with the page that says so',
  async path => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
  },
)

test('an unknown article is not found, with a screen of its own', async () => {
  expect((await get('/articles/no-such-article/')).body).toContain('Article Not Found')
  const answer = await get('/articles/no-such-article')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('Article Not Found')
  expect(answer.body).toContain('The article you&#x27;re looking for doesn&#x27;t exist.')
  expect(answer.body).toContain('Back to Articles')
})

describe('content security policy', () => {
  const pages = files.filter(({ inline }) => inline)

  test('covers every inline script and style of every page, and allows no other', async () => {
    for (const { path, file } of pages) {
      const policy = String((await get(path)).headers['content-security-policy'])
      const html = readFileSync(join(builtSite, 'client', file), 'utf8')
      const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
        ([, , attributes]) => !/application\/(ld\+)?json/.test(attributes ?? ''),
      )
      // The styles, the typefaces and the script that starts the rest.
      expect(inline.length).toBeGreaterThanOrEqual(3)
      for (const [, , , text = ''] of inline) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      }
      expect(policy).not.toMatch(/unsafe|\*|http:/)
      expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/)
    }
  })

  test('has Trusted Types, and upgrades requests when the site is behind TLS', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default; upgrade-insecure-requests")
  })
})

test.each(['/', '/nowhere', '/robots.txt', '/about/', '/healthz', '/api/nothing', '/%zz'])(
  '%s carries the security headers',
  async path => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
  },
)
