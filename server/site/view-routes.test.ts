import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { stripMarkers } from '#content/editing/markers.ts'
import type { EditablePage, Json, SitePicture } from '#contracts/words.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { type WordsDesk, wordsDesk } from '#tests/support/words-desk.ts'

const mission = 'about/mission'
const picture = async () =>
  (
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
const withPhoto = (photo: string) =>
  ({ ...words.site, owner: { ...words.site.owner, name: 'Ada Example', photo } }) as unknown as Json

async function openView() {
  const desk = await wordsDesk()
  const { body } = await desk.call<{ base: string }>('POST', '/view')
  return { ...desk, ...body }
}

describe('a view', () => {
  test('shows drafts to the administrator: marked without scripts, or as visitors would see them', async () => {
    const { app, base, save } = await openView()
    await save(mission, 'We fix Mondays.')
    const edit = await app.inject(`${base}/edit/about`)
    const preview = await app.inject(`${base}/preview/about`)
    expect(preview.body).toContain('We fix Mondays.')
    expect(preview.body).toBe(stripMarkers(preview.body))
    expect(stripMarkers(edit.body)).toContain('We fix Mondays.')
    expect(stripMarkers(edit.body)).not.toBe(edit.body)
    for (const { headers } of [edit, preview])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const policies = [edit, preview].map(({ headers }) => String(headers['content-security-policy']))
    for (const policy of policies) expect(policy).toMatch(/connect-src 'none'.*frame-ancestors 'self'/)
    expect(policies[0]).toContain("script-src 'none'")
    expect(policies[1]).toContain("script-src 'self' 'sha256-")
    expect((await app.inject(`${base}/edit/`)).statusCode).toBe(200)
    expect((await app.inject(`${base}/edit/nowhere`)).statusCode).toBe(404)
  })

  test("of a page that can't be rendered says so, but not why", async () => {
    const createSite: typeof testBuild.createSite = (words, options) => {
      const site = testBuild.createSite(words, options)
      const renderPage = (path: string) => {
        if (words.about.mission === 'Break it.') throw new Error('secret')
        return site.renderPage(path)
      }
      return { ...site, renderPage }
    }
    const { app, call, save } = await wordsDesk({ build: { ...testBuild, createSite } })
    const { base } = (await call<{ base: string }>('POST', '/view')).body
    await save(mission, 'Break it.')
    const { statusCode, body } = await app.inject(`${base}/preview/about`)
    expect([statusCode, JSON.parse(body)]).toEqual([422, { error: "This page can't be shown with the drafts." }])
  })

  test('has only pages, whatever the address after the token looks like', async () => {
    const { app, base } = await openView()
    for (const path of [
      '/evil.test',
      '%2F%2Fevil.test',
      '..%2f..%2fadmin',
      '%5cevil.test',
      '%00',
      '%zz',
      'constructor',
    ])
      for (const kind of ['edit', 'preview', 'photos', 'other']) {
        const { statusCode, headers } = await app.inject(`${base}/${kind}/${path}`)
        expect([400, 404], `${kind} ${path}`).toContain(statusCode)
        expect(headers.location).toBeUndefined()
      }
  })

  test('shows what looks like HTML as text: in the page, in its structured data and in the words of a form', async () => {
    const { app, base, save } = await openView()
    const attack = '</script><img src=x onerror=alert(1)><!--<script>'
    const faq = words.homeFaq.with(0, { question: attack, answer: attack })
    for (const [path, value] of [
      ['home/metaTitle', attack],
      ['home/faq', faq],
      ['quiz/questions', words.quizQuestions.with(0, { ...words.quizQuestions[0], question: attack } as never)],
    ] as const)
      expect(await save(path, value as Json)).toMatchObject({ status: 200 })
    for (const page of ['', 'quiz'])
      for (const kind of ['edit', 'preview']) {
        const { body } = await app.inject(`${base}/${kind}/${page}`)
        expect(body).toContain('onerror=alert(1)')
        expect(body, `${kind} ${page}`).not.toMatch(/<img src=x|<!--<script>/)
      }
  })

  test('needs a token that is ours, not older than half an hour, of someone who is still logged in', async () => {
    const { app, base, headers } = await openView()
    const [, , token = ''] = base.split('/')
    const [session, expires, mac = ''] = token.split('.')
    // Not its last character, of which two bits aren't used.
    const forged = [session, expires, (mac.startsWith('A') ? 'B' : 'A') + mac.slice(1)].join('.')
    const prolonged = [session, (Date.now() + 10 ** 10).toString(36), mac].join('.')
    const unknown = await app.inject('/nowhere')
    for (const other of [forged, prolonged, 'x', '..']) {
      const { statusCode, body } = await app.inject(`/words-view/${other}/edit/about`)
      expect([statusCode, body]).toEqual([404, unknown.body])
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(404)
    vi.useRealTimers()
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(200)
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
    expect((await app.inject(`${base}/edit/about`)).statusCode).toBe(404)
  })

  test('has pictures that only become public when they are published', async () => {
    const { app, base, call, save, publish, page, actions } = await openView()
    const { body } = await call<SitePicture>('POST', '/pictures', { picture: await picture(), alt: 'Ada at her desk' })
    expect(await actions()).toContain('words.picture')
    expect(body).toEqual({
      url: expect.stringMatching(/^\/photos\/[\w-]{43}\.jpg$/),
      alt: 'Ada at her desk',
    })
    const { url } = body
    expect((await call<SitePicture[]>('GET', '/pictures')).body[0]).toEqual(body)
    expect((await save('site/company', withPhoto(url))).status).toBe(200)
    const view = await app.inject(`${base}/preview/about`)
    expect(view.body).toContain(`"${base}${url}"`)
    expect((await app.inject(`${base}${url}`)).headers['content-type']).toBe('image/jpeg')
    expect((await app.inject(url)).statusCode).toBe(404)
    expect((await publish()).status).toBe(200)
    const published = await app.inject(url)
    expect(published).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' },
    })
    expect(published.headers['cache-control']).toContain('immutable')
    expect(await page('/about')).toContain(`"${url}"`)
  })

  test('makes room for a picture by removing those that nothing uses', async () => {
    const { call, database } = await openView()
    const add = async () => call('POST', '/pictures', { picture: await picture(), alt: 'Blue' })
    const fill = (created_at: string) =>
      database.write(async transaction => {
        await transaction.deleteFrom('pictures').execute()
        const rows = Array.from({ length: 300 }, (_, index) => ({
          id: `unused-${index}`,
          body: '',
          alt: '',
          created_at,
        }))
        await transaction.insertInto('pictures').values(rows).execute()
      })
    await fill(new Date(Date.now() - 2 * 60 * 60_000).toISOString())
    expect((await add()).status).toBe(200)
    expect(await database.read.selectFrom('pictures').select('id').execute()).toHaveLength(1)
    await fill(new Date().toISOString())
    expect(await add()).toMatchObject({ status: 422, body: { error: expect.stringContaining('too many pictures') } })
  })

  test('never has a picture that is something else, or that nobody described', async () => {
    const { call, database } = await openView()
    const svg = Buffer.from('<svg onload=alert(1)>').toString('base64')
    const refused = await call('POST', '/pictures', { picture: svg, alt: 'A drawing' })
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/\.$/) } })
    const undescribed = await call('POST', '/pictures', { picture: await picture(), alt: ' ' })
    expect(undescribed).toMatchObject({ status: 400, body: { error: 'Describe the picture.' } })
    expect(await database.read.selectFrom('pictures').selectAll().execute()).toEqual([])
  })
})

