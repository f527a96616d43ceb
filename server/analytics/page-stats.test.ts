import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import type { LeadStatus } from '#contracts/constants.ts'
import { newLead } from '#server/forms/upsert-lead.ts'
import type { Database } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { pageStats } from './page-stats.ts'

const now = new Date('2026-11-15T18:00:00Z')
const at = '2026-11-14T12:00:00.000Z'

const zeros = { visits: 0, opened: 0, started: 0, completed: 0, leads: 0, booked: 0, won: 0 }
const { leads: _leads, booked: _booked, won: _won, ...noVisits } = zeros

const visitRow = (day: string, page: string, visits: number, steps = {}): Tables['page_visits'] => ({
  day,
  page,
  views: visits * 2,
  ...noVisits,
  visits,
  ...steps,
})

const sourceRow = (day: string, kind: string, name: string, visits: number, steps = {}): Tables['visit_sources'] => ({
  day,
  kind,
  name,
  ...noVisits,
  visits,
  ...steps,
})

let next = 0
type Source = { referrerHost?: string; campaign?: string; form?: string; status?: LeadStatus; at?: string }
const lead = (firstPage: string | null, { referrerHost, campaign, form, status = 'new', ...time }: Source = {}) => {
  next += 1
  const contact = { ...anna, email: `lead-${next}@example.com` }
  const source = { firstPage, referrerHost: referrerHost ?? null, campaign: campaign ? { utmCampaign: campaign } : {} }
  const sent = { contact, submittedAt: time.at ?? at, botCheck: null, source, kind: form ?? 'quiz' }
  return { ...newLead(sent, 2), status }
}

type Rows = {
  visits?: Array<Tables['page_visits']>
  sources?: Array<Tables['visit_sources']>
  forms?: Array<Tables['form_visits']>
  leads?: Array<ReturnType<typeof lead>>
}

async function withRows(database: Database, { visits = [], sources = [], forms = [], leads = [] }: Rows) {
  await database.write(async transaction => {
    if (visits.length > 0) await transaction.insertInto('page_visits').values(visits).execute()
    if (sources.length > 0) await transaction.insertInto('visit_sources').values(sources).execute()
    if (forms.length > 0) await transaction.insertInto('form_visits').values(forms).execute()
    if (leads.length > 0) await transaction.insertInto('leads').values(leads).execute()
  })
  return database.read
}

const statsOf = async (read: Database['read'], days: '7' | '30' | '90' | 'all' = '30') =>
  pageStats(read, { days }, { ownHost: 'modernize.example', words }, now)

const counts = (name: string | null, changes: Partial<typeof zeros>) => ({ ...zeros, name, ...changes })

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
      leads: times.map(time => lead('/', { at: `${time}:00.000Z` })),
    })
    expect((await statsOf(read, days)).pages).toEqual([counts('/', { visits: expected, leads: expected })])
  })

  test('groups unknown pages last, and names those that no longer exist', async () => {
    const read = await withRows(await newDatabase('sqlite'), {
      visits: [
        visitRow('2026-11-14', '/old-page', 90),
        visitRow('2026-11-14', '', 0, { opened: 3, started: 2, completed: 1 }),
        visitRow('2026-11-14', '/', 1),
      ],
      leads: [lead(null), lead('/toolkit'), lead('<script>'), lead('')],
    })
    expect((await statsOf(read, '7')).pages).toEqual([
      counts('/old-page', { visits: 90 }),
      counts('/', { visits: 1 }),
      counts(null, { opened: 3, started: 2, completed: 1, leads: 4 }),
    ])
  })

  test('leaves out leads from before the first counted visit', async () => {
    const leads = ['2026-11-10T04:59:59.000Z', '2026-11-10T05:00:00.000Z'].map(time => lead('/', { at: time }))
    const read = await withRows(await newDatabase('sqlite'), { visits: [visitRow('2026-11-10', '/', 4)], leads })
    const { countedSince, pages } = await statsOf(read, 'all')
    expect(countedSince).toBe('2026-11-10')
    expect(pages).toEqual([counts('/', { visits: 4, leads: 1 })])
  })

  test('is empty before the first visit', async () => {
    const { read } = await newDatabase('sqlite')
    const { forms, ...rest } = await statsOf(read, 'all')
    expect(rest).toEqual({
      countedSince: null,
      views: 0,
      visits: 0,
      pages: [],
      referrers: [],
      campaigns: [],
    })
    expect(forms.map(({ title, opened, leads }) => [title, opened, leads])).toEqual([
      ['Exit Strategy Assessment', 0, 0],
      ['Optimization Strategy Assessment', 0, 0],
      ['Quiz', 0, 0],
      ['Beta application', 0, 0],
    ])
  })
})

