import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Lead, LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { logInSilently } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testAppWithEmail } from '#tests/support/test-app.ts'

const inbox = 'Anna@example.com'
const team = 'team@example.net'

async function startDesk(options: TestAppOptions = {}) {
  const { app, database, smtp } = await testAppWithEmail({ env: { LEADS_TO: team }, ...options })
  const headers = await logInSilently(database)
  const inject = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    database,
    smtp,
    inject,
    send: async (payload: object = exitSurvey) =>
      (await app.inject({ method: 'POST', url: '/api/survey/submit', payload })).json(),
    leadId: async () =>
      (await database.read.selectFrom('leads').select('id').orderBy('id').executeTakeFirstOrThrow()).id,
    change: async (id: string, payload: object) =>
      (await inject('PATCH', `/api/admin/leads/${id}`, payload)).json<Lead>(),
    names: async (show: string) =>
      (await inject('GET', `/api/admin/leads?show=${show}`)).json<LeadSummary[]>().map(({ email }) => email),
    overview: async () => (await inject('GET', '/api/admin/overview')).json<Overview>(),
    emailsTo: (address: string) => smtp.received.filter(({ recipients }) => recipients.includes(address)),
  }
}

describe('notes', () => {
  test('are dated, newest first, and can be changed and removed', async () => {
    const { send, leadId, inject } = await startDesk()
    await send()
    const url = `/api/admin/leads/${await leadId()}/notes`
    const text = 'Likes mornings <script>alert(1)</script>\nCall after ten.'
    const add = async (note: string) => (await inject('PUT', `${url}/${randomUUID()}`, { text: note })).json<Lead>()
    expect(await add(` ${text} `)).toMatchObject({
      notes: [{ text, createdAt: expect.stringMatching(/Z$/), editedAt: null }],
    })
    const { notes } = await add('Called back')
    expect(notes.map(note => note.text)).toEqual(['Called back', text])
    const second = `${url}/${notes[0]?.id}`
    expect((await inject('PUT', second, { text: 'Called back' })).json()).toMatchObject({ notes })
    const changed = (await inject('PUT', second, { text: 'Called twice' })).json<Lead>()
    expect(changed.notes[0]).toEqual({ ...notes[0], text: 'Called twice', editedAt: expect.stringMatching(/Z$/) })
    expect((await inject('DELETE', second)).json<Lead>().notes).toEqual([notes[1]])
    const again = await inject('DELETE', second)
    expect([again.statusCode, again.json()]).toEqual([404, { error: 'This note no longer exists.' }])
  })

  test('belong to one lead', async () => {
    const { database, send, inject } = await startDesk()
    await send()
    await send({ ...exitSurvey, contactInfo: { ...anna, email: 'ben@example.com' } })
    const [first, second] = await database.read.selectFrom('leads').select('id').orderBy('id').execute()
    const note = `notes/${randomUUID()}`
    await inject('PUT', `/api/admin/leads/${first?.id}/${note}`, { text: 'Hers' })
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await inject(method, `/api/admin/leads/${second?.id}/${note}`, { text: 'His' })).statusCode).toBe(404)
  })
})

describe('a follow-up', () => {
  test('is set, listed from its day on, and cleared', async () => {
    const { send, leadId, change, names, overview } = await startDesk()
    await send()
    const id = await leadId()
    const [today, tomorrow] = [companyDay(new Date()), companyDay(new Date()).add({ days: 1 })].map(String)
    const { followUp } = await change(id, { followUp: { on: tomorrow, note: 'Ask about quotes' } })
    expect(followUp).toEqual({ on: tomorrow, note: 'Ask about quotes', isDue: false })
    expect(await names('follow-up')).toEqual([anna.email])
    expect(await overview()).toMatchObject({ desk: [{ kind: 'reply', group: 'later' }] })
    await change(id, { followUp: { on: today, note: '' }, status: 'won' })
    expect(await overview()).toMatchObject({
      desk: [{ kind: 'follow-up', group: 'today', lead: { id } }],
    })
    expect(await change(id, { followUp: null })).toMatchObject({ followUp: null, status: 'won' })
    expect(await names('follow-up')).toEqual([])
  })

  test("can't be in the past", async () => {
    const { send, leadId, inject } = await startDesk()
    await send()
    const on = companyDay(new Date()).subtract({ days: 1 }).toString()
    const response = await inject('PATCH', `/api/admin/leads/${await leadId()}`, { followUp: { on, note: '' } })
    expect([response.statusCode, response.json()]).toEqual([400, { error: "The follow-up date can't be in the past." }])
  })
})

