import { expect, onTestFinished, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { FoundText, Json, Text } from '#contracts/words.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'

const mission = 'about/mission'

describeOnEachDatabase('a draft', kind => {
  test('is shown beside what visitors see and what the release says, and nothing is public yet', async () => {
    const { save, overview, text, page } = await wordsDesk({ kind })
    const saved = await save(mission, 'We fix Mondays.')
    expect(saved).toMatchObject({ status: 200, body: { text: { value: 'We fix Mondays.', isDraft: true } } })
    expect((await overview()).drafts).toMatchObject([
      {
        path: mission,
        label: 'About page: mission',
        page: '/about',
        before: words.about.mission,
        after: 'We fix Mondays.',
      },
    ])
    expect(await text(mission)).toMatchObject({
      value: 'We fix Mondays.',
      released: words.about.mission,
    })
    expect(await page('/about')).not.toContain('We fix Mondays.')
  })

  test('saved in two windows at once is stored from one, and the other gets the newest', async () => {
    const { text, save, overview } = await wordsDesk({ kind })
    const { revision } = await text(mission)
    const both = await Promise.all([save(mission, 'First.', revision), save(mission, 'Second.', revision)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = both[0].status === 200 ? 'First.' : 'Second.'
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: expect.stringContaining('another window'),
      newest: { value: winner },
    })
    const newest = await text(mission)
    expect(newest.value).toBe(winner)
    expect((await save(mission, 'Third.', newest.revision)).status).toBe(200)
    expect((await overview()).drafts).toMatchObject([{ after: 'Third.' }])
  })

  test('on two servers at once is stored from one', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const databases = [await openDatabase(settings), await openDatabase(settings)] as const
    onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
    const [first, second] = [await wordsDesk({ database: databases[0] }), await wordsDesk({ database: databases[1] })]
    const { revision } = await first.text(mission)
    const both = await Promise.all([first.save(mission, 'One.', revision), second.save(mission, 'Two.', revision)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await first.text(mission)).value).toBe((await second.text(mission)).value)
  })

  test('sent again, because the first response was lost, is no conflict', async () => {
    const { text, save } = await wordsDesk({ kind })
    const { revision } = await text(mission)
    expect((await save(mission, 'Once.', revision)).status).toBe(200)
    expect((await save(mission, 'Once.', revision)).status).toBe(200)
  })

  test('disappears when it says what is published', async () => {
    const { save, overview } = await wordsDesk({ kind })
    await save(mission, 'Something else.')
    expect((await save(mission, words.about.mission)).body.text.isDraft).toBe(false)
    expect((await overview()).drafts).toEqual([])
  })

  test('is discarded only as it was seen', async () => {
    const { call, save, overview } = await wordsDesk({ kind })
    await save(mission, 'One.')
    await save('home/title', 'Another title')
    const { draftsRevision: revision } = await overview()
    await save(mission, 'Two.')
    for (const body of [{ path: mission, revision }, { revision }])
      expect((await call('POST', '/drafts/discard', body)).status).toBe(409)
    const newest = (await overview()).draftsRevision
    const one = await call('POST', '/drafts/discard', { path: mission, revision: newest })
    expect(one.body.drafts).toMatchObject([{ path: 'home/title' }])
    const all = await call('POST', '/drafts/discard', { revision: one.body.draftsRevision })
    expect(all.body.drafts).toEqual([])
  })

  test('of a published text takes it back to the release', async () => {
    const { save, publish, overview, page } = await wordsDesk({ kind })
    await save(mission, 'We fix Mondays.')
    expect((await publish()).status).toBe(200)
    expect((await save(mission, words.about.mission)).body.text).toMatchObject({
      value: words.about.mission,
      isDraft: true,
    })
    expect((await overview()).drafts).toMatchObject([{ before: 'We fix Mondays.', after: words.about.mission }])
    await publish()
    expect(await page('/about')).not.toContain('We fix Mondays.')
  })
})

test('a value that cannot be used is refused with a sentence and the field', async () => {
  const { save, overview, text } = await wordsDesk()
  const company = (await text('site/company')).value as object
  const cases: Array<[path: string, value: Json, field: string | null]> = [
    [mission, '', null],
    ['home/faq', [{ question: 'Why?', answer: '' }], '0/answer'],
    ['site/company', { ...company, email: 'nobody' } as Json, 'email'],
    ['no-such/text', 'x', null],
    ['articles/not-there', { title: 'x' }, null],
  ]
  for (const [path, value, field] of cases)
    expect(await save(path, value), path).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/\.$/), field },
    })
  const photo = { ...company, owner: { ...words.site.owner, photo: `/photos/${'a'.repeat(43)}.jpg` } }
  expect((await save('site/company', photo)).body.error).toContain("isn't stored anymore")
  expect((await overview()).drafts).toEqual([])
})

