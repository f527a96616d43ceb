import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { words as published } from '#content/all-words.ts'
import { revisionOf } from '#server/site/word-store.ts'
import { logIn } from '#tests/support/admin.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { AuditAction } from './audit-log.ts'

type Site = { leadId: string; messageId: string }

/** A request of the administrator, and what the audit log says about it. */
type Audited = { path: (site: Site) => string; body?: object; actions: AuditAction[] }

const typed = 'typedtypedtyped'
const search = `q=${typed}`
const leads = '/api/admin/leads'
const leadPath = ({ leadId }: Site) => `${leads}/${leadId}`
const words = '/api/admin/words'
const mission = 'about/mission'
const addedId = '019a0000-0000-7000-8000-000000000001'
const noteId = randomUUID()
const note = { text: `A note: ${typed}` }

/** In this order: the lead is erased last. */
const audited: Record<string, Audited> = {
  'GET /api/admin/overview': { path: () => '/api/admin/overview', actions: ['overview.viewed'] },
  'GET /api/admin/leads': { path: () => `${leads}?${search}`, actions: ['leads.listed'] },
  'GET /api/admin/survey-responses': {
    path: () => `/api/admin/survey-responses?${search}`,
    actions: ['responses.listed'],
  },
  'GET /api/admin/analytics-sessions': {
    path: () => `/api/admin/analytics-sessions?${search}`,
    actions: ['sessions.listed'],
  },
  'GET /api/admin/leads/:id': { path: leadPath, actions: ['lead.viewed'] },
  'PATCH /api/admin/leads/:id': {
    path: leadPath,
    body: { status: 'won', followUp: { on: '2099-01-01', note: typed }, verdict: 'person' },
    actions: ['lead.status', 'lead.answered', 'follow-up.set', 'lead.person'],
  },
  'PUT /api/admin/leads/:id/notes/:noteId': {
    path: site => `${leadPath(site)}/notes/${noteId}`,
    body: note,
    actions: ['note.added'],
  },
  'DELETE /api/admin/leads/:id/notes/:noteId': {
    path: site => `${leadPath(site)}/notes/${noteId}`,
    actions: ['note.deleted'],
  },
  'POST /api/admin/leads': {
    path: () => leads,
    body: {
      id: addedId,
      name: typed,
      phone: '204 555 0177',
      email: '',
      businessName: typed,
      note: typed,
      from: 'Recommended',
      mayWrite: 'They asked us to',
      followUpOn: '',
    },
    actions: ['lead.added'],
  },
  'POST /api/admin/leads/:id/join': {
    path: site => `${leadPath(site)}/join`,
    body: { leadId: addedId },
    actions: ['lead.joined'],
  },
  'POST /api/admin/outbox/:id/resend': {
    path: ({ messageId }) => `/api/admin/outbox/${messageId}/resend`,
    actions: ['message.resent'],
  },
  'POST /api/admin/outbox/:id/dismiss': {
    path: ({ messageId }) => `/api/admin/outbox/${messageId}/dismiss`,
    actions: ['message.dismissed'],
  },
  'PATCH /api/admin/words/drafts': {
    path: () => `${words}/drafts`,
    body: { path: mission, value: typed, revision: revisionOf(published.about.mission) },
    actions: ['words.drafted'],
  },
  'POST /api/admin/words/drafts/discard': {
    path: () => `${words}/drafts/discard`,
    body: { path: mission, revision: revisionOf([[mission, typed]]) },
    actions: ['words.discarded'],
  },
  'GET /api/admin/leads/export': { path: () => `${leads}/export?${search}`, actions: ['leads.exported'] },
  'GET /api/admin/leads/:id/export': { path: site => `${leadPath(site)}/export`, actions: ['lead.exported'] },
  'DELETE /api/admin/leads/:id': { path: leadPath, actions: ['lead.erased'] },
}

