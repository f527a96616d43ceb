import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Lead, LeadSummary } from '#contracts/leads.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { duplicateQuiz } from '#tests/support/many-forms.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'

async function startSite(options: TestAppOptions = {}) {
  const { app, database } = await testApp(options)
  const headers = await logIn(app)
  return {
    database,
    async send(url: string, payload: object) {
      const response = await app.inject({ method: 'POST', url, payload })
      expect(response.statusCode).toBe(200)
      return response.json()
    },
    get: (url: string) => app.inject({ url, headers }),
    list: async (search = '?show=all') =>
      (await app.inject({ url: `/api/admin/leads${search}`, headers })).json<LeadSummary[]>(),
    change: (id: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload }),
    addNote: (id: string, text: string) =>
      app.inject({ method: 'PUT', url: `/api/admin/leads/${id}/notes/${randomUUID()}`, headers, payload: { text } }),
    erase: (id: string) => app.inject({ method: 'DELETE', url: `/api/admin/leads/${id}`, headers }),
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

const sendQuizAs = ({ send }: Site, contact: object) =>
  send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, ...contact } })

const unknownId = '01900000-0000-7000-8000-000000000000'

describe('leads', () => {
  test('shows everything a lead did, agreed to and was sent, newest first', async () => {
    const smtp = await startEmailServer()
    const site = await startSite({ env: { SMTP_URL: smtp.url } })
    await site.send('/api/survey/submit', { ...exitSurvey, visit: { firstPage: '/about', utmSource: 'letter' } })
    await site.send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, email: 'anna@EXAMPLE.com' } })
    await site.send('/api/beta/apply', { ...application, honeypot: 'filled in' })
    await sendQuizAs(site, { name: 'Ben', email: 'ben@example.com' })
    const summary = (await site.list('?show=all&q=anna'))[0]
    const lead = (await site.get(`/api/admin/leads/${summary?.id}`)).json<Lead>()
    expect(lead).toMatchObject({ ...summary, notes: [], unsubscribed: false })
    expect(lead.botCheck).toBeNull()
    const [beta, quizEntry, survey] = lead.timeline
    expect(beta?.record).toMatchObject({
      kind: 'beta',
      facts: expect.arrayContaining([
        { id: 'businessWebsite', label: expect.any(String), value: application.businessWebsite, isWebsite: true },
      ]),
      botCheck: expect.any(String),
    })
    expect(quizEntry?.record).toMatchObject({ kind: 'quiz', title: 'Quiz: 1 of 2 right on the first try' })
    expect(survey?.record).toMatchObject({
      kind: 'survey',
      variant: 'exit',
      facts: expect.arrayContaining([
        { id: 'exit-timeline', label: 'When would you like to exit your business?', value: '1-2 years' },
      ]),
      source: { firstPage: '/about', referrerHost: null, campaign: { utmSource: 'letter' } },
    })
    const contact = 'Agreed to be contacted'
    const toolkit = 'Agreed to receive the toolkit'
    expect(lead.consents.map(({ title }) => title).toSorted()).toEqual([contact, contact, contact, toolkit])
    expect(lead.messages).toHaveLength(5)
    expect(lead.messages.filter(({ status }) => status === 'sent')).toHaveLength(4)
    expect(JSON.stringify(lead)).not.toContain('ben@example.com')
  })

  test('shows the newest forms and the total for a lead with thousands of forms', async () => {
    const site = await startSite()
    await sendQuizAs(site, { email: 'a@example.com' })
    await duplicateQuiz(site.database, 5000)
    const [summary] = await site.list()
    const page = (await site.get(`/api/admin/leads/${summary?.id}`)).json<Lead>()
    expect(page.timeline).toHaveLength(200)
    expect(page.sent).toEqual([{ kind: 'quiz', label: 'Quiz', count: 5001 }])
  })

  test('shows the plan of the latest survey, dated on the day it was sent', async () => {
    const site = await startSite()
    const planOf = async (email: string) => {
      const [summary] = await site.list(`?show=all&q=${email}`)
      return (await site.get(`/api/admin/leads/${summary?.id}`)).json<Lead>().plan
    }
    await sendQuizAs(site, {})
    expect(await planOf('anna')).toBeNull()
    await site.send('/api/survey/submit', exitSurvey)
    await site.send('/api/survey/submit', { ...exitSurvey, surveyType: 'optimize', answers: {} })
    await sendQuizAs(site, {})
    const changeForm = (variant: string, changes: { submitted_at: string }) =>
      site.database.write(transaction =>
        transaction.updateTable('forms').set(changes).where('variant', '=', variant).execute(),
      )
    // Before and after midnight in Winnipeg.
    await changeForm('exit', { submitted_at: '2026-11-17T04:30:00.000Z' })
    await changeForm('optimize', { submitted_at: '2026-11-17T05:30:00.000Z' })
    expect(await planOf('anna')).toMatchObject({ surveyType: 'optimize', madeOn: '2026-11-17' })
  })

  test('marks a lead who has unsubscribed', async () => {
    const site = await startSite()
    await site.send('/api/survey/submit', exitSurvey)
    const { unsubscribe_token } = await site.database.read
      .selectFrom('outbox')
      .select('unsubscribe_token')
      .where('recipient', 'is not', null)
      .executeTakeFirstOrThrow()
    await site.send(`/unsubscribe?token=${unsubscribe_token}`, { 'List-Unsubscribe': 'One-Click' })
    const [summary] = await site.list()
    expect((await site.get(`/api/admin/leads/${summary?.id}`)).json()).toMatchObject({ unsubscribed: true })
  })

  test('the first status change counts as the answer, and going back to new reopens it', async () => {
    const site = await startSite()
    await site.send('/api/survey/submit', exitSurvey)
    const id = (await site.list())[0]?.id ?? ''
    const contacted = (await site.change(id, { status: 'contacted' })).json<Lead>()
    expect(contacted).toMatchObject({ status: 'contacted', dueDate: { state: 'on-time' } })
    const booked = (await site.change(id, { status: 'booked' })).json<Lead>()
    expect(booked.dueDate).toEqual(contacted.dueDate)
    expect((await site.change(id, { status: 'new' })).json()).toMatchObject({
      dueDate: { state: 'due', answeredAt: null },
    })
    await site.database.write(transaction =>
      transaction.updateTable('leads').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute(),
    )
    expect((await site.list())[0]).toMatchObject({ dueDate: { state: 'overdue' } })
    expect((await site.change(id, { answered: true })).json()).toMatchObject({
      status: 'new',
      dueDate: { state: 'late' },
    })
    expect((await site.change(id, {})).json()).toMatchObject({ dueDate: { state: 'late' } })
    expect((await site.change(id, { status: 'won', answered: false })).json()).toMatchObject({
      status: 'won',
      dueDate: { state: 'overdue', answeredAt: null },
    })
  })

  test('a follow-up or a new promise opens a closed lead again', async () => {
    const site = await startSite()
    await site.send('/api/survey/submit', exitSurvey)
    const id = (await site.list())[0]?.id ?? ''
    const followUp = { on: '2099-01-01', note: 'Call' }
    await site.change(id, { status: 'closed' })
    expect((await site.change(id, { followUp })).json()).toMatchObject({ status: 'contacted', followUp })
    expect((await site.change(id, { status: 'closed', followUp })).json()).toMatchObject({ status: 'closed' })
    expect((await site.change(id, { status: 'won', followUp: null })).json()).toMatchObject({ status: 'won' })
    expect((await site.change(id, { followUp })).json()).toMatchObject({ status: 'won' })
    await site.change(id, { status: 'closed' })
    await sendQuizAs(site, {})
    expect(await site.list()).toMatchObject([{ status: 'closed' }])
    await site.send('/api/survey/submit', exitSurvey)
    expect(await site.list('?show=waiting')).toMatchObject([{ status: 'new', dueDate: { answeredAt: null } }])
  })

  test('exports everything stored about a lead, and erases it with a receipt', async () => {
    const site = await startSite()
    await site.send('/api/survey/submit', exitSurvey)
    await site.send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, email: 'anna@EXAMPLE.com' } })
    const id = (await site.list())[0]?.id ?? ''
    await site.addNote(id, 'Likes mornings')
    const file = await site.get(`/api/admin/leads/${id}/export`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="lead.json"')
    expect(file.json()).toMatchObject({
      email: 'anna@example.com',
      lead_notes: [{ text: 'Likes mornings' }],
      forms: expect.arrayContaining([
        expect.objectContaining({
          kind: 'survey',
          name: anna.name,
          answers: { answers: exitSurvey.answers, toolkitOptIn: true },
          consents: [expect.objectContaining({ purpose: 'contact' }), expect.objectContaining({ purpose: 'toolkit' })],
        }),
        expect.objectContaining({ kind: 'quiz', email: 'anna@EXAMPLE.com' }),
      ]),
    })
    const receipt = await site.erase(id)
    expect(receipt.json()).toMatchObject({
      erasedAt: expect.stringMatching(/Z$/),
      removed: [
        { what: 'Emails and webhooks', count: 4 },
        { what: 'Forms, with what they agreed to', count: 2 },
        { what: 'Notes', count: 1 },
        { what: 'Contact details, status and follow-up', count: 1 },
      ],
    })
    expect(await site.list()).toEqual([])
    for (const response of [await site.get(`/api/admin/leads/${id}`), await site.erase(id), await site.change(id, {})])
      expect([response.statusCode, response.json()]).toEqual([404, { error: 'This lead no longer exists.' }])
  })

  test('exports the search results as CSV', async () => {
    const site = await startSite()
    await sendQuizAs(site, { name: '=1+1', businessName: 'Quotes "R" us', email: 'a@example.com' })
    await sendQuizAs(site, { name: 'Ben', email: 'b@example.com' })
    const csv = await site.get('/api/admin/leads/export?show=all&q=quotes')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.headers['content-disposition']).toBe('attachment; filename="leads.csv"')
    const [head, line, ...rest] = csv.body.split('\r\n')
    expect(head).toMatch(/^\ufeff"Name","Business name","Email"/)
    expect(line).toMatch(/^"'=1\+1","Quotes ""R"" us","a@example.com"/)
    expect(rest).toEqual([''])
    await site.send('/api/survey/submit', exitSurvey)
    const [{ dueDate } = { dueDate: null }] = await site.list('?show=waiting')
    const waiting = (await site.get('/api/admin/leads/export?show=waiting')).body
    expect(waiting).toContain(`"due","${dueDate?.by}"`)
  })
})

