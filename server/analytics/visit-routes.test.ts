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
  await app.inject({ url: '/api/admin/page-stats?days=7', headers: await logIn(app) })
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
    await send(app, { page: '/', visit, id: 'anna', email: 'anna@example.com' }, headers)
    await saved(app, database)
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const pages = await sql`select * from page_visits`.execute(database.read)
    const steps = { opened: 0, started: 0, completed: 0 }
    expect(pages.rows).toEqual([{ day, page: '/', views: 1, visits: 1, ...steps }])
    const sources = await sql`select * from visit_sources`.execute(database.read)
    expect(sources.rows).toEqual([{ day, kind: 'referrer', name: 'news.example', visits: 1, ...steps }])
    await send(app, { page: '/quiz', visit, step: 'opened', email: 'anna@example.com' }, headers)
    await saved(app, database)
    const forms = await sql`select * from form_visits`.execute(database.read)
    expect(forms.rows).toEqual([{ day, form: 'quiz', opened: 1, started: 0, completed: 0 }])
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

  test('names only public websites', async () => {
    const { app, database } = await testApp()
    const sendVisit = (referrerHost: unknown) => send(app, { page: '/', visit: { referrerHost } })
    const unnamed = [
      '<b>x</b>.example',
      '203.0.113.7',
      '[2001:db8::1]',
      'intranet',
      'annas-macbook.local',
      'annas-pc.home.arpa',
      'a b.example',
      '.',
      'crm.example:8443',
      'anna.smith.leads.crm.example',
      'client-2045550123.example',
      `${'x'.repeat(60)}.example`,
    ]
    for (const host of [...unnamed, 'WWW.Search.Example', 'news.co.example', 'xn--bcher-kva.xn--p1ai'])
      expect((await sendVisit(host)).statusCode, host).toBe(204)
    // Too long, or not a text.
    for (const host of ['x'.repeat(400), 5]) expect((await sendVisit(host)).statusCode).toBe(204)
    expect(await saved(app, database)).toEqual({
      pages: [['/', unnamed.length + 5, unnamed.length + 5]],
      sources: [
        ['referrer', otherSource, unnamed.length],
        ['referrer', 'news.co.example', 1],
        ['referrer', 'www.search.example', 1],
        ['referrer', 'xn--bcher-kva.xn--p1ai', 1],
      ],
    })
  })

  test('counts plain campaign labels by name, also with a date', async () => {
    const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
    const labels = ['12345', 'Fall 2026', 'e\u0301te\u0301', 'news.202611', 'newsletter_2026-11-17', '\u00e9t\u00e9']
    for (const [index, utmCampaign] of labels.entries())
      await send(app, { page: '/', visit: { utmCampaign } }, { 'x-forwarded-for': `203.0.113.${index}` })
    expect((await saved(app, database)).sources).toEqual(labels.map(label => ['campaign', label, 1]))
  })

  test('treats our own host as no referrer', async () => {
    const { app, database } = await testApp({ env: { SITE_URL: 'https://www.modernize.example' } })
    const headers = { host: 'modernize.example:3000' }
    for (const referrerHost of ['modernize.example:3000', 'www.modernize.example'])
      await send(app, { page: '/', visit: { referrerHost } }, headers)
    expect(await saved(app, database)).toEqual({ pages: [['/', 2, 2]], sources: [] })
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
    const labels = [
      'anna@example.com',
      'anna%40example.com',
      'client 4711 Anna Example +1 204 555 0199',
      '204-555-0199',
      '2045550199',
      '20261117-4711-23',
      "'; drop table page_visits; --",
      '<b>x</b>',
      'a-label-that-is-longer-than-any-campaign-needs',
      ' \u202E ',
      '٢٠٤٥٥٥',
    ]
    for (const utmCampaign of labels) {
      const visit = { firstPage: '/', utmCampaign }
      await send(app, { page: '/', visit })
      await send(app, { page: '/quiz', visit, step: 'opened' })
      await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, visit } })
    }
    await saved(app, database)
    const count = labels.length
    expect(await database.read.selectFrom('visit_sources').selectAll().execute()).toMatchObject([
      { kind: 'campaign', name: otherSource, visits: count, opened: count, completed: count },
    ])
    const headers = await logIn(app)
    const { campaigns } = (await app.inject({ url: '/api/admin/page-stats?days=7', headers })).json()
    expect(campaigns, 'with the lead').toMatchObject([{ name: otherSource, visits: count, leads: 1 }])
  })

  test('adds up the views and visits of each page, and the visits of each referrer and campaign', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/', referrerHost: 'news.example', utmCampaign: 'spring' }
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
        ['campaign', 'spring', 1],
        ['referrer', 'news.example', 1],
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
    const visit = { firstPage: '/about', referrerHost: 'news.example', utmCampaign: 'spring' }
    for (const step of ['opened', 'opened', 'started']) await send(app, { page: '/quiz', visit, step })
    await send(app, { page: '/survey/exit', visit: { firstPage: '/nowhere' }, step: 'opened' })
    // Neither a form nor a visit.
    await send(app, { page: '/about', visit, step: 'opened' })
    await send(app, { page: '/beta', step: 'opened' })
    const submit = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { 'idempotency-key': 'the-same-key' }, payload })
    // The second one repeats the first.
    for (let time = 0; time < 2; time += 1) await submit('/api/quiz/submit', { ...quiz, visit })
    expect((await saved(app, database)).pages, 'no views').toEqual([
      ['', 0, 0],
      ['/about', 0, 0],
    ])
    const counted = async (table: string, name: string) => {
      const { rows } = await sql<Record<'name' | 'opened' | 'started' | 'completed', unknown>>`
        select ${sql.ref(name)} as name, opened, started, completed from ${sql.table(table)} order by 1`.execute(
        database.read,
      )
      return rows.map(({ name, opened, started, completed }) => [name, opened, started, completed])
    }
    expect(await counted('page_visits', 'page')).toEqual([
      ['', 1, 0, 0],
      ['/about', 2, 1, 1],
    ])
    expect(await counted('visit_sources', 'name')).toEqual([
      ['news.example', 2, 1, 1],
      ['spring', 2, 1, 1],
    ])
    expect(await counted('form_visits', 'form')).toEqual([
      ['exit', 1, 0, 0],
      ['quiz', 2, 1, 1],
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
