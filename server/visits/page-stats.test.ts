import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { newLead } from '#server/leads/lead-repository.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { pageStats } from './page-stats.ts'

const now = Temporal.Instant.from('2026-11-15T18:00:00Z')

const visitRow = (day: string, page: string, visits: number, surveys = {}): Tables['page_visits'] => ({
  day,
  page,
  views: visits * 2,
  visits,
  surveys_started: 0,
  surveys_completed: 0,
  ...surveys,
})

let next = 0
const lead = (submittedAt: string, firstPage: string | null, referrerHost: string | null = null) => {
  next += 1
  const contact = { ...anna, email: `lead-${next}@example.com` }
  return newLead({ contact, submittedAt, botCheck: null, source: { firstPage, referrerHost } }, 2)
}

type Rows = {
  visits?: Array<Tables['page_visits']>
  sources?: Array<Tables['visit_sources']>
  leads?: Array<ReturnType<typeof lead>>
}

async function withRows(database: Database, { visits = [], sources = [], leads = [] }: Rows) {
  await database.write(async transaction => {
    if (visits.length > 0) await transaction.insertInto('page_visits').values(visits).execute()
    if (sources.length > 0) await transaction.insertInto('visit_sources').values(sources).execute()
    if (leads.length > 0) await transaction.insertInto('leads').values(leads).execute()
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

describe('page stats', () => {
  test.each([
    ['7', 1],
    ['30', 2],
    ['90', 3],
    ['all', 4],
  ] as const)("range %s starts at midnight in the company's time zone", async (days, expected) => {
    // Midnight in Winnipeg is at 06:00 UTC in winter and at 05:00 in summer.
    const times = ['2026-11-09T05:00', '2026-11-09T04:59', '2026-08-18T05:00', '2026-08-18T04:59']
    const read = await withRows(await newDatabase('sqlite'), {
      visits: ['2026-11-09', '2026-11-08', '2026-08-18', '2025-11-01'].map(day => visitRow(day, '/', 1)),
      leads: times.map(time => lead(`${time}:00.000Z`, '/')),
    })
    expect((await pageStats(read, { days }, now)).pages).toEqual([counts('/', expected, 0, 0, expected)])
  })

  test('groups unknown pages and pages that no longer exist, last', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withRows(await newDatabase('sqlite'), {
      visits: [
        visitRow('2026-11-14', '/old-page', 90),
        visitRow('2026-11-14', '', 0, { surveys_started: 2, surveys_completed: 1 }),
        visitRow('2026-11-14', '/', 1),
      ],
      leads: [lead(at, null), lead(at, '/toolkit'), lead(at, '<script>'), lead(at, '')],
    })
    expect((await pageStats(read, { days: '7' }, now)).pages).toEqual([
      counts('/', 1, 0, 0, 0),
      counts(null, 90, 2, 1, 4),
    ])
  })

  test('tells leads from before the first counted visit apart', async () => {
    const leads = [lead('2026-11-10T04:59:59.000Z', '/'), lead('2026-11-10T05:00:00.000Z', '/')]
    const read = await withRows(await newDatabase('sqlite'), { visits: [visitRow('2026-11-10', '/', 4)], leads })
    const { countedSince, pages } = await pageStats(read, { days: 'all' }, now)
    expect(countedSince).toBe('2026-11-10')
    expect(pages).toEqual([{ ...counts('/', 4, 0, 0, 2), comparableLeads: 1 }])
  })

  test('is empty before the first visit', async () => {
    const { read } = await newDatabase('sqlite')
    const empty = { countedSince: null, views: 0, pages: [], referrers: [], campaigns: [] }
    expect(await pageStats(read, { days: 'all' }, now)).toEqual(empty)
  })
})

describeOnEachDatabase('page stats', kind => {
  test('counts visits, surveys and leads by the first page of the visit', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withRows(await newDatabase(kind), {
      visits: [
        visitRow('2026-11-01', '/', 40, { surveys_started: 1 }),
        visitRow('2026-11-14', '/', 10, { surveys_started: 2, surveys_completed: 1 }),
        visitRow('2026-11-15', '/beta', 60),
        visitRow('2026-11-15', '/about', 0),
        visitRow('2026-11-15', '/quiz', 0, { surveys_started: 1 }),
      ],
      leads: [lead(at, '/'), lead(at, '/beta')],
    })
    const stats = await pageStats(read, { days: '30' }, now)
    expect(stats.pages).toEqual([counts('/beta', 60, 0, 0, 1), counts('/', 50, 3, 1, 1), counts('/quiz', 0, 1, 0, 0)])
    expect(stats).toMatchObject({ countedSince: '2026-11-01', views: 220 })
  })

  test('counts referrers with their leads, and campaigns, most visits first', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withRows(await newDatabase(kind), {
      visits: [visitRow('2026-11-14', '/', 8), visitRow('2026-11-14', '/beta', 5), visitRow('2025-11-14', '/', 50)],
      sources: [
        { day: '2026-11-13', kind: 'referrer', name: 'news.example', visits: 3 },
        { day: '2026-11-14', kind: 'referrer', name: 'news.example', visits: 4 },
        { day: '2026-11-14', kind: 'campaign', name: 'fall', visits: 3 },
        { day: '2026-11-14', kind: 'campaign', name: 'spring', visits: 5 },
        { day: '2025-11-14', kind: 'referrer', name: 'old.example', visits: 50 },
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
})

test('rejects an unknown range', async () => {
  const { app } = await testApp()
  const response = await app.inject({ url: '/api/admin/page-stats?days=8', headers: await logIn(app) })
  expect([response.statusCode, response.json()]).toEqual([400, { error: 'The range must be 7, 30, 90 or all.' }])
})
