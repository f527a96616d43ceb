import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { Json, SitePicture } from '#contracts/words.ts'
import { hiddenArticle, unlinkedArticle, wordsDesk } from '#tests/support/words-desk.ts'

const slugs = words.articles.map(({ slug }) => slug)

async function articlesDesk() {
  const desk = await wordsDesk()
  const add = async (title: string) => (await desk.call<{ path: string }>('POST', '/articles', { title })).body.path
  const write = async (path: string, changes: object) =>
    desk.save(path, { ...((await desk.text(path)).value as object), ...changes } as Json)
  return { ...desk, add, write }
}

test('an article needs only a title: the rest is filled in, and can be changed', async () => {
  const { add, text, write, publish, page } = await articlesDesk()
  const added = await add('What to ask a vendor?')
  expect(await text(added)).toMatchObject({
    path: 'articles/what-to-ask-a-vendor',
    isDraft: true,
    released: null,
    value: { slug: 'what-to-ask-a-vendor', text: '', date: expect.stringMatching(/^\d{4}-/) },
  })
  const first = 'Five questions that show whether a tool will still suit you in a year.'
  const written = await write(added, { text: `${first}\n\n## The first\n\nMore.`, slug: 'vendor-questions' })
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  expect((await publish()).status).toBe(200)
  expect(await page('/articles/vendor-questions')).toContain('The first')
  expect(await page('/articles/vendor-questions')).toContain(`<meta name="description" content="${first}"`)
  expect(await page('/articles')).toContain('What to ask a vendor?')
  // Visitors may have kept its address.
  expect(await write(added, { slug: 'another' })).toMatchObject({ status: 422, body: { field: 'slug' } })
})

test.each([
  [400, ''],
  [400, 'a'.repeat(91)],
  [400, '\uD83C'],
  [422, '\u202Eegap'],
])('responds with %i to %j as the title of an article, and keeps nothing', async (status, title) => {
  const { call, overview } = await articlesDesk()
  expect((await call('POST', '/articles', { title })).status).toBe(status)
  expect((await overview()).drafts).toEqual([])
})

test('an article without a text is not published, and can stay a draft while everything else is', async () => {
  const { add, save, call, publish, overview, page } = await articlesDesk()
  const path = await add('Not written yet')
  await save('about/mission', 'We fix Mondays.')
  expect(await publish()).toMatchObject({ status: 422, body: { error: expect.stringContaining('has no text') } })
  const { draftsRevision: revision } = await overview()
  expect((await call('POST', '/publish', { revision, without: [path] })).status).toBe(200)
  expect(await page('/about')).toContain('We fix Mondays.')
  expect(await page('/articles')).not.toContain('Not written yet')
  expect((await overview()).drafts).toMatchObject([{ path }])
})

test('articles with the same title get different addresses, and none can take another one', async () => {
  const { add, write } = await articlesDesk()
  expect(await add('Same')).toBe('articles/same')
  expect(await add('Same!')).toBe('articles/same-2')
  expect(await add('  404 ')).toBe('articles/404-2')
  expect(await add('日本')).toBe('articles/article')
  expect(await write('articles/same-2', { slug: slugs[0] })).toMatchObject({ status: 422, body: { field: 'slug' } })
})

test('a new article never takes the place of another one, whose address or name it would have', async () => {
  const { add, write, text, publish } = await articlesDesk()
  await add('Draft')
  await write('articles/draft', { slug: 'farm', text: 'Ours.' })
  expect(await add('Draft')).toBe('articles/draft-2')
  expect((await text('articles/draft')).value).toMatchObject({ slug: 'farm', text: 'Ours.' })
  await publish()
  expect(await add('Draft')).toBe('articles/draft-3')
  expect(await add('Farm')).toBe('articles/farm-2')
})

test('the beginning of the text stands for a summary until the owner writes one', async () => {
  const { add, write, publish, page } = await articlesDesk()
  const path = await add('Half')
  await write(path, { text: `${'word '.repeat(60)}end.` })
  await publish()
  expect(await page('/articles')).toContain(`${'word '.repeat(39).trim()}…<`)
  await write(path, { excerpt: 'My own.' })
  await publish()
  expect(await page('/articles')).toContain('>My own.<')
})

test('a published article is never published without its text', async () => {
  const { add, write, publish, page } = await articlesDesk()
  const path = await add('Blank')
  await write(path, { text: 'Still here.' })
  await publish()
  await write(path, { text: '' })
  expect(await publish()).toMatchObject({ status: 422, body: { error: expect.stringContaining('has no text') } })
  expect(await page('/articles/blank')).toContain('Still here.')
})

test('an article can be taken off the website, and put back', async () => {
  const { save, publish, overview, page, app } = await articlesDesk()
  const path = `articles/${unlinkedArticle}`
  const hidden = hiddenArticle(unlinkedArticle)
  expect((await save(path, hidden)).status).toBe(200)
  expect((await overview()).unlisted).toMatchObject([{ path }])
  const published = await publish()
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  expect((await app.inject(`/${path}`)).statusCode).toBe(410)
  expect(await page('/articles')).not.toContain(`/${path}"`)
  await save(path, { ...(hidden as object), listing: 'shown' })
  await publish()
  expect((await app.inject(`/${path}`)).statusCode).toBe(200)
})

test('articles are listed by date', async () => {
  const { write, publish, page } = await articlesDesk()
  const oldest = slugs.at(-1) as string
  await write(`articles/${oldest}`, { date: '2030-01-01' })
  expect((await publish()).status).toBe(200)
  const list = await page('/articles')
  const shown = list.slice(list.indexOf('<main'))
  expect(shown.indexOf(`/articles/${oldest}`)).toBeLessThan(shown.indexOf(`/articles/${slugs[0]}`))
})

test('an added article is gone once its draft is discarded', async () => {
  const { add, call, overview } = await articlesDesk()
  const path = await add('Short life')
  const { draftsRevision: revision } = await overview()
  expect((await call('POST', '/drafts/discard', { path, revision })).status).toBe(200)
  expect(await call('GET', `/texts?path=${path}`)).toMatchObject({ status: 200, body: [] })
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
  for (const { url, alt } of pictures) {
    expect(alt).not.toBe('')
    expect((await app.inject(url)).statusCode).toBe(200)
  }
})
