import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { Json, listArticles, Remark, SitePicture, Text } from '#contracts/words.ts'
import { unlinkedArticle, wordsDesk } from '#tests/support/words-desk.ts'

const slugs = words.articles.map(({ slug }) => slug)

async function articlesDesk() {
  const desk = await wordsDesk()
  const list = async () => (await desk.call<ResponseOf<typeof listArticles>>('GET', '/articles')).body
  const add = async (title: string) => (await desk.call<Text>('POST', '/articles', { title })).body
  const write = async (path: string, changes: object) =>
    desk.save(path, { ...((await desk.text(path)).value as object), ...changes } as Json)
  return { ...desk, list, add, write }
}

test('an article needs only a title: the rest is filled in, and can be changed', async () => {
  const { add, list, write, publish, page } = await articlesDesk()
  const added = await add('What to ask a vendor?')
  expect(added).toMatchObject({
    path: 'articles/what-to-ask-a-vendor',
    isDraft: true,
    released: null,
    value: { slug: 'what-to-ask-a-vendor', text: '', date: expect.stringMatching(/^\d{4}-/) },
  })
  expect((await list()).articles[0]).toMatchObject({
    path: added.path,
    isNew: true,
    isListed: true,
    missing: expect.any(String),
  })
  const first = 'Five questions that show whether a tool will still suit you in a year.'
  const written = await write(added.path, { text: `${first}\n\n## The first\n\nMore.`, slug: 'vendor-questions' })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  expect(written.body.text.value).toMatchObject({ excerpt: first, metaDescription: first })
  expect((await publish()).status).toBe(200)
  expect(await page('/articles/vendor-questions')).toContain('The first')
  expect(await page('/articles')).toContain('What to ask a vendor?')
  expect((await list()).articles[0]).toMatchObject({ isNew: false, missing: null })
  // Visitors may have kept its address.
  expect(await write(added.path, { slug: 'another' })).toMatchObject({ status: 422, body: { field: 'slug' } })
})

test.each([
  [400, ''],
  [400, 'a'.repeat(91)],
  [400, '\uD83C'],
  [422, '\u202Eegap'],
])('responds with %i to %j as the title of an article, and keeps nothing', async (status, title) => {
  const { call, list } = await articlesDesk()
  const { articles } = await list()
  expect((await call('POST', '/articles', { title })).status).toBe(status)
  expect((await list()).articles).toEqual(articles)
})

test('half an article stays a draft while everything else is published', async () => {
  const { add, save, call, publish, overview, page } = await articlesDesk()
  await add('Not written yet')
  await save('about/mission', 'We fix Mondays.')
  const { body } = await call<{ problems: Remark[]; warnings: Remark[] }>('POST', '/check', {})
  expect(body).toMatchObject({ problems: [], warnings: [{ path: 'articles/not-written-yet' }] })
  expect((await publish()).status).toBe(200)
  expect(await page('/about')).toContain('We fix Mondays.')
  expect(await page('/articles')).not.toContain('Not written yet')
  expect((await overview()).drafts).toMatchObject([{ path: 'articles/not-written-yet' }])
})

test('articles with the same title get different addresses, and none can take another one', async () => {
  const { add, write } = await articlesDesk()
  expect((await add('Same')).path).toBe('articles/same')
  expect((await add('Same!')).path).toBe('articles/same-2')
  expect((await add('  404 ')).path).toBe('articles/404-2')
  expect((await add('日本')).path).toBe('articles/article')
  expect(await write('articles/same-2', { slug: slugs[0] })).toMatchObject({ status: 422, body: { field: 'slug' } })
})

test('a new article never takes the place of another one, whose address or name it would have', async () => {
  const { add, write, text, save, publish } = await articlesDesk()
  await add('Draft')
  await write('articles/draft', { slug: 'farm', text: 'Ours.' })
  expect((await add('Draft')).path).toBe('articles/draft-2')
  expect((await text('articles/draft')).value).toMatchObject({ slug: 'farm', text: 'Ours.' })
  await publish()
  await save('articles/draft', null)
  expect((await add('Draft')).path).toBe('articles/draft-3')
  expect((await add('Farm')).path).toBe('articles/farm-2')
})

test('the summary follows the text until the owner writes one', async () => {
  const { add, write } = await articlesDesk()
  const { path } = await add('Half')
  const first = await write(path, { text: 'Half a sentence' })
  expect(first.body.text.value).toMatchObject({ excerpt: 'Half a sentence', metaDescription: 'Half a sentence' })
  const second = await write(path, { text: 'Half a sentence, and the rest.', metaDescription: 'My own.' })
  expect(second.body.text.value).toMatchObject({
    excerpt: 'Half a sentence, and the rest.',
    metaDescription: 'My own.',
  })
  expect((await write(path, { text: 'Something else.' })).body.text.value).toMatchObject({
    excerpt: 'Something else.',
    metaDescription: 'My own.',
  })
})

test('a published article is never published without its text', async () => {
  const { add, write, publish, page } = await articlesDesk()
  const { path } = await add('Blank')
  await write(path, { text: 'Still here.' })
  await publish()
  await write(path, { text: '' })
  expect(await publish()).toMatchObject({ status: 422, body: { error: expect.stringContaining('has no text') } })
  expect(await page('/articles/blank')).toContain('Still here.')
})

test('the order can be changed, and articles can be left out, but not all of them', async () => {
  const { list, save, publish, page, app } = await articlesDesk()
  const first = unlinkedArticle
  const [second, ...others] = slugs.filter(slug => slug !== first) as [string, ...string[]]
  const value = { order: [second, ...others], unpublished: [first] }
  expect((await save('articleList', value)).status).toBe(200)
  expect((await list()).articles.map(({ slug }) => slug)).toEqual([second, ...others, first])
  const published = await publish()
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  expect((await app.inject(`/articles/${first}`)).statusCode).toBe(410)
  expect(await page('/articles')).not.toContain(`/articles/${first}"`)
  const refused = await save('articleList', { order: [], unpublished: slugs })
  expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('At least one') } })
})

test('an added article is gone once its draft is, and after publishing, once that is published', async () => {
  const { add, list, save, write, publish, app } = await articlesDesk()
  await add('Short life')
  expect((await save('articles/short-life', null)).body.text).toBeNull()
  expect((await list()).articles).toHaveLength(slugs.length)
  await add('Short life')
  await write('articles/short-life', { text: 'A paragraph.' })
  await publish()
  expect((await save('articles/short-life', null)).body.text).toBeNull()
  expect((await app.inject('/articles/short-life')).statusCode).toBe(200)
  await publish()
  expect((await app.inject('/articles/short-life')).statusCode).toBe(404)
})

test('there is room for several times the words of the release, not for more', async () => {
  const { database, save } = await articlesDesk()
  const rows = Array.from({ length: 110 }, (_, index) => ({
    path: `legal/x-${index}`,
    value: JSON.stringify('x'.repeat(40_000)),
  }))
  await database.write(transaction => transaction.insertInto('word_changes').values(rows).execute())
  expect(await save('about/mission', 'We fix Mondays.')).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('too many changes') },
  })
})

test('offers every drawing for articles, with a description', async () => {
  const { call, app } = await articlesDesk()
  const { body: pictures } = await call<SitePicture[]>('GET', '/pictures')
  expect(pictures).toHaveLength(15)
  for (const { url, alt, isOwn } of pictures) {
    expect([alt !== '', isOwn]).toEqual([true, false])
    expect((await app.inject(url)).statusCode).toBe(200)
  }
})
