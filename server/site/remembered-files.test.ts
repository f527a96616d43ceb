import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Build } from './load-build.ts'
import { createRememberedFiles } from './remembered-files.ts'

const page = {
  body: Buffer.from('A sentence that repeats itself. '.repeat(400)),
  contentType: 'text/html; charset=utf-8',
  headers: {},
}

test('requests that come while a file is made wait for the same one, and later ones get it from memory', async () => {
  const make = vi.fn(() => page)
  const file = createRememberedFiles()(make)
  const both = await Promise.all([file.load(), file.load()])
  expect(both[0]).toBe(both[1])
  await file.load()
  expect(make).toHaveBeenCalledTimes(1)
})

test('after a failure, the next request tries again', async () => {
  const make = vi
    .fn(() => page)
    .mockImplementationOnce(() => {
      throw new Error('Not now.')
    })
  const file = createRememberedFiles()(make)
  await expect(file.load()).rejects.toThrow('Not now.')
  expect((await file.load()).identity.body.equals(page.body)).toBe(true)
})

test('a file is compressed quickly at first and better later, with the same content and ETag', async () => {
  const body = Buffer.from(
    testBuild.createSite(words, { siteUrl: 'https://site.test', renderedOn: '2026-11-19' }).renderPage('/')?.html ?? '',
  )
  const file = createRememberedFiles()(() => ({ ...page, body }))
  const quick = await file.load()
  await vi.waitFor(() => expect(file.variants?.br?.body.length).toBeLessThan(quick.br?.body.length ?? 0), {
    timeout: 30_000,
  })
  for (const variants of [quick, file.variants]) {
    expect(variants?.br?.etag).toBe(quick.br?.etag)
    expect(brotliDecompressSync(variants?.br?.body ?? '').equals(body)).toBe(true)
    expect(gunzipSync(variants?.gzip?.body ?? '').equals(body)).toBe(true)
  }
})

/** The built site, which counts what it renders. */
function countingBuild() {
  const rendered: string[] = []
  const build: Build = {
    ...testBuild,
    createSite: (...args) => {
      const site = testBuild.createSite(...args)
      return {
        ...site,
        renderPage: path => {
          rendered.push(path)
          return site.renderPage(path)
        },
      }
    },
  }
  return { build, rendered }
}

test('a page is rendered by its first request, once, and nothing is rendered before', async () => {
  const { build, rendered } = countingBuild()
  const { app } = await testApp({ build })
  expect(rendered).toEqual([])
  const responses = await Promise.all([app.inject('/about'), app.inject('/about')])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await app.inject({ url: '/about', headers: { 'accept-encoding': 'br' } })
  expect(rendered).toEqual(['/about'])
})

test('unknown addresses share one page, so that they fill no memory', async () => {
  const { build, rendered } = countingBuild()
  const { app } = await testApp({ build })
  for (let number = 0; number < 50; number++)
    expect((await app.inject(`/unknown-${number}?a=${number}`)).statusCode).toBe(404)
  expect(rendered).toEqual(['/404'])
  expect(await app.site.find('/unknown-1')).toBeUndefined()
})

test('all addresses of the admin area share one document', async () => {
  const { build, rendered } = countingBuild()
  const { app } = await testApp({ build })
  const bodies = await Promise.all(
    ['/admin', '/admin/login', '/admin/leads'].map(async path => (await app.inject(path)).body),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(rendered).toEqual(['/admin'])
})
