import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { WordField } from '#contracts/words.ts'
import { testBuild } from '#tests/support/built-site.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'
import type { Build } from './load-build.ts'

const mission = 'about/mission'
const [firstFaq, ...otherFaqs] = words.homeFaq
const answer = 'homeFaq/0/answer'

describeOnEachDatabase('a draft', kind => {
  test('is shown with what visitors see and with the original, and nothing is public yet', async () => {
    const { call, save, overview, page } = await wordsDesk({ kind })
    const saved = await save(mission, 'We fix Mondays.')
    expect(saved).toMatchObject({ status: 200, body: { value: 'We fix Mondays.', isDraft: true } })
    expect((await overview()).drafts).toMatchObject([
      {
        path: mission,
        page: '/about',
        before: words.about.mission,
        after: 'We fix Mondays.',
        original: words.about.mission,
      },
    ])
    const { body } = await call<WordField[]>('POST', '/fields', { paths: [mission, 'no/such/text'] })
    expect(body).toMatchObject([{ path: mission, value: 'We fix Mondays.', published: words.about.mission }])
    expect(await page('/about')).not.toContain('We fix Mondays.')
  })

  test('saved in two browsers at once is stored from one, and the other gets 409', async () => {
    const { save, overview } = await wordsDesk({ kind })
    const both = await Promise.all([save(mission, 'First.'), save(mission, 'Second.')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = both[0].status === 200 ? 'First.' : 'Second.'
    const { drafts } = await overview()
    expect(drafts).toMatchObject([{ after: winner }])
    expect((await save(mission, 'Third.', drafts[0]?.revision)).status).toBe(200)
    expect(await save(mission, 'Fourth.', drafts[0]?.revision)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('another window') },
    })
  })

  test('disappears when it says what is published, and can be discarded', async () => {
    const { call, save, overview } = await wordsDesk({ kind })
    const { body } = await save(mission, 'Something else.')
    expect((await save(mission, words.about.mission, body.revision)).body).toMatchObject({
      isDraft: false,
      revision: null,
    })
    expect((await overview()).drafts).toEqual([])
    await save(mission, 'Something else.')
    await save(answer, 'Yes.')
    expect((await call('POST', '/drafts/discard', { path: mission })).body.drafts).toMatchObject([{ path: answer }])
    expect((await call('POST', '/drafts/discard', {})).body.drafts).toEqual([])
  })

  test('that is not allowed is refused with a sentence', async () => {
    const { save, overview } = await wordsDesk({ kind })
    for (const [path, value] of [
      [mission, ''],
      [mission, 'x'.repeat(100_000)],
      ['site/links/booking', 'javascript:alert(1)'],
      ['consents/contactConsent', 'Sure.'],
      ['no/such/text', 'x'],
      ['site/owner/photo', `/photos/${'a'.repeat(43)}.jpg`],
    ] as const)
      expect(await save(path, value), path).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/\.$/) },
      })
    expect((await overview()).drafts).toEqual([])
  })

  test('of a text in a changed list changes the list, and a list takes over the texts in it', async () => {
    const { call, save, overview } = await wordsDesk({ kind })
    await save(answer, 'A short answer.')
    const list = [{ question: 'New?', answer: 'Brand new.' }, { ...firstFaq, answer: 'A short answer.' }, ...otherFaqs]
    const saved = await save('homeFaq', list)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect((await overview()).drafts).toMatchObject([{ path: 'homeFaq' }])
    const { body } = await call<WordField[]>('POST', '/fields', { paths: [answer] })
    expect(body).toMatchObject([{ value: 'Brand new.', original: null, isDraft: true, revision: saved.body.revision }])
    expect((await save(answer, 'Newer.', saved.body.revision)).status).toBe(200)
    const { drafts } = await overview()
    expect(drafts).toMatchObject([
      { path: 'homeFaq', after: [{ question: 'New?', answer: 'Newer.' }, ...list.slice(1)] },
    ])
    expect((await save(answer, null, drafts[0]?.revision)).status).toBe(422)
    expect((await save('homeFaq', null, drafts[0]?.revision)).body).toMatchObject({ isDraft: false })
    expect((await overview()).drafts).toEqual([])
  })

  test('of a published text takes it back to the original', async () => {
    const { app, save, publish, overview } = await wordsDesk({ kind })
    await save(mission, 'We fix Mondays.')
    expect((await publish()).status).toBe(200)
    expect((await save(mission, null)).body).toMatchObject({ value: words.about.mission, isDraft: true })
    expect((await overview()).drafts).toMatchObject([{ before: 'We fix Mondays.', after: words.about.mission }])
    await publish()
    expect(app.published.words.about.mission).toBe(words.about.mission)
  })
})

test('values that are nested too deep, huge or no JSON are refused without a failure of the server', async () => {
  const { app, headers, overview } = await wordsDesk()
  const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  for (const value of [deep(1000), deep(100_000), JSON.stringify('x'.repeat(600_000)), '{"__proto__":{"a":1}}']) {
    const payload = `{"path":"homeFaq","value":${value},"revision":null}`
    const json = { ...headers, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'PATCH', url: '/api/admin/words/drafts', headers: json, payload })
    expect([400, 413, 422], value.slice(0, 20)).toContain(statusCode)
  }
  expect((await overview()).drafts).toEqual([])
})

test('pages are read again only after a change of what they show, not after each text', async () => {
  let reads = 0
  const build: Build = {
    ...testBuild,
    createSite: (...args) => {
      const site = testBuild.createSite(...args)
      const renderPage: typeof site.renderPage = path => {
        if (path === '/about') reads++
        return site.renderPage(path)
      }
      return { ...site, renderPage }
    },
  }
  const { save, overview } = await wordsDesk({ build })
  await overview()
  for (const path of [mission, answer, 'homeFaq/1/answer']) {
    await save(path, 'Other words.')
    await overview()
  }
  expect(reads).toBe(1)
  for (const [path, value] of [
    ['homeFaq', [{ question: 'New?', answer: 'New.' }]],
    ['site/owner/name', 'Robin Example'],
    ['home/metaTitle', 'Another title'],
  ] as const) {
    expect((await save(path, value)).status).toBe(200)
    await overview()
  }
  expect(reads).toBe(4)
})

test('pages list the texts they show, with their lists and links', async () => {
  const { call, overview } = await wordsDesk()
  const { body } = await call<WordField[]>('GET', '/fields?page=/')
  const paths = body.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['homeFaq', answer]))
  expect(paths).not.toContain(mission)
  expect((await call('GET', '/fields?page=/nowhere')).status).toBe(404)
  const { pages, placeholders } = await overview()
  expect(pages.find(({ path }) => path === '/')).toMatchObject({ hasDrafts: false, title: expect.stringMatching(/\w/) })
  expect(placeholders.length).toBe(words.site.standIns.length)
})