describeOnEachDatabase('"Not a bot"', kind => {
  test('counts the lead again, and sends the latest confirmation of each kind that was held', async () => {
    const { database, send, leadId, change, names, overview, emailsTo } = await startDesk({ kind })
    const payload = { ...exitSurvey, honeypot: 'filled in' }
    for (const _ of [1, 2]) await send(payload)
    expect(await overview()).toMatchObject({ possibleBots: 1, desk: [] })
    expect((await overview()).outbox.undelivered).toBe(2)
    const before = await database.read.selectFrom('leads').select('due_at').execute()
    const lead = await change(await leadId(), { verdict: 'person' })
    expect(lead).toMatchObject({ botCheck: null, isSpam: false })
    expect(lead.timeline.map(({ record }) => 'botCheck' in record && record.botCheck)).toEqual([null, null])
    await vi.waitFor(() => expect(emailsTo(inbox)).toHaveLength(1), 30_000)
    expect(await database.read.selectFrom('leads').select('due_at').execute()).toEqual(before)
    expect(await names('waiting')).toEqual([anna.email])
    expect(await overview()).toMatchObject({ possibleBots: 0, desk: [{ kind: 'reply' }] })
    await vi.waitFor(async () => expect((await overview()).outbox.undelivered).toBe(0), 30_000)
    expect(emailsTo(inbox)).toHaveLength(1)
  })

  test('sends nothing to an address that has unsubscribed', async () => {
    const { database, send, leadId, inject, change, smtp, emailsTo } = await startDesk({ kind })
    await send({ ...exitSurvey, honeypot: 'filled in', toolkitOptIn: false })
    const { unsubscribe_token } = await database.read
      .selectFrom('outbox')
      .select('unsubscribe_token')
      .where('status', '=', 'held')
      .executeTakeFirstOrThrow()
    await inject('POST', `/unsubscribe?token=${unsubscribe_token}`)
    await change(await leadId(), { verdict: 'person' })
    const statuses = () =>
      database.read.selectFrom('outbox').select('status').where('recipient', 'is not', null).execute()
    await vi.waitFor(async () => expect(await statuses()).toEqual([{ status: 'suppressed' }]), 30_000)
    expect([smtp.received.length, emailsTo(inbox).length]).toEqual([0, 0])
  })
})

describeOnEachDatabase('spam', kind => {
  test('is in no list and no count but its own, and nothing more is sent', async () => {
    const { database, send, leadId, change, names, overview, emailsTo } = await startDesk({ kind })
    await send({ ...exitSurvey, honeypot: 'filled in' })
    const id = await leadId()
    expect(await change(id, { verdict: 'spam' })).toMatchObject({ isSpam: true, messages: [{}] })
    expect(await names('spam')).toEqual([anna.email])
    for (const show of ['all', 'waiting', 'new', 'bots']) expect(await names(show), show).toEqual([])
    expect(await overview()).toMatchObject({
      possibleBots: 0,
      desk: [],
      outbox: { undelivered: 0 },
    })
    const response = await send({ ...exitSurvey, contactInfo: { ...anna, name: 'Buy now' } })
    expect(response).toEqual({
      success: true,
      emailStatus: { adminEmailSent: true, userEmailSent: true },
      receipt: expect.objectContaining({ replyBy: expect.any(String) }),
    })
    expect(await names('spam')).toEqual([anna.email])
    expect(await names('all')).toEqual([])
    expect([emailsTo(team).length, emailsTo(inbox).length]).toEqual([0, 0])
    expect(await database.read.selectFrom('forms').select('id').execute()).toHaveLength(2)
    expect((await overview()).outbox.undelivered).toBe(0)
  })

  test('can be undone, which sends what was stopped', async () => {
    const { send, leadId, change, names, emailsTo } = await startDesk({ kind })
    await send({ ...exitSurvey, honeypot: 'filled in' })
    const id = await leadId()
    await change(id, { verdict: 'spam' })
    expect(await change(id, { verdict: 'person' })).toMatchObject({ isSpam: false, botCheck: null })
    expect(await names('waiting')).toEqual([anna.email])
    await vi.waitFor(() => expect(emailsTo(inbox)).toHaveLength(1), 30_000)
  })
})

