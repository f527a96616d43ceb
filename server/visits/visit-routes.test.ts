import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

const send = (app: App, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/visits', payload, headers })

/** Reading the report saves what's still in memory. */
async function saved(app: App, { read }: Database) {
  await app.inject({ url: '/api/admin/page-stats?days=7', headers: await logIn(app) })
  const rows = await read.selectFrom('page_visits').selectAll().execute()
  return rows.map(({ day: _day, ...row }) => row).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

const row = (page: string, views: number, visits: number, source = {}) => ({
  page,
  referrer_host: '',
  campaign: '',
  views,
  visits,
  ...source,
})

describeOnEachDatabase('counting visits', kind => {
  test('adds up the views and visits of a day by page, referrer and campaign', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/', referrerHost: 'news.example', utmCampaign: 'spring' }
    for (const payload of [{ page: '/', visit }, { page: '/about' }, { page: '/' }, { page: '/', visit: {} }]) {
      const response = await send(app, payload)
      expect([response.statusCode, response.body]).toEqual([204, ''])
    }
    const first = [
      row('/', 2, 1),
      row('/', 1, 1, { referrer_host: 'news.example', campaign: 'spring' }),
      row('/about', 1, 0),
    ]
    expect(await saved(app, database)).toEqual(expect.arrayContaining(first))
    await send(app, { page: '/', visit })
    const rows = await saved(app, database)
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual(row('/', 2, 2, { referrer_host: 'news.example', campaign: 'spring' }))
  })

  test('stores nothing but a day, a page, where the visit came from and two counts', async () => {
    const { app, database } = await testApp({ kind, env: { TRUST_PROXY: '1' } })
    const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Browser of Anna', cookie: 'id=anna' }
    const visit = { firstPage: '/x', referrerHost: 'news.example', utmTerm: 'anna', utmContent: 'anna', name: 'anna' }
    await send(app, { page: '/', visit, id: 'anna', email: 'anna@example.com' }, headers)
    expect(await saved(app, database)).toEqual([row('/', 1, 1, { referrer_host: 'news.example' })])
    const { rows } = await sql<Record<string, unknown>>`select * from page_visits`.execute(database.read)
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['campaign', 'day', 'page', 'referrer_host', 'views', 'visits'])
    expect(rows[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('counts only pages in the sitemap', async () => {
    const { app, database } = await testApp({ kind })
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
    expect(await saved(app, database)).toEqual([])
  })

  test('stores hostile values as text, or not at all', async () => {
    const { app, database } = await testApp({ kind })
    const sendVisit = (visit: object) => send(app, { page: '/', visit })
    const hosts = [
      '<b>x</b>.example',
      '203.0.113.7',
      '[2001:db8::1]',
      'localhost',
      'a b.example',
      'x'.repeat(400),
      '.',
      5,
    ]
    for (const referrerHost of hosts) expect((await sendVisit({ referrerHost })).statusCode).toBe(204)
    await sendVisit({ utmCampaign: 'a\0b' })
    await sendVisit({ utmCampaign: '\ud800' })
    expect(await saved(app, database)).toEqual([row('/', hosts.length + 2, hosts.length + 2)])
    await sendVisit({ referrerHost: 'NEWS.Example:8443', utmCampaign: ` ${'x'.repeat(99)}👍' or 1=1 --` })
    await sendVisit({ utmCampaign: `'; drop table page_visits; --` })
    expect((await saved(app, database)).map(({ referrer_host, campaign }) => [referrer_host, campaign])).toEqual(
      expect.arrayContaining([
        ['news.example', `${'x'.repeat(99)}\ufffd`],
        ['', `'; drop table page_visits; --`],
      ]),
    )
  })

  test('treats our own host as no referrer', async () => {
    const { app, database } = await testApp({ kind, env: { SITE_URL: 'https://www.modernize.example' } })
    const headers = { host: 'modernize.example:3000' }
    for (const referrerHost of ['modernize.example:3000', 'www.modernize.example'])
      await send(app, { page: '/', visit: { referrerHost } }, headers)
    expect(await saved(app, database)).toEqual([row('/', 2, 2)])
  })

  test('saves counts when the server stops', async () => {
    const database = await newDatabase(kind)
    const { app } = await testApp({ database })
    await send(app, { page: '/', visit: {} })
    await app.close()
    const rows = await database.read.selectFrom('page_visits').select(['views', 'visits']).execute()
    expect(rows).toEqual([{ views: 1, visits: 1 }])
  })

  test('counts in several servers at once without losing a view', async () => {
    const database = await newDatabase(kind)
    const servers = await Promise.all([testApp({ database }), testApp({ database })])
    for (let round = 0; round < 5; round += 1) {
      const views = ['/', '/about', '/beta', '/quiz'].flatMap(page => servers.map(({ app }) => send(app, { page })))
      await Promise.all(views)
      await Promise.all(servers.map(({ app }) => saved(app, database)))
    }
    expect(await saved(servers[0].app, database)).toEqual(
      ['/', '/about', '/beta', '/quiz'].map(page => row(page, 10, 0)),
    )
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
  expect(await saved(app, database)).toEqual([row('/', 301, 0)])
})
