import { describe, expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { DropoffList } from '#contracts/analytics-stats.ts'
import type { AuditEntry } from '#contracts/audit-log.ts'
import type { Overview } from '#contracts/overview.ts'
import type { PageStats } from '#contracts/visits.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { acceptAnswers } from '#server/forms/survey-answers.ts'
import { logIn } from '#tests/support/admin.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { addActivity } from './add-activity.ts'
import { bookCalls } from './book-calls.ts'
import { fillDatabase } from './fill-database.ts'
import { followUp } from './follow-up.ts'

const amounts = { sessions: 300, responses: 60, quizzes: 9, applications: 4 }

describe('the seed', () => {
  test('stores consistent sessions, forms, leads and emails, and sends nothing', async () => {
    const database = await newDatabase('sqlite')
    await fillDatabase(database, amounts)

    const { app } = await testApp({ database })
    const headers = await logIn(app)
    const read = async (url: string) => (await app.inject({ url, headers })).json()
    // Two of the surveys may be a bot's, which aren't counted.
    expect(await read('/api/analytics/summary')).toMatchObject({ totalSessions: 298, completedSessions: 58 })
    const dropoff: DropoffList = await read('/api/analytics/dropoff')
    expect(dropoff.length).toBeGreaterThan(5)

    const stats: PageStats = await read('/api/admin/page-stats?days=90')
    expect(stats.campaigns.length).toBeGreaterThan(0)
    for (const row of [...stats.forms, ...stats.pages, ...stats.campaigns]) {
      const steps = [row.opened, row.started, row.completed, row.leads]
      expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    }
    for (const { visits, opened } of stats.pages) expect(visits).toBeGreaterThanOrEqual(opened)

    const forms = await database.read.selectFrom('forms').selectAll().execute()
    const ofKind = (kind: string) => forms.filter(form => form.kind === kind)
    expect([ofKind('survey').length, ofKind('quiz').length, ofKind('beta').length]).toEqual([60, 9, 4])
    const earliest = new Date(Date.now() - 560 * 86_400_000).toISOString()
    for (const { email, submitted_at, variant, answers } of ofKind('survey')) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@example\.com$/)
      expect(submitted_at > earliest && submitted_at < new Date().toISOString()).toBe(true)
      const survey = surveyOf(words, variant as 'exit')
      expect(Object.keys(acceptAnswers(survey, JSON.parse(answers).answers))).toHaveLength(survey.questions.length - 1)
    }
    const latest = await database.read
      .selectFrom('leads')
      .innerJoin('forms', 'forms.email_key', 'leads.email_key')
      .whereRef('forms.submitted_at', '>', 'leads.last_submitted_at')
      .select('leads.email_key')
      .execute()
    expect(latest).toEqual([])
    const emails = await database.read.selectFrom('outbox').select(['status', 'form_id']).execute()
    expect(emails).toHaveLength(2 * 60 + 2 * 9 + 2 * 4)
    expect(emails.filter(({ status }) => status === 'waiting')).toEqual([])
  })
  test('follows up on leads: notes, answers after the latest form, and two follow-ups for today', async () => {
    const database = await newDatabase('sqlite')
    await fillDatabase(database, amounts, { days: 60 })
    await followUp(database)
    const leads = await database.read.selectFrom('leads').selectAll().execute()
    const answered = leads.filter(({ answered_at }) => answered_at !== null)
    expect(answered.length).toBeGreaterThan(10)
    for (const { answered_at, last_submitted_at } of answered)
      expect((answered_at ?? '') > last_submitted_at).toBe(true)
    const today = companyDay(new Date()).toString()
    expect(leads.filter(({ follow_up_on }) => follow_up_on === today)).toHaveLength(2)
    const notes = await database.read.selectFrom('lead_notes').select('created_at').execute()
    expect(notes.length).toBeGreaterThan(5)
    for (const { created_at } of notes) expect(created_at < new Date().toISOString()).toBe(true)
  })

  test("has a week of the administrator's activity, about leads that exist", async () => {
    const database = await newDatabase('sqlite')
    await fillDatabase(database, amounts, { days: 60 })
    await followUp(database)
    await addActivity(database)
    const { app } = await testApp({ database })
    const url = '/api/admin/audit-log'
    const entries: AuditEntry[] = (await app.inject({ url, headers: await logIn(app) })).json()
    expect(entries.length).toBeGreaterThan(25)
    expect(entries.filter(({ lead, at }) => lead?.name === null || at > new Date().toISOString())).toEqual([])
    expect(entries.map(({ what }) => what)).toContain('Changed the status from New to Contacted')
  })

  test('books calls for today and tomorrow, one of them by a stranger', async () => {
    const database = await newDatabase('sqlite')
    await fillDatabase(database, amounts, { days: 60 })
    await followUp(database)
    await bookCalls(database)
    const { app } = await testApp({ database })
    const { calls }: Overview = (await app.inject({ url: '/api/admin/overview', headers: await logIn(app) })).json()
    expect(calls.map(({ lead }) => [lead.status, lead.calls.count])).toEqual([
      ['booked', 1],
      ['booked', 2],
      ['booked', 1],
    ])
    expect(calls[2]?.lead).toMatchObject({ name: 'Robin Okafor', sent: [] })
  })
})
