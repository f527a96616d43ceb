import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { insertSessions } from '#server/analytics/analytics-repository.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { newPerson } from '#server/people/people-repository.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { pageStats } from './page-stats.ts'

const now = Temporal.Instant.from('2026-11-15T18:00:00Z')

const visitRow = (day: string, page: string, visits: number, source = {}): Tables['page_visits'] => ({
  day,
  page,
  referrer_host: '',
  campaign: '',
  views: visits * 2,
  visits,
  ...source,
})

let next = 0
const session = (startedAt: string, firstPage: string | null, isCompleted = 0): Tables['analytics_sessions'] => ({
  id: `session-${next++}`,
  survey_type: 'exit',
  email_hash: null,
  is_completed: isCompleted,
  toolkit_opt_in: 0,
  started_at: startedAt,
  completed_at: null,
  last_step: 0,
  furthest_step: 0,
  first_page: firstPage,
})

const lead = (submittedAt: string, firstPage: string | null, referrerHost: string | null = null) =>
  newPerson({
    contact: { ...anna, email: `lead-${next++}@example.com` },
    submittedAt,
    botCheck: null,
    source: { firstPage, referrerHost },
  })

type Rows = {
  visits?: Array<Tables['page_visits']>
  sessions?: Array<Tables['analytics_sessions']>
  leads?: Array<ReturnType<typeof lead>>
}

async function withRows(database: Database, { visits = [], sessions = [], leads = [] }: Rows) {
  await database.write(async transaction => {
    if (visits.length > 0) await transaction.insertInto('page_visits').values(visits).execute()
    await insertSessions(transaction, sessions)
    if (leads.length > 0) await transaction.insertInto('people').values(leads).execute()
  })
  return database.read
}

const counts = (page: string | null, visits: number, started: number, completed: number, leads: number) => ({
  page,
  visits,
  started,
  completed,
  leads,
  comparableLeads: leads,
})

describeOnEachDatabase('page stats', kind => {
  test('counts visits, surveys and leads by the first page of the visit', async () => {
    const read = await withRows(await newDatabase(kind), {
      visits: [
        visitRow('2026-11-01', '/', 40),
        visitRow('2026-11-14', '/', 10, { referrer_host: 'news.example' }),
        visitRow('2026-11-15', '/beta', 60, { campaign: 'spring' }),
        visitRow('2026-11-15', '/about', 0),
      ],
      sessions: [
        session('2026-11-14T12:00:00.000Z', '/', 1),
        session('2026-11-14T12:00:00.000Z', '/'),
        session('2026-11-14T12:00:00.000Z', '/quiz', 1),
      ],
      leads: [lead('2026-11-14T12:00:00.000Z', '/'), lead('2026-11-14T12:00:00.000Z', '/beta')],
    })
    const stats = await pageStats(read, { days: '30' }, now)
    expect(stats.pages).toEqual([counts('/beta', 60, 0, 0, 1), counts('/', 50, 2, 1, 1), counts('/quiz', 0, 1, 1, 0)])
    expect(stats).toMatchObject({ countedSince: '2026-11-01', views: 220 })
  })

  test.each([
    ['7', 1],
    ['30', 2],
    ['90', 3],
    ['all', 4],
  ] as const)("range %s starts at midnight in the company's time zone", async (days, expected) => {
    const read = await withRows(await newDatabase(kind), {
      visits: ['2026-11-09', '2026-11-08', '2026-08-18', '2025-11-01'].map(day => visitRow(day, '/', 1)),
      // A minute before and after midnight in Winnipeg, which is at 05:00 UTC in summer.
      sessions: [
        '2026-11-09T06:00:00.000Z',
        '2026-11-09T05:59:00.000Z',
        '2026-08-18T05:00:00.000Z',
        '2026-08-18T04:59:00.000Z',
      ].map(startedAt => session(startedAt, '/')),
      leads: [
        '2026-11-09T06:00:00.000Z',
        '2026-11-09T05:59:00.000Z',
        '2026-08-18T05:00:00.000Z',
        '2026-08-18T04:59:00.000Z',
      ].map(submittedAt => lead(submittedAt, '/')),
    })
    expect((await pageStats(read, { days }, now)).pages).toEqual([counts('/', expected, expected, 0, expected)])
  })

  test('groups unknown pages and pages that no longer exist, last', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withRows(await newDatabase(kind), {
      visits: [visitRow('2026-11-14', '/old-page', 90), visitRow('2026-11-14', '/', 1)],
      sessions: [session(at, null), session(at, '/old-page', 1)],
      leads: [lead(at, null), lead(at, '/toolkit'), lead(at, '<script>'), lead(at, '')],
    })
    expect((await pageStats(read, { days: '7' }, now)).pages).toEqual([
      counts('/', 1, 0, 0, 0),
      counts(null, 90, 2, 1, 4),
    ])
  })

  test('tells leads from before the first counted visit apart', async () => {
    const leads = [lead('2026-11-10T05:59:59.000Z', '/'), lead('2026-11-10T06:00:00.000Z', '/')]
    const read = await withRows(await newDatabase(kind), { visits: [visitRow('2026-11-10', '/', 4)], leads })
    const { countedSince, pages } = await pageStats(read, { days: 'all' }, now)
    expect(countedSince).toBe('2026-11-10')
    expect(pages).toEqual([{ ...counts('/', 4, 0, 0, 2), comparableLeads: 1 }])
  })

  test('counts referrers with their leads, and campaigns, most visits first', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withRows(await newDatabase(kind), {
      visits: [
        visitRow('2026-11-14', '/', 5),
        visitRow('2026-11-14', '/', 3, { referrer_host: 'news.example', campaign: 'fall' }),
        visitRow('2026-11-14', '/beta', 4, { referrer_host: 'news.example', campaign: 'spring' }),
        visitRow('2026-11-14', '/beta', 1, { campaign: 'spring' }),
        visitRow('2025-11-14', '/beta', 50, { referrer_host: 'old.example', campaign: 'old' }),
      ],
      leads: [lead(at, '/', 'news.example'), lead(at, '/', 'chamber.example'), lead(at, '/')],
    })
    expect(await pageStats(read, { days: '30' }, now)).toMatchObject({
      referrers: [
        { name: 'news.example', visits: 7, leads: 1 },
        { name: null, visits: 6, leads: 1 },
        { name: 'chamber.example', visits: 0, leads: 1 },
      ],
      campaigns: [
        { name: 'spring', visits: 5 },
        { name: 'fall', visits: 3 },
      ],
    })
  })

  test('is empty before the first visit', async () => {
    const { read } = await newDatabase(kind)
    const empty = { countedSince: null, views: 0, pages: [], referrers: [], campaigns: [] }
    expect(await pageStats(read, { days: 'all' }, now)).toEqual(empty)
  })

  test('includes views that are not saved yet, and surveys with their first page', async () => {
    const { app } = await testApp({ kind })
    const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).statusCode
    expect(await post('/api/visits', { page: '/beta', visit: {} })).toBe(204)
    for (const firstPage of ['/beta', '/nowhere', 5])
      expect(await post('/api/analytics/sessions', { surveyType: 'exit', firstPage })).toBe(200)
    const response = await app.inject({ url: '/api/admin/page-stats?days=7', headers: await logIn(app) })
    expect(response.json().pages).toEqual([counts('/beta', 1, 1, 0, 0), counts(null, 0, 2, 0, 0)])
  })
})

test('rejects an unknown range', async () => {
  const { app } = await testApp()
  const response = await app.inject({ url: '/api/admin/page-stats?days=8', headers: await logIn(app) })
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'The range must be 7, 30, 90 or all.' }])
})
