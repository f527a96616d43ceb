import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import { type LeadStatus, maxSources, otherSource } from '#contracts/constants.ts'
import { dayMs } from '#contracts/time.ts'
import { newLead } from '#server/forms/upsert-lead.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { calendly } from '#tests/support/booking-events.ts'
import { startBookingSite } from '#tests/support/booking-site.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { readDays, totalsOf } from './day-totals.ts'
import { analyticsReport, summaryOf } from './report.ts'
import { insertSession } from './sessions.ts'

const now = new Date('2026-11-15T18:00:00Z')
const zeros = { visits: 0, started: 0, leads: 0, booked: 0, won: 0 }

let next = 0
type LeadOptions = { at?: string; page?: string | null; status?: LeadStatus; form?: string; visit?: object }
const lead = ({
  at = '2026-11-14T12:00:00.000Z',
  page = '/',
  status = 'new',
  form = 'quiz',
  visit = {},
}: LeadOptions) => {
  next += 1
  const { referrerHost = null, ...campaign } = visit as Record<string, string>
  const source = { firstPage: page, referrerHost, campaign }
  const contact = { ...anna, email: `lead-${next}@example.com` }
  return { ...newLead({ contact, submittedAt: at, botCheck: null, source, kind: form }, 2), status }
}

type VisitTotal = [day: string, measure: string, kind: string, name: string, total: number]
type Rows = { leads?: Array<ReturnType<typeof lead>>; totals?: VisitTotal[] }

async function databaseWith(kind: Database['kind'], { leads = [], totals = [] }: Rows) {
  const database = await newDatabase(kind)
  await database.write(async transaction => {
    if (leads.length > 0) await transaction.insertInto('leads').values(leads).execute()
    const rows = totals.map(([day, measure, kind, name, total]) => ({ day, measure, kind, name, total }))
    if (rows.length > 0) await transaction.insertInto('visit_totals').values(rows).execute()
  })
  return database
}

const sourceOf = (database: Database) => ({ database, ownHost: 'modernize.example', now })
const reportOf = (database: Database, days: '7' | '30' | '90' | 'all' = '30') =>
  analyticsReport(sourceOf(database), { days }, words)

test.each([
  ['7', 7, 1, 1, 1],
  ['30', 30, 2, 0, 2],
  ['90', 90, 3, 0, 3],
  ['all', 7, 1, 1, 4],
] as const)(
  "the report of %s days starts at midnight in the company's time zone",
  async (days, length, now, before, total) => {
    // Midnight in Winnipeg is at 05:00 UTC since this November.
    const times = ['2026-11-09T05:00', '2026-11-09T04:59', '2026-08-20T05:00', '2025-11-01T12:00']
    const database = await databaseWith('sqlite', { leads: times.map(time => lead({ at: `${time}:00.000Z` })) })
    for (const time of times)
      await database.write(transaction => insertSession(transaction, { surveyType: 'exit' }, `${time}:00.000Z`))
    const report = await reportOf(database, days)
    expect(summaryOf(await readDays(sourceOf(database), { days })).totalSessions).toBe(total)
    expect(report.leads.at(-1)?.day).toBe('2026-11-15')
    const sum = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
    expect([report.leads.length, sum(report.leads.map(day => day.leads))]).toEqual([length, now])
    expect([report.leadsBefore.length, sum(report.leadsBefore)]).toEqual([length, before])
    expect(report.leadsInTotal).toBe(total)
  },
)

test('the report of all time compares two weeks, also on the first day', async () => {
  const { leads, leadsBefore } = await reportOf(await databaseWith('sqlite', {}), 'all')
  expect([leads.length, leadsBefore.length]).toEqual([7, 7])
})

test('the report has one row for all sources that are too many to list, so that the total is right', async () => {
  const names = Array.from({ length: maxSources + 20 }, (_, index) => `campaign ${index}`)
  const database = await databaseWith('sqlite', {
    totals: names.map(name => ['2026-11-14', 'visits', 'campaign', name, 3]),
  })
  const { sources } = await reportOf(database)
  expect(sources).toHaveLength(maxSources + 1)
  expect(sources.find(({ name }) => name === otherSource)).toMatchObject({ visits: 60 })
})