describeOnEachDatabase('leads', kind => {
  test('lists one row per lead, latest form first', async () => {
    const site = await startSite({ kind })
    await site.send('/api/survey/submit', exitSurvey)
    await sendQuizAs(site, { name: 'Ben', email: 'ben@example.com' })
    await site.send('/api/beta/apply', { ...application, email: 'ANNA@example.com' })
    const leads = await site.list()
    expect(leads).toEqual([
      {
        id: expect.any(String),
        name: anna.name,
        email: 'ANNA@example.com',
        businessName: anna.businessName,
        phone: anna.phone,
        sent: [
          { kind: 'survey', label: 'Assessment', count: 1 },
          { kind: 'beta', label: 'Beta application', count: 1 },
        ],
        calls: { count: 0, nextAt: null },
        firstSubmittedAt: expect.any(String),
        lastSubmittedAt: expect.any(String),
        botCheck: null,
        status: 'new',
        dueDate: { state: 'due', dueAt: expect.any(String), by: expect.any(String), answeredAt: null },
        followUp: null,
        isSpam: false,
        added: null,
      },
      expect.objectContaining({ name: 'Ben', sent: [{ kind: 'quiz', label: 'Quiz', count: 1 }], dueDate: null }),
    ])
  })
})

test.each([
  ['GET', '/api/admin/leads?limit=0', undefined, 'The limit must be at least 1.'],
  ['GET', '/api/admin/leads?limit=201', undefined, 'The limit must be at most 200.'],
  ['GET', '/api/admin/leads?limit=many', undefined, 'The limit must be a number.'],
  ['GET', '/api/admin/leads?cursor=nonsense', undefined, "The cursor isn't valid."],
  ['GET', '/api/admin/leads?show=lost', undefined, "There's no such list of leads."],
  ['GET', '/api/admin/leads/anna', undefined, "There's no such lead."],
  ['GET', '/api/admin/analytics?days=8', undefined, 'The range must be 7, 30, 90 or all.'],
  [
    'PATCH',
    `/api/admin/leads/${unknownId}`,
    { status: 'lost' },
    'The status must be new, contacted, booked, won or closed.',
  ],
  [
    'PATCH',
    `/api/admin/leads/${unknownId}`,
    { followUp: { on: 'tomorrow', note: '' } },
    'The follow-up date must be a day such as 2026-11-17.',
  ],
  [
    'PATCH',
    `/api/admin/leads/${unknownId}`,
    { followUp: { on: '2099-01-01', note: 'x'.repeat(301) } },
    "The follow-up note can't be longer than 300 characters.",
  ],
  [
    'PUT',
    `/api/admin/leads/${unknownId}/notes/${unknownId}`,
    { text: 'x'.repeat(10_001) },
    "The note can't be longer than 10000 characters.",
  ],
  ['PUT', `/api/admin/leads/${unknownId}/notes/${unknownId}`, { text: ' ' }, 'The note is required.'],
  [
    'PUT',
    `/api/admin/leads/${unknownId}/notes/${unknownId}`,
    { text: '\0' },
    "The note contains characters that can't be stored.",
  ],
] as const)('rejects %s %s with %j', async (method, url, payload, error) => {
  const { app } = await testApp()
  const response = await app.inject({ method, url, headers: await logIn(app), ...(payload && { payload }) })
  expect([response.statusCode, response.json()]).toEqual([400, { error }])
})