const unaudited: Record<string, string> = {
  'GET /api/admin/words': "The website's words aren't about people.",
  'GET /api/admin/words/texts': "The website's words aren't about people.",
  'GET /api/admin/words/history': "The website's words aren't about people.",
  'POST /api/admin/words/view': 'It changes nothing. A view shows only words of the website.',
  'GET /api/admin/audit-log': "It shows no more of a lead than a name, and opening the lead's page is an entry.",
  'GET /api/admin/analytics': 'Numbers only.',
  'GET /api/admin/words/pictures': "The site's own words.",
  'GET /api/admin/words/reply-values': "The site's own words.",
  'GET /api/admin/words/search': "The site's own words.",
  'GET /api/admin/checkup': 'About the server.',
  'GET /api/admin/settings': "The administrator's own devices and passkeys.",
  'GET /api/admin/push': "The administrator's own device.",
  'GET /api/analytics/dropoff': 'Numbers only.',
  'GET /api/analytics/summary': 'Numbers only.',
  'POST /api/admin/passkeys/start': 'It changes nothing yet.',
}

/** Their own tests, in `server/admin`, `server/messages` and `server/site`, check the entries. */
const testedElsewhere = [
  'POST /api/admin/push',
  'DELETE /api/admin/push',
  'POST /api/admin/words/publish',
  'POST /api/admin/words/return',
  'POST /api/admin/words/articles',
  'POST /api/admin/words/pictures',
  'POST /api/admin/words/sharing',
  'PATCH /api/admin/settings',
  'POST /api/admin/password',
  'POST /api/admin/recovery-code',
  'POST /api/admin/passkeys',
  'DELETE /api/admin/passkeys/:id',
  'DELETE /api/admin/sessions/:id',
]

test('every admin route has an entry in the audit log, or a reason why not', async () => {
  const admin = (await allRoutes()).filter(route => !route.startsWith('HEAD ') && !publicRoutes.includes(route))
  const known = [...Object.keys(audited), ...Object.keys(unaudited), ...testedElsewhere]
  expect(admin.filter(route => !known.includes(route))).toEqual([])
})

test('everything the administrator does leaves its entries, without anything that anyone typed', async () => {
  const { app, database } = await testApp()
  const forms = {
    '/api/survey/submit': { ...exitSurvey, answers: { ...exitSurvey.answers, bottlenecks: [typed, typed, typed] } },
    '/api/quiz/submit': quiz,
    '/api/beta/apply': { ...application, goals: typed, additionalInfo: typed },
  }
  const contact = { ...anna, name: typed, businessName: typed, phone: typed, email: `${typed}@example.com` }
  const extras = { contactInfo: contact, ...contact, fullName: typed, visit: { firstPage: `/${typed}` } }
  for (const [url, form] of Object.entries(forms)) {
    const response = await app.inject({ method: 'POST', url, payload: { ...form, ...extras } })
    expect(response.statusCode, response.body).toBe(200)
  }
  await database.write(transaction => transaction.updateTable('leads').set({ bot_check: 'Looked odd.' }).execute())
  const { read } = database
  expect(await read.selectFrom('audit_log').selectAll().execute()).toEqual([])

  const headers = { ...(await logIn(app)), 'user-agent': typed }
  const { id: leadId } = await read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const { id: messageId } = await read.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
  const site: Site = { leadId, messageId }
  const seen = new Set<string>()
  const newEntries = async () => {
    const rows = await read.selectFrom('audit_log').selectAll().execute()
    return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
  }
  expect((await newEntries()).map(({ action }) => action)).toEqual(['login.succeeded'])
  for (const [route, { path, body, actions }] of Object.entries(audited)) {
    if (route.endsWith('dismiss')) await hold(messageId)
    const [method] = route.split(' ') as ['GET']
    const response = await app.inject({ method, url: path(site), headers, ...(body && { payload: body }) })
    expect(response.statusCode, `${route}: ${response.body}`).toBe(200)
    const entries = await newEntries()
    expect(entries.map(({ action }) => action).sort(), route).toEqual([...actions].sort())
    const lead_id = route === 'POST /api/admin/leads' ? addedId : route.includes(':id') ? leadId : null
    for (const entry of entries)
      expect(entry, route).toMatchObject({ session_id: expect.any(String), address: '127.0.0.1', lead_id })
  }
  const rows = await read.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(typed)
  expect(JSON.stringify(rows)).not.toContain('2099-01-01')

  function hold(id: string) {
    return database.write(transaction =>
      transaction.updateTable('outbox').set({ status: 'held' }).where('id', '=', id).execute(),
    )
  }
})
