import { describe, expect, test } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn, turnOffLoginEmails } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'

async function startSite(options: TestAppOptions = {}) {
  const { app, database } = await testApp(options)
  await turnOffLoginEmails(database)
  const headers = await logIn(app)
  const send = async (url: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url, payload })
    expect(response.statusCode).toBe(200)
  }
  const overview = async () => (await app.inject({ url: '/api/admin/overview', headers })).json<Overview>()
  const resend = (id: string) => app.inject({ method: 'POST', url: `/api/admin/outbox/${id}/resend`, headers })
  const dismiss = (id: string) => app.inject({ method: 'POST', url: `/api/admin/outbox/${id}/dismiss`, headers })
  return { database, send, overview, resend, dismiss }
}

/** Anna's address with a lower-case domain, as in SMTP commands. */
const inbox = 'Anna@example.com'

const setLeads = (database: Database, columns: object, emailKey = 'anna@example.com') =>
  database.write(transaction =>
    transaction.updateTable('leads').set(columns).where('email_key', '=', emailKey).execute(),
  )

describe('overview', () => {
  test('is all zeros on an empty site', async () => {
    const { overview } = await startSite()
    expect(await overview()).toEqual({
      troubles: [],
      calls: [],
      waiting: { total: 0, list: [] },
      followUps: { total: 0, list: [] },
      newLeads: 0,
      overdue: 0,
      possibleBots: 0,
      wordDrafts: 0,
      beta: { taken: 0, places: 20, applications: 0 },
      outbox: { canEmail: false, undelivered: 0, list: [] },
      backup: null,
    })
  })

  test('sends a held confirmation when the administrator resends it', async () => {
    const smtp = await startEmailServer()
    const { send, overview, resend } = await startSite({ env: { SMTP_URL: smtp.url } })
    await send('/api/survey/submit', { ...exitSurvey, honeypot: 'filled in' })
    const { outbox } = await overview()
    expect(outbox.list).toMatchObject([{ status: 'held', reason: expect.stringContaining('hidden field') }])
    await resend(outbox.list[0]?.id ?? '')
    expect(smtp.emailTo(inbox)).toBeDefined()
  })

  test('keeps emails waiting without an SMTP server', async () => {
    const { send, overview, resend } = await startSite()
    await send('/api/survey/submit', exitSurvey)
    const { outbox } = await overview()
    expect(outbox).toMatchObject({
      canEmail: false,
      undelivered: 2,
      list: [{ status: 'waiting' }, { status: 'waiting' }],
    })
    expect((await resend(outbox.list[0]?.id ?? '')).json()).toEqual({ status: 'waiting', reason: null })
  })

  test('does not resend to an invalid or unsubscribed address', async () => {
    const smtp = await startEmailServer()
    const { database, send, overview, resend } = await startSite({ env: { SMTP_URL: smtp.url } })
    await send('/api/survey/submit', { ...exitSurvey, contactInfo: { ...anna, email: 'no address' } })
    const [invalid] = (await overview()).outbox.list
    expect(invalid).toMatchObject({ status: 'failed', canBeResent: false })
    const rejected = await resend(invalid?.id ?? '')
    expect([rejected.statusCode, rejected.json()]).toEqual([409, { error: "This isn't a valid email address." }])
    await send('/api/survey/submit', { ...exitSurvey, honeypot: 'held' })
    const held = (await overview()).outbox.list.find(({ status }) => status === 'held')
    const { unsubscribe_token } = await database.read
      .selectFrom('outbox')
      .select('unsubscribe_token')
      .where('id', '=', held?.id ?? '')
      .executeTakeFirstOrThrow()
    await send(`/api/unsubscribe?token=${unsubscribe_token}`, {})
    expect((await resend(held?.id ?? '')).json()).toMatchObject({ status: 'suppressed' })
    expect(smtp.received.filter(({ recipients }) => recipients.includes(inbox))).toEqual([])
  })

  test('no longer lists a message that the administrator dismissed', async () => {
    const smtp = await startEmailServer()
    const { send, overview, resend, dismiss } = await startSite({ env: { SMTP_URL: smtp.url } })
    await send('/api/survey/submit', { ...exitSurvey, honeypot: 'filled in' })
    const [held] = (await overview()).outbox.list
    expect(held).toMatchObject({ status: 'held', canBeDismissed: true })
    const dismissed = await dismiss(held?.id ?? '')
    expect(dismissed.json()).toEqual({ status: 'dismissed', reason: held?.reason })
    expect((await overview()).outbox).toMatchObject({ undelivered: 0, list: [] })
    for (const again of [await dismiss(held?.id ?? ''), await resend(held?.id ?? '')])
      expect(again.statusCode).toBe(409)
  })

  test('does not dismiss a message that is still waiting', async () => {
    const { send, overview, dismiss } = await startSite()
    await send('/api/survey/submit', exitSurvey)
    const [waiting] = (await overview()).outbox.list
    expect(waiting).toMatchObject({ status: 'waiting', canBeDismissed: false })
    const response = await dismiss(waiting?.id ?? '')
    const error = "Only emails that are on hold or weren't delivered can be dismissed."
    expect([response.statusCode, response.json()]).toEqual([409, { error }])
  })

  test.each([
    ['no-such-email', 400, "There's no such message."],
    ['01900000-0000-7000-8000-000000000000', 404, 'This message no longer exists.'],
  ])('rejects resending message %s with %i', async (id, status, error) => {
    const { resend } = await startSite()
    const response = await resend(id)
    expect([response.statusCode, response.json()]).toEqual([status, { error }])
  })
})