test('values that are nested too deep, huge or no JSON are refused without a failure of the server', async () => {
  const { app, headers, save, overview } = await wordsDesk()
  const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  for (const value of [deep(1000), deep(100_000), JSON.stringify('x'.repeat(600_000)), '{"__proto__":{"a":1}}']) {
    const payload = `{"path":"home/faq","value":${value},"revision":"x"}`
    const json = { ...headers, 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'PATCH', url: '/api/admin/words/drafts', headers: json, payload })
    expect([400, 409, 413, 422], value.slice(0, 20)).toContain(statusCode)
  }
  const wide = Array.from({ length: 20_000 }, () => ({}))
  expect(await save('home/faq', wide, 'x')).toMatchObject({ status: 400, body: { error: "This can't be used." } })
  expect((await overview()).drafts).toEqual([])
})

test('a text of a document that would be slow to read is refused', async () => {
  const { save, text } = await wordsDesk()
  const path = 'legal/privacy-policy'
  const document = (await text(path)).value as object
  const refused = await save(path, { ...document, text: '_*'.repeat(15_000) })
  expect(refused).toMatchObject({ status: 422, body: { field: 'text' } })
})

test('a page lists the texts it shows, and each text the pages that show it', async () => {
  const { texts, overview } = await wordsDesk()
  const home = await texts('page=/')
  expect(home.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['home/title', 'home/metaTitle', 'home/faq', 'frame/footer', 'site/company']),
  )
  expect(home.find(({ path }) => path === 'home/faq')?.pages).toEqual([{ path: '/', title: 'Home page' }])
  const footer = home.find(({ path }) => path === 'frame/footer') as Text
  const { pages } = await overview()
  expect(footer.pages.length).toBeGreaterThan(40)
  expect(pages.find(({ path }) => path === '/winnipeg-manitoba-ai-consultants')).toMatchObject({ group: 'cities' })
  expect(pages.find(({ path }) => path === '/unsubscribe')).toMatchObject({ group: 'other' })
  const [slug] = words.articles.map(article => article.slug)
  const article = await texts(`page=/articles/${slug}`)
  expect(article.map(({ path }) => path)).toContain(`articles/${slug}`)
  expect(await texts('path=replies')).toMatchObject([
    { path: 'replies/survey', isLive: true, pages: [] },
    { path: 'replies/quiz' },
    { path: 'replies/beta' },
  ])
})

test('a search finds words in every text, with the page and the place', async () => {
  const { call, save } = await wordsDesk()
  const find = async (q: string) => (await call<FoundText[]>('GET', `/search?q=${encodeURIComponent(q)}`)).body
  const [article] = words.documents.articles.filter(({ text }) => text.includes('An AI agent is software'))
  const [found] = await find('an ai agent IS software')
  expect(found).toMatchObject({
    path: `articles/${article?.slug}`,
    page: { path: `/articles/${article?.slug}` },
    match: 'An AI agent is software',
    place: expect.stringMatching(/\/text#\d+-\d+$/),
  })
  await save('home/faq', [{ question: 'Who ploughs?', answer: 'Farmers.' }])
  expect(await find('ploughs')).toMatchObject([
    { path: 'home/faq', place: 'home/faq#0/question', page: { path: '/' }, before: 'Who ', after: '?' },
  ])
  const text = "We “shan’t” plough.\n\nWe shan't. Really, shan't."
  await save(`articles/${article?.slug}`, { ...article, text } as unknown as Json)
  const paragraphs = ['We “shan’t” plough.', "We shan't. Really, shan't."]
  expect(await find("shan't")).toMatchObject(
    paragraphs.map(words => ({ place: expect.stringMatching(new RegExp(`#${text.indexOf(words)}-`)) })),
  )
  expect((await find('“shan’t" plough')).map(({ match }) => match)).toEqual(['“shan’t” plough'])
  expect(await find('Yes moderate budget available')).not.toEqual([])
  expect((await call('GET', '/search?q=x')).status).toBe(400)
})
