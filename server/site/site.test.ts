import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { testPasswords } from '#tests/support/test-app.ts'
import { attributeOf, contentOf, elementIn, elementsIn, parseHtml, textOf } from './read-html.ts'

const asset = testBuild.files.find(({ path }) => path.startsWith('/assets/page-'))?.path ?? ''

let get: (url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') => Promise<SiteResponse>
type SiteResponse = { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer; body: string }

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const config = loadConfig({ SITE_URL: 'https://site.test' })
  const log = pino({ level: 'silent' })
  const app = await buildApp({ config, database, log, passwords: testPasswords, build: testBuild })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  // A real connection sends the path as written.
  get = async (path, headers = {}, method = 'GET') => {
    const call = request({ port, path, headers, method, agent: false }).end()
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const rawPayload = await buffer(response)
    return { statusCode: response.statusCode ?? 0, headers: response.headers, rawPayload, body: rawPayload.toString() }
  }
  return async () => {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  }
})

describe('encodings', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, '', (bytes: Buffer) => bytes],
  ])('serves %s to a browser that accepts "%s"', async (encoding, accepted, decode) => {
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('accept-encoding')
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    expect(decode(response.rawPayload).toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  })
})

describe('caching', () => {
  test('revalidates pages and responds with 304 when unchanged', async () => {
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

  test('uses a different ETag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async value => (await get('/', { 'accept-encoding': value })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('marks files with a hashed name as immutable', async () => {
    const response = await get(asset)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
  })
})

describe.each([
  ['/articles/first-process-to-automate.md', 'text/markdown; charset=utf-8'],
  ['/boston-massachusetts-ai-consultants.md', 'text/markdown; charset=utf-8'],
  ['/privacy-policy.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
])('%s', (path, contentType) => {
  test('has its content type and is compressed and revalidated like a page', async () => {
    const response = await get(path, { 'accept-encoding': 'br' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(contentType)
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(brotliDecompressSync(response.rawPayload).toString()).toMatch(/^# \w/)
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(response.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

test.each([
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('serves %s as %s', async (path, contentType) => {
  expect((await get(path)).headers['content-type']).toBe(contentType)
})

test('Markdown versions, and only those, name their page as canonical', async () => {
  const linkOf = async (path: string) => (await get(path)).headers.link
  expect(await linkOf('/articles/first-process-to-automate.md')).toBe(
    '<https://site.test/articles/first-process-to-automate>; rel="canonical"',
  )
  expect(await linkOf('/privacy-policy.md')).toBe('<https://site.test/privacy-policy>; rel="canonical"')
  for (const path of ['/privacy-policy', '/llms.txt', '/privacy-policy.json'])
    expect(await linkOf(path)).toBeUndefined()
})

test('responds to HEAD with the headers of GET and no body', async () => {
  const [head, full] = await Promise.all([get('/about', {}, 'HEAD'), get('/about')])
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(full.headers['content-length'])
})

test('redirects a trailing slash and keeps the query', async () => {
  const response = await get('/about/?from=mail')
  expect(response.statusCode).toBe(308)
  expect(response.headers.location).toBe('/about?from=mail')
  expect((await get('//evil.test/')).statusCode).toBe(404)
})

test.each([
  ['/About', '/about'],
  ['/%61bout', '/about'],
  ['/ARTICLES/First-Process-To-Automate/', '/articles/first-process-to-automate'],
])('redirects %s to %s', async (path, real) => {
  const response = await get(path)
  expect(response.statusCode).toBe(308)
  expect(response.headers.location).toBe(real)
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
])("doesn't serve %s", async path => {
  expect((await get(path)).statusCode).toBe(404)
})

test.each([
  '/nowhere',
  '/admin/nowhere',
  '/articles/a/b',
  '/winnipeg-ontario-ai-consultants',
  // Not valid UTF-8.
  '/%E0%A4%A',
  `/${'long'.repeat(1000)}`,
])('responds to %s with the 404 page', async path => {
  const response = await get(path)
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(textOf(elementIn(parseHtml(response.body), 'h1'))).toBe('Page Not Found')
})

test('responds to an unknown article with its own 404 page', async () => {
  expect((await get('/articles/no-such-article/')).body).toContain('Article Not Found')
  expect((await get('/articles/%E0%A4%A')).body).toContain('Article Not Found')
  const response = await get('/articles/no-such-article')
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('Article Not Found')
  expect(response.body).toContain('The article you&#x27;re looking for doesn&#x27;t exist.')
  expect(response.body).toContain('Back to Articles')
})

describe('content security policy', () => {
  test('allows exactly the inline scripts and styles of each page', async () => {
    for (const path of ['/', '/about', '/survey/exit', '/notes', '/articles', '/admin/leads', '/nowhere']) {
      const { body, headers } = await get(path)
      const policy = String(headers['content-security-policy'])
      const elements = elementsIn(parseHtml(body))
      const inline = elements.filter(
        element =>
          element.tagName === 'style' ||
          (element.tagName === 'script' && !attributeOf(element, 'type')?.startsWith('application/')),
      )
      expect(inline.length).toBeGreaterThanOrEqual(3)
      for (const element of inline) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(contentOf(element)).digest('base64')}'`)
      }
      expect(policy).not.toMatch(/unsafe|\*|http:/)
      const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)))
      expect([...attributes].filter(name => name === 'style' || name.startsWith('on'))).toEqual([])
    }
  })

  test('requires Trusted Types and upgrades requests behind TLS', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests")
  })
})

test.each(['/', '/nowhere', '/robots.txt', '/about/', '/healthz', '/api/nothing', '/%zz'])(
  'sends the security headers with %s',
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
