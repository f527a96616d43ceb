import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { otherSource } from '#contracts/constants.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { application, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp } from '#tests/support/test-app.ts'

const send = (app: App, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/visits', payload, headers })

/** Reading the report saves what's still in memory. */
async function saved(app: App, { read }: Database) {
  await app.inject({ url: '/api/admin/analytics?days=7', headers: await logIn(app) })
  const pages = await read.selectFrom('page_visits').select(['page', 'views', 'visits']).orderBy('page').execute()
  const sources = await read.selectFrom('visit_sources').selectAll().orderBy('kind').orderBy('name').execute()
  return {
    pages: pages.map(({ page, views, visits }) => [page, views, visits]),
    sources: sources.map(({ kind, name, visits }) => [kind, name, visits]),
  }
}

describe('counting visits', () => {
  test('stores nothing but totals of a day', async () => {
    const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Browser of Anna', cookie: 'id=anna' }
    const visit = { firstPage: '/x', referrerHost: 'news.example', utmTerm: 'anna', utmContent: 'anna', name: 'anna' }
    for (let time = 0; time < 3; time += 1)
      await send(app, { page: '/', visit, id: 'anna', email: 'anna@example.com' }, headers)
    for (const step of ['opened', 'started'])
      await send(app, { page: '/quiz', visit: { ...visit, firstPage: '/' }, step, email: 'anna@example.com' }, headers)
    await app.inject({ url: '/llms.txt?id=anna', headers: { ...headers, 'user-agent': 'ChatGPT-User/1.0 (Anna)' } })
    await saved(app, database)
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const rows = async (table: string) => (await sql`select * from ${sql.table(table)}`.execute(database.read)).rows
    expect(await rows('page_visits')).toEqual([{ day, page: '/', views: 3, visits: 3, started: 1 }])
    expect(await rows('visit_sources')).toEqual([{ day, kind: 'website', name: 'news.example', visits: 3, started: 1 }])
    expect(await rows('form_visits')).toEqual([{ day, form: 'quiz', opened: 1, started: 1, completed: 0 }])
    expect(await rows('assistant_reads')).toEqual([{ day, assistant: 'ChatGPT', page: '/llms.txt', reads: 1 }])
  })

  test('counts only pages in the sitemap', async () => {
    const { app, database } = await testApp()
    for (const page of [
      '/admin',
      '/toolkit',
      '/unsubscribe',
      '/survey/exit/complete',
      '/404',
      '/nowhere',
      '/About',
      '',
    ])
      expect((await send(app, { page, visit: {} })).statusCode, page).toBe(204)
    expect(await saved(app, database)).toEqual({ pages: [], sources: [] })
  })

  test('counts what assistants read, and nobody else', async () => {
    const { app } = await testApp()
    const read = (url: string, agent: string, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url, headers: { 'user-agent': agent } })
    for (const url of ['/llms.txt', '/about.md', '/about.md', '/about', '/nowhere.md']) await read(url, 'ClaudeBot/1.0')
    await read('/about.md', 'Claude-User/1.0', 'HEAD')
    await read('/about.md', 'Mozilla/5.0')
    await read('/about.md', 'PerplexityBot/1.0')
    const report = await app.inject({ url: '/api/admin/analytics?days=7', headers: await logIn(app) })
    expect(report.json().reads).toEqual([
      { assistant: 'Claude', page: '/about.md', reads: 2 },
      { assistant: 'Claude', page: '/llms.txt', reads: 1 },
      { assistant: 'Perplexity', page: '/about.md', reads: 1 },
    ])
  })

  test('saves counts when the server stops', async () => {
    const database = await newDatabase('sqlite')
    const { app } = await testApp({ database })
    await send(app, { page: '/', visit: {} })
    await app.close()
    const rows = await database.read.selectFrom('page_visits').select(['views', 'visits']).execute()
    expect(rows).toEqual([{ views: 1, visits: 1 }])
  })
})