describe('a shared draft', () => {
  const share = async (desk: WordsDesk, page: string) => {
    const { pages } = (await desk.call('POST', '/sharing', { page, isShared: true })).body
    return pages.find(({ path }) => path === page)?.sharing as NonNullable<EditablePage['sharing']>
  }

  test('shows one page with its drafts and pictures to anyone with the link, and nothing else', async () => {
    const desk = await wordsDesk()
    const { app, call, save } = desk
    const { body } = await call<SitePicture>('POST', '/pictures', { picture: await picture(), alt: 'Ada' })
    await save('site/company', withPhoto(body.url))
    await save(mission, 'We fix Mondays.')
    await save('home/title', 'A secret title')
    const { url, expiresAt } = await share(desk, '/about')
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 60 * 60_000)
    const path = new URL(url).pathname
    const shown = await app.inject(path)
    expect(shown).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': expect.any(String) },
    })
    expect(shown.body).toContain('We fix Mondays.')
    expect((await app.inject(`${path}${body.url}`)).headers['content-type']).toBe('image/jpeg')
    for (const other of [
      `${path}/`,
      `${path}/edit/`,
      `${path}/preview/`,
      `/words-view/${path.split('/')[2]}/preview/`,
    ]) {
      const { statusCode, body: text } = await app.inject(other)
      expect([statusCode, text.includes('A secret title')], other).toEqual([404, false])
    }
    const home = await share(desk, '/')
    expect((await app.inject(`${new URL(home.url).pathname}${body.url}`)).statusCode).toBe(404)
  })

  test('is shown 100 times a minute, because each time the page is rendered', async () => {
    const { app } = await wordsDesk()
    const open = async () => (await app.inject('/shared/made-up')).statusCode
    expect(await Promise.all(Array.from({ length: 101 }, open))).toEqual([...Array(100).fill(404), 429])
  })

  test('ends after seven days, or when the owner stops it', async () => {
    const desk = await wordsDesk()
    const { app, call, overview, actions } = desk
    const { url, expiresAt } = await share(desk, '/about')
    const about = async () => (await overview()).pages.find(({ path }) => path === '/about')
    expect((await about())?.sharing?.url).toBe(url)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) + 60_000 })
    expect((await app.inject(new URL(url).pathname)).statusCode).toBe(404)
    vi.useRealTimers()
    expect((await app.inject(new URL(url).pathname)).statusCode).toBe(200)
    expect((await call('POST', '/sharing', { page: '/about', isShared: false })).status).toBe(200)
    expect((await app.inject(new URL(url).pathname)).statusCode).toBe(404)
    expect((await about())?.sharing).toBeNull()
    expect(await actions()).toEqual(expect.arrayContaining(['words.shared', 'words.unshared']))
    expect((await share(desk, '/about')).url).not.toBe(url)
    expect((await call('POST', '/sharing', { page: '/nowhere', isShared: true })).status).toBe(404)
  })
})
