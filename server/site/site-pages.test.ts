import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { builtSite, testPasswords } from '#tests/support/test-app.ts'
import { contentTypes, packFile } from './pack-file.ts'
import { findPage, type KnownFile, loadSitePages, replaceFiles, replaceRendered } from './site-pages.ts'

const config = loadConfig({ SITE_URL: 'https://site.test' })
const built = loadSitePages(builtSite, config.siteUrl)

const pack = (path: string, text: string) => {
  const inline = { scripts: ['one()'], styles: [] }
  return packFile({ path, contentType: contentTypes['.html'] ?? '', body: Buffer.from(text), inline }, 'quick')
}

const known = (without: string[]): KnownFile[] =>
  [...built.rendered]
    .filter(path => !without.includes(path))
    .map(path => ({ path, hash: findPage(built, path)?.hash ?? '' }))

test('one assignment replaces, adds and removes pages, 404 pages included, and keeps scripts', async () => {
  const liveSite = { current: built }
  const database = { kind: 'sqlite' } as never
  const app = await buildApp({ config, database, log: pino({ level: 'silent' }), passwords: testPasswords, liveSite })
  onTestFinished(() => app.close())
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    return { statusCode, body, headers }
  }
  const script = [...built.pages.keys()].find(path => path.endsWith('.js')) ?? ''
  const before = await get(script)
  expect((await get('/beta')).statusCode).toBe(200)

  const pages = await Promise.all([pack('/about', 'a new text'), pack('/new', 'a new page'), pack('/404', 'not here')])
  liveSite.current = replaceRendered([built], [...known(['/about', '/beta', '/404']), ...pages])

  expect(await get('/about')).toMatchObject({ statusCode: 200, body: 'a new text' })
  expect((await get('/about')).headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(await get('/new')).toMatchObject({ statusCode: 200, body: 'a new page' })
  expect(await get('/NEW/')).toMatchObject({ statusCode: 308 })
  expect(await get('/beta')).toMatchObject({ statusCode: 404, body: 'not here' })
  expect(await get('/%')).toMatchObject({ statusCode: 404, body: 'not here' })
  expect((await get(script)).body).toBe(before.body)

  liveSite.current = built
  expect((await get('/beta')).statusCode).toBe(200)
  expect((await get('/new')).statusCode).toBe(404)
})

test('files that are better compressed take the place of their first versions', async () => {
  const site = replaceRendered([built], [...known([]), await pack('/new', 'text '.repeat(1000))])
  const better = replaceFiles(site, [{ ...(await pack('/new', 'text '.repeat(1000))), immutable: true }])
  expect(findPage(better, '/new')?.br?.headers['cache-control']).toContain('immutable')
  expect(better.rendered).toEqual(site.rendered)
  expect(findPage(better, '/')).toBe(findPage(site, '/'))
})

test('refuses a file that nobody has', () => {
  expect(() => replaceRendered([built], [...known(['/']), { path: '/', hash: 'unknown' }])).toThrow("/ isn't in memory")
})
