import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { articlePictures, listArticles } from '#contracts/words.ts'
import { logIn } from '#tests/support/admin.ts'
import { testApp } from '#tests/support/test-app.ts'
import { wordsDesk } from '#tests/support/words-desk.ts'

const base = '/api/admin/words'
const slug = 'what-to-ask'
const article = {
  id: 13,
  slug,
  title: 'What to ask',
  excerpt: 'Five questions.',
  metaDescription: 'Five questions to ask a vendor.',
  author: 'Anna',
  date: '2026-11-18',
  category: 'AI Technology',
  featuredImage: 'in-open-binder',
  featuredImageAlt: 'An open binder.',
  content: [{ type: 'paragraph', text: 'Text.' }],
}

describe('articles of the owner', () => {
  test('a new article comes first, can be left out, and is gone once its draft is', async () => {
    const { app } = await testApp()
    const headers = await logIn(app)
    const list = async () =>
      (await app.inject({ url: `${base}/articles`, headers })).json<ResponseOf<typeof listArticles>>()
    const save = (path: string, value: unknown, revision: string | null) =>
      app.inject({ method: 'PATCH', url: `${base}/drafts`, headers, payload: { path, value, revision } })
    const before = await list()
    expect(before).toMatchObject({ nextId: 13, revision: null })
    expect(before.articles.map(listed => listed.slug)).toEqual(words.articles.map(listed => listed.slug))

    const saved = await save(`articles/${slug}`, article, null)
    expect(saved.statusCode, saved.body).toBe(200)
    const after = await list()
    expect(after.articles[0]).toMatchObject({ slug, isNew: true, isListed: true, isPublished: false })

    const order = before.articles.map(listed => listed.slug)
    expect((await save('articles', order.slice(1), null)).statusCode).toBe(200)
    const without = await list()
    expect(without.articles.map(listed => [listed.slug, listed.isListed]).slice(-2)).toEqual(
      expect.arrayContaining([
        [slug, false],
        [order[0], false],
      ]),
    )
    expect(without.revision).not.toBeNull()

    const payload = { path: `articles/${slug}` }
    await app.inject({ method: 'POST', url: `${base}/drafts/discard`, headers, payload })
    expect((await list()).articles.map(listed => listed.slug)).not.toContain(slug)
  })
})

test('a new article never replaces another one of the owner', async () => {
  const { save, publish, call } = await wordsDesk()
  const add = (title: string) =>
    call('PATCH', '/drafts', { path: `articles/${slug}`, value: { ...article, title }, revision: null, isNew: true })
  expect((await add('One')).status).toBe(200)
  const refused = { status: 422, body: { error: expect.stringContaining('already an article') } }
  expect(await add('Two')).toMatchObject(refused)
  await publish()
  expect(await add('Two')).toMatchObject(refused)
  expect((await save(`articles/${slug}/title`, 'Two')).status).toBe(200)
  await save(
    'articles',
    words.articles.map(listed => listed.slug),
  )
  await publish()
  expect(await add('Two')).toMatchObject(refused)
})

test('there is room for several times the words of the release, not for more', async () => {
  const { database, save } = await wordsDesk()
  const row = (index: number) => ({
    path: `articles/a-${index}`,
    original: 'null',
    value: JSON.stringify({
      ...article,
      slug: `a-${index}`,
      content: [{ type: 'paragraph', text: 'x'.repeat(400_000) }],
    }),
  })
  const rows = Array.from({ length: 10 }, (_, index) => row(index))
  await database.write(transaction => transaction.insertInto('word_changes').values(rows).execute())
  expect(await save('about/mission', 'We fix Mondays.')).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('too many changes') },
  })
  expect(await database.read.selectFrom('word_drafts').selectAll().execute()).toEqual([])
})

test('offers every drawing for articles, with a description', async () => {
  const { app } = await testApp()
  const response = await app.inject({ url: `${base}/pictures`, headers: await logIn(app) })
  const pictures = response.json<ResponseOf<typeof articlePictures>>()
  expect(pictures).toHaveLength(15)
  for (const { url, alt } of pictures) {
    expect(alt).not.toBe('')
    expect((await app.inject({ url })).statusCode).toBe(200)
  }
})

test('turns Markdown into blocks, or says which line is the problem', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const read = (markdown: string) =>
    app.inject({ method: 'POST', url: `${base}/markdown`, headers, payload: { markdown } })
  expect((await read('# Title\n\n- One')).json()).toEqual({
    title: 'Title',
    blocks: [{ type: 'list', items: ['One'] }],
  })
  const refused = await read('One.\n\n<b>Two</b>')
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { error: "Line 3: HTML can't be used. Write plain text, with an empty line between paragraphs." },
  ])
})