test('an email that was being sent when its lead became spam is not retried, until that is undone', async () => {
  const { database, send, leadId, inject, change, emailsTo } = await startDesk({ outboxTiming: { pollMs: 20 } })
  await send({ ...exitSurvey, honeypot: 'filled in' })
  const outbox = (columns: object) =>
    database.write(transaction =>
      transaction.updateTable('outbox').set(columns).where('recipient', 'is not', null).execute(),
    )
  await outbox({ status: 'waiting', leased_until: '2099-01-01T00:00:00.000Z' })
  await change(await leadId(), { verdict: 'spam' })
  // The attempt failed.
  await outbox({ leased_until: null, next_attempt_at: '2026-01-01T00:00:00.000Z' })
  const message = async () => (await inject('GET', `/api/admin/leads/${await leadId()}`)).json<Lead>().messages
  const reason = 'Not sent: this lead is marked as spam.'
  await vi.waitFor(async () => expect(await message()).toContainEqual(expect.objectContaining({ reason })), 30_000)
  expect(emailsTo(inbox)).toEqual([])
  await change(await leadId(), { verdict: 'person' })
  await vi.waitFor(() => expect(emailsTo(inbox)).toHaveLength(1), 30_000)
})

test('spam in a busy hour takes no notice away from people', async () => {
  const { send, leadId, change, emailsTo } = await startDesk({ env: { LEADS_TO: team, NOTICES_PER_HOUR: '2' } })
  await send()
  await change(await leadId(), { verdict: 'spam' })
  for (const _ of [1, 2, 3]) await send()
  await send({ ...exitSurvey, contactInfo: { ...anna, email: 'ben@example.com' } })
  expect(emailsTo(team).map(({ replyTo }) => replyTo?.[0]?.address)).toEqual(['Anna@example.com', 'ben@example.com'])
})

test('the desk has the 40 who are due first', async () => {
  const { database, send, overview } = await startDesk()
  await send()
  const lead = await database.read.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  const others = Array.from({ length: 44 }, (_, index) => ({
    ...lead,
    id: `01900000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
    email_key: `${index}@example.com`,
    due_at: `2026-01-01T00:00:${String(index).padStart(2, '0')}.000Z`,
  }))
  await database.write(transaction => transaction.insertInto('leads').values(others).execute())
  const { desk } = await overview()
  expect(desk.map(({ lead }) => lead.id)).toEqual(others.slice(0, 40).map(({ id }) => id))
})

test('the CSV has company time, sources, notes, follow-ups and answers', async () => {
  const { database, send, leadId, inject, change } = await startDesk()
  const visit = { firstPage: '/winnipeg', referrerHost: 'search.example', utmSource: 'letter', utmCampaign: 'fall' }
  await send({ ...exitSurvey, contactInfo: { ...anna, phone: '+1 204-555-0123' }, visit })
  await inject('POST', '/api/quiz/submit', { ...quiz, contactInfo: { ...anna, phone: '+1 204-555-0123' } })
  const id = await leadId()
  for (const text of ['First', 'Second']) await inject('PUT', `/api/admin/leads/${id}/notes/${randomUUID()}`, { text })
  await change(id, { followUp: { on: '2099-01-01', note: 'Ask again' } })
  await database.write(async transaction => {
    const at = '2026-07-01T03:44:10.000Z'
    await transaction.updateTable('leads').set({ first_submitted_at: at }).execute()
    await transaction.updateTable('lead_notes').set({ created_at: at }).execute()
  })
  const { body } = await inject('GET', '/api/admin/leads/export?show=all')
  expect(body).toContain('"First form (Winnipeg time)"')
  expect(body).toContain('"2026-06-30 22:44"')
  expect(body).toContain('2026-06-30 22:44: First')
  expect(body).toContain('"2099-01-01","Ask again"')
  expect(body).toContain('"/winnipeg","search.example","fall"')
  expect(body).toContain('When would you like to exit your business?: 1-2 years')
  expect(body).toContain('"Quiz: answers"')
  // A spreadsheet would compute "+1 204-555-0123", and an apostrophe would stay in the number.
  expect(body).toContain('"204-555-0123"')
})