describeOnEachDatabase('overview', kind => {
  test('counts new leads until they are contacted, and overdue replies until they are answered', async () => {
    const { database, send, overview } = await startSite({ kind })
    await send('/api/survey/submit', exitSurvey)
    await send('/api/quiz/submit', quiz)
    await send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, email: 'ben@example.com' } })
    expect(await overview()).toMatchObject({ newLeads: 2, overdue: 0 })
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await setLeads(database, { status: 'contacted', due_at: daysAgo(6) })
    expect(await overview()).toMatchObject({ newLeads: 1, overdue: 1 })
    await setLeads(database, { answered_at: daysAgo(1) })
    expect(await overview()).toMatchObject({ overdue: 0 })
  })

  test('counts a beta spot for each person who applied and is not closed', async () => {
    const { database, send, overview } = await startSite({ kind })
    const apply = (email: string, extras = {}) => send('/api/beta/apply', { ...application, email, ...extras })
    await apply('anna@example.com')
    await apply('ANNA@example.com')
    await apply('ben@example.com')
    await apply('bot@example.com', { honeypot: 'filled in' })
    expect((await overview()).beta).toEqual({ taken: 2, places: 20, applications: 2 })
    await setLeads(database, { status: 'closed' })
    expect((await overview()).beta).toEqual({ taken: 1, places: 20, applications: 2 })
  })

  test('lists undelivered emails with their reason, and resends them', async () => {
    const smtp = await startEmailServer({ behavior: 'reject permanently' })
    const { send, overview, resend } = await startSite({ kind, env: { SMTP_URL: smtp.url } })
    await send('/api/survey/submit', exitSurvey)
    const { outbox } = await overview()
    expect(outbox).toMatchObject({ canEmail: true, undelivered: 2 })
    const confirmation = outbox.list.find(({ recipient }) => recipient === anna.email)
    expect(confirmation).toMatchObject({
      title: 'Assessment confirmation',
      status: 'failed',
      reason: expect.stringContaining('No such user'),
      leadName: anna.name,
      leadId: expect.any(String),
      canBeResent: true,
      nextAttemptAt: null,
    })
    const again = await resend(confirmation?.id ?? '')
    expect(again.json()).toEqual({ status: 'failed', reason: expect.stringContaining('No such user') })
    smtp.state.behavior = 'accept'
    expect((await resend(confirmation?.id ?? '')).json()).toEqual({ status: 'sent', reason: null })
    expect(smtp.emailTo(inbox).subject).toContain('toolkit')
    expect((await overview()).outbox.undelivered).toBe(1)
    const twice = await resend(confirmation?.id ?? '')
    expect([twice.statusCode, twice.json()]).toEqual([409, { error: 'This email has already been sent.' }])
    expect(smtp.received.filter(({ recipients }) => recipients.includes(inbox))).toHaveLength(1)
  })
})