describeOnEachDatabase('page stats', kind => {
  test('counts visits, forms and outcomes by the first page of the visit, and by form', async () => {
    const read = await withRows(await newDatabase(kind), {
      visits: [
        visitRow('2026-11-01', '/', 40, { opened: 1, started: 1 }),
        visitRow('2026-11-14', '/', 10, { opened: 4, started: 2, completed: 1 }),
        visitRow('2026-11-15', '/beta', 60),
        visitRow('2026-11-15', '/about', 0),
        visitRow('2026-11-15', '/quiz', 0, { opened: 1 }),
      ],
      forms: [
        { day: '2026-11-13', form: 'quiz', opened: 3, started: 2, completed: 1 },
        { day: '2026-11-14', form: 'quiz', opened: 1, started: 1, completed: 0 },
      ],
      leads: [
        lead('/', { form: 'exit', status: 'booked' }),
        lead('/', { status: 'won' }),
        lead('/beta', { status: 'closed' }),
      ],
    })
    const stats = await statsOf(read)
    expect(stats.pages).toEqual([
      counts('/beta', { visits: 60, leads: 1 }),
      counts('/', { visits: 50, opened: 5, started: 3, completed: 1, leads: 2, booked: 2, won: 1 }),
      counts('/quiz', { opened: 1 }),
    ])
    expect(stats).toMatchObject({ countedSince: '2026-11-01', views: 220, visits: 110 })
    expect(stats.forms.filter(({ leads }) => leads > 0)).toMatchObject([
      { title: 'Exit Strategy Assessment', leads: 1, booked: 1, won: 0 },
      { title: 'Quiz', opened: 4, started: 3, completed: 1, leads: 2, booked: 1, won: 1 },
    ])
  })

  test('counts referrers and campaigns with what came of them, most visits first', async () => {
    const read = await withRows(await newDatabase(kind), {
      visits: [
        visitRow('2026-11-14', '/', 8, { opened: 5 }),
        visitRow('2026-11-14', '/beta', 5),
        visitRow('2025-11-14', '/', 50),
      ],
      sources: [
        sourceRow('2026-11-13', 'referrer', 'news.example', 3),
        sourceRow('2026-11-14', 'referrer', 'news.example', 4, { opened: 2 }),
        sourceRow('2026-11-14', 'campaign', 'fall', 3, { opened: 2, started: 1, completed: 1 }),
        sourceRow('2026-11-14', 'campaign', 'spring', 5),
        sourceRow('2025-11-14', 'referrer', 'old.example', 50),
      ],
      leads: [
        lead('/', { referrerHost: 'news.example', campaign: 'fall', status: 'won' }),
        lead('/', { referrerHost: 'chamber.example', campaign: ' letter ' }),
        lead('/'),
      ],
    })
    expect(await statsOf(read)).toMatchObject({
      referrers: [
        counts('news.example', { visits: 7, opened: 2, leads: 1, booked: 1, won: 1 }),
        counts(null, { visits: 6, opened: 3, leads: 1 }),
        counts('chamber.example', { leads: 1 }),
      ],
      campaigns: [
        counts('spring', { visits: 5 }),
        counts('fall', { visits: 3, opened: 2, started: 1, completed: 1, leads: 1, booked: 1, won: 1 }),
        counts('letter', { leads: 1 }),
      ],
    })
  })

  test('counts the steps of possible bots and spam, but not their leads', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/about', referrerHost: 'news.example', utmCampaign: 'fall' }
    for (const [name, extras] of [
      ['anna', {}],
      ['bot', { honeypot: 'filled in' }],
      ['spam', {}],
    ] as const) {
      const contactInfo = { ...anna, email: `${name}@example.com` }
      const payload = { ...exitSurvey, contactInfo, visit, ...extras }
      await app.inject({ method: 'POST', url: '/api/survey/submit', payload })
    }
    await database.write(transaction =>
      transaction.updateTable('leads').set({ spam_at: at }).where('email_key', '=', 'spam@example.com').execute(),
    )
    const stats = await app.inject({ url: '/api/admin/page-stats?days=7', headers: await logIn(app) })
    const counts = { completed: 3, leads: 1 }
    expect(stats.json()).toMatchObject({
      pages: [{ name: '/about', ...counts }],
      referrers: [{ name: 'news.example', ...counts }],
      campaigns: [{ name: 'fall', ...counts }],
    })
  })

  test('lists equal numbers by name, and unknown names last', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `host-${String((index * 7) % 20).padStart(2, '0')}.example`)
    const read = await withRows(await newDatabase(kind), {
      visits: [visitRow('2026-11-14', '/', 21)],
      sources: names.map(name => sourceRow('2026-11-14', 'referrer', name, 1)),
    })
    const { referrers } = await pageStats(read, { days: 'all' }, { ownHost: 'site.test', words }, now)
    expect(referrers.map(({ name }) => name)).toEqual([...names.toSorted(), null])
  })
})