describeOnEachDatabase('counting visits', kind => {
  test('stores no label that may be about a person, also when its form is sent', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/', utmCampaign: 'anna@example.com' }
    await send(app, { page: '/', visit })
    await send(app, { page: '/quiz', visit, step: 'started' })
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, visit } })
    await saved(app, database)
    expect(await database.read.selectFrom('visit_sources').selectAll().execute()).toMatchObject([
      { kind: 'campaign', name: otherSource, visits: 1, started: 1 },
    ])
    const report = await app.inject({ url: '/api/admin/analytics?days=7', headers: await logIn(app) })
    expect(report.json().sources, 'with the lead').toMatchObject([{ name: otherSource, visits: 1, leads: 1 }])
  })

  test('adds up the views and visits of each page, and the visits of each source', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/', referrerHost: 'www.bing.com' }
    for (const payload of [{ page: '/', visit }, { page: '/about' }, { page: '/' }, { page: '/', visit: {} }]) {
      const response = await send(app, payload)
      expect([response.statusCode, response.body]).toEqual([204, ''])
    }
    expect(await saved(app, database)).toEqual({
      pages: [
        ['/', 3, 2],
        ['/about', 1, 0],
      ],
      sources: [
        ['direct', '', 1],
        ['search', 'Bing', 1],
      ],
    })
  })

  test('counts in several servers at once without losing a view', async () => {
    const database = await newDatabase(kind)
    const servers = await Promise.all([testApp({ database }), testApp({ database })])
    for (let round = 0; round < 3; round += 1) {
      const views = ['/', '/about', '/beta', '/quiz'].flatMap(page => servers.map(({ app }) => send(app, { page })))
      await Promise.all(views)
      await Promise.all(servers.map(({ app }) => saved(app, database)))
    }
    const { pages } = await saved(servers[0].app, database)
    expect(pages).toEqual(['/', '/about', '/beta', '/quiz'].map(page => [page, 6, 0]))
  })

  test('counts the steps of a form, for the form and for where its visit came from', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/about', referrerHost: 'chatgpt.com' }
    for (const step of ['opened', 'opened', 'started']) await send(app, { page: '/quiz', visit, step })
    await send(app, { page: '/survey/exit', visit: { firstPage: '/nowhere' }, step: 'started' })
    // Neither a form nor a visit.
    await send(app, { page: '/about', visit, step: 'opened' })
    await send(app, { page: '/beta', step: 'opened' })
    const submit = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { 'idempotency-key': 'the-same-key' }, payload })
    // The second one repeats the first.
    for (let time = 0; time < 2; time += 1) await submit('/api/quiz/submit', { ...quiz, visit })
    await saved(app, database)
    const { read } = database
    expect(await read.selectFrom('page_visits').select(['page', 'views', 'started']).orderBy('page').execute()).toEqual(
      [
        { page: '', views: 0, started: 1 },
        { page: '/about', views: 0, started: 1 },
      ],
    )
    expect(await read.selectFrom('visit_sources').selectAll().orderBy('kind').execute()).toMatchObject([
      { kind: 'assistant', name: 'ChatGPT', visits: 0, started: 1 },
      { kind: 'direct', visits: 0, started: 1 },
    ])
    expect(await read.selectFrom('form_visits').selectAll().orderBy('form').execute()).toMatchObject([
      { form: 'exit', opened: 0, started: 1, completed: 0 },
      { form: 'quiz', opened: 2, started: 1, completed: 1 },
    ])
  })

  test('counts a form from a browser that reports no steps as opened and started, too', async () => {
    const { app, database } = await testApp({ kind })
    await app.inject({ method: 'POST', url: '/api/beta/apply', payload: application })
    await saved(app, database)
    expect(await database.read.selectFrom('form_visits').selectAll().execute()).toMatchObject([
      { form: 'beta', opened: 1, started: 1, completed: 1 },
    ])
  })
})

test('accepts what a beacon sends, but not from another site', async () => {
  const { app } = await testApp()
  const headers = { 'content-type': 'application/json', host: 'localhost:3000' }
  const beacon = (origin: string) => send(app, { page: '/' }, { ...headers, origin })
  expect((await beacon('http://localhost:3000')).statusCode).toBe(204)
  expect((await beacon('https://evil.example')).statusCode).toBe(403)
})

test.each([
  ['no page', {}, 'Page is required.'],
  ['a page that is too long', { page: `/${'x'.repeat(300)}` }, "Page can't be longer than 300 characters."],
  ['an unknown step', { page: '/quiz', step: 'won' }, 'The step must be opened or started.'],
  ['something else', [], 'A page view is required.'],
])('rejects %s', async (_case, payload, error) => {
  const { app } = await testApp()
  const response = await send(app, payload)
  expect([response.statusCode, response.json()]).toEqual([400, { error }])
})

test('limits the views of one address', async () => {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const codes = new Map<number, number>()
  for (let index = 0; index < 310; index += 1) {
    const { statusCode } = await send(app, { page: '/' }, headers)
    codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1)
  }
  expect([...codes]).toEqual([
    [204, 300],
    [429, 10],
  ])
  expect((await send(app, { page: '/' }, { 'x-forwarded-for': '203.0.113.6' })).statusCode).toBe(204)
  expect((await saved(app, database)).pages).toEqual([['/', 301, 0]])
})