describeOnEachDatabase('the report', kind => {
  test('counts every lead once, with what came of it, by source and by first page', async () => {
    const day = '2026-11-14'
    const database = await databaseWith(kind, {
      totals: [
        [day, 'visits', 'page', '/', 10],
        [day, 'started', 'page', '/', 4],
        [day, 'visits', 'page', '/old-page', 1],
        ['2025-11-14', 'visits', 'page', '/', 50],
        [day, 'visits', 'search', 'Google', 6],
        [day, 'started', 'search', 'Google', 3],
        ['2026-11-13', 'visits', 'search', 'Google', 1],
        [day, 'visits', 'direct', '', 4],
        [day, 'visits', 'campaign', 'newsletter', 3],
        [day, 'visits', 'campaign', otherSource, 1],
        [day, 'started', 'direct', '', 1],
        [day, 'opened', 'form', 'quiz', 5],
        [day, 'completed', 'form', 'quiz', 2],
      ],
      leads: [
        lead({ visit: { referrerHost: 'www.google.com' }, status: 'won' }),
        lead({ visit: { utmSource: 'newsletter' }, status: 'booked', page: '/toolkit' }),
        lead({ visit: { utmSource: 'newsletter' }, page: '<script>' }),
        lead({ visit: { utmSource: 'rare' } }),
        lead({ form: 'booking', page: null }),
        lead({ form: 'added', page: null }),
        { ...lead({}), spam_at: now.toISOString() },
        { ...lead({}), bot_check: 'honeypot' },
      ],
    })
    const report = await reportOf(database)
    expect(report.sources).toEqual([
      { kind: 'campaign', name: 'newsletter', ...zeros, visits: 3, leads: 2, booked: 1 },
      { kind: 'search', name: 'Google', ...zeros, visits: 7, started: 3, leads: 1, booked: 1, won: 1 },
      { kind: 'campaign', name: otherSource, ...zeros, visits: 1, leads: 1 },
      { kind: 'added', name: '', ...zeros, leads: 1 },
      { kind: 'booking', name: '', ...zeros, leads: 1 },
      { kind: 'direct', name: '', ...zeros, visits: 4, started: 1 },
    ])
    expect(report.pages).toEqual([
      { kind: 'page', name: '', ...zeros, leads: 4, booked: 1 },
      { kind: 'page', name: '/', ...zeros, visits: 10, started: 4, leads: 2, booked: 1, won: 1 },
      { kind: 'page', name: '/old-page', ...zeros, visits: 1 },
    ])
    expect(report.forms).toContainEqual({ title: 'Quiz', opened: 5, completed: 2 })
  })

  test('counts a lead as booked from the call on, also on a past day, and once it is closed', async () => {
    const { deliver, get, post, database } = await startBookingSite({ kind })
    const closed = async () => {
      const changes = { status: 'closed', first_submitted_at: new Date(Date.now() - 3 * dayMs).toISOString() }
      await database.write(transaction => transaction.updateTable('leads').set(changes).execute())
      const { sources }: AnalyticsReport = await get('/api/admin/analytics')
      return sources.filter(({ leads }) => leads > 0).map(({ leads, booked }) => [leads, booked])
    }
    await post('/api/quiz/submit', quiz)
    expect(await closed()).toEqual([[1, 0]])
    const booking = { id: 'A1', startsAt: '2030-01-02T18:00:00.000Z', at: new Date().toISOString() }
    await deliver(...calendly.booked(booking))
    const { sources }: AnalyticsReport = await get('/api/admin/analytics')
    expect(sources).toContainEqual(expect.objectContaining({ leads: 1, booked: 1 }))
    expect(await closed()).toEqual([[1, 1]])
    const moved = { ...booking, id: 'A2', replaces: 'A1', email: 'office@example.com' }
    await deliver(...calendly.rescheduled(booking, moved).reverse())
    const after: AnalyticsReport = await get('/api/admin/analytics')
    expect(after.sources, 'their call is under another address now').toContainEqual(
      expect.objectContaining({ kind: 'direct', leads: 1, booked: 0 }),
    )
  })

  test('stays right whatever changes on past days', async () => {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
    const leads = days.map(day => lead({ at: `${day}T04:30:00.000Z`, visit: { utmSource: 'newsletter' } }))
    const database = await databaseWith(kind, { leads })
    const startOn = (day: string) => (transaction: Handle) =>
      insertSession(transaction, { surveyType: 'exit' }, `${day}T12:00:00.000Z`)
    const [, finished, purged] = await Promise.all(days.map(day => database.write(startOn(day))))
    const read = () => readDays(sourceOf(database), { days: '30' })
    const change = async (work: (transaction: Handle) => Promise<unknown>) => {
      const { length } = await read()
      const stored = await database.read.selectFrom('day_totals').select('day').execute()
      expect(stored.length, 'all days but today').toBe(length - 1)
      await database.write(work)
      const kept = await read()
      await database.write(transaction => transaction.deleteFrom('day_totals').execute())
      expect(kept, 'as if it had been counted anew').toEqual(await read())
      return kept
    }
    const run = (statement: ReturnType<typeof sql>) => change(transaction => statement.execute(transaction))
    const total = (counted: Awaited<ReturnType<typeof read>>) => counted.reduce((sum, { leads }) => sum + leads, 0)
    const sum = (counted: Awaited<ReturnType<typeof read>>, measure: string) =>
      totalsOf(counted).reduce((sum, row) => (row.measure === measure ? sum + row.total : sum), 0)

    expect(total(await read())).toBe(4)
    expect(total(await run(sql`update leads set spam_at = 'now' where id = ${leads[0]?.id}`))).toBe(3)
    expect(total(await run(sql`update leads set bot_check = 'honeypot' where id = ${leads[1]?.id}`))).toBe(2)
    expect(total(await run(sql`delete from leads where id = ${leads[2]?.id}`)), 'an erasure').toBe(1)
    const won = await run(sql`update leads set status = 'won' where id = ${leads[3]?.id}`)
    expect(
      ['leads', 'booked', 'won'].map(measure => sum(won, measure)),
      'by page and by source',
    ).toEqual([2, 2, 2])
    const done = sql`update analytics_sessions set is_completed = 1, last_step = 3 where id = ${finished}`
    const withDone = await run(done)
    expect(['sessions', 'finished', 'left'].map(measure => sum(withDone, measure))).toEqual([4, 1, 3])
    const purge = sql`delete from analytics_sessions where id = ${purged}`
    expect(sum(await run(purge), 'sessions')).toBe(3)
    expect(sum(await change(startOn('2026-11-13')), 'sessions'), 'a late one').toBe(4)
  })
})
