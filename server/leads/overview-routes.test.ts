import { describe, expect, test } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import type { Database } from '#server/storage/database.ts'
import { logInSilently } from '#tests/support/admin.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'

async function startSite(options: TestAppOptions = {}) {
  const { app, database } = await testApp(options)
  const headers = await logInSilently(database)
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
      desk: [],
      noNextStep: 0,
      possibleBots: 0,
      badge: 0,
      beta: { taken: 0, places: 20, applications: 0 },
      outbox: { canEmail: false, undelivered: 0, list: [] },
    })
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
    await send(`/unsubscribe?token=${unsubscribe_token}`, { 'List-Unsubscribe': 'One-Click' })
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
  test('lists everyone to get back to by urgency, each once, with a reason from their answers', async () => {
    const now = Date.parse('2026-11-18T18:00:00.000Z')
    const { database, send, overview } = await startSite({ kind, clock: clockAt(() => now) })
    const at = (text: string) => `2026-11-${text}:00.000Z`
    const people = {
      late: { due_at: at('17T20:00') },
      missed: { due_at: null, follow_up_on: '2026-11-16' },
      'call today': { due_at: at('20T20:00') },
      'call is over': { due_at: null, answered_at: null, status: 'booked' },
      'due today': { due_at: at('19T05:00'), answered_at: null },
      'follow-up today': { due_at: null, follow_up_on: '2026-11-18' },
      later: { due_at: at('19T05:01') },
      'call tomorrow': { due_at: null },
      closed: { due_at: null, status: 'closed' },
      quiz: { due_at: null },
    }
    for (const name of Object.keys(people)) {
      const email = `${name.replaceAll(' ', '.')}@example.com`
      if (name === 'quiz') await send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, name, email } })
      else await send('/api/survey/submit', { ...exitSurvey, contactInfo: { ...anna, name, email } })
    }
    for (const [name, columns] of Object.entries(people))
      await setLeads(database, columns, `${name.replaceAll(' ', '.')}@example.com`)
    const calls = {
      'call today': '18T21:00',
      'call is over': '18T15:00',
      'call tomorrow': '19T15:00',
      late: '18T20:00',
    }
    const leads = await database.read.selectFrom('leads').select(['id', 'name']).execute()
    for (const [name, startsAt] of Object.entries(calls)) {
      const lead = leads.find(candidate => candidate.name === name)
      await database.write(transaction =>
        transaction
          .insertInto('bookings')
          .values({
            id: name,
            lead_id: lead?.id ?? '',
            external_id: name,
            title: null,
            starts_at: at(startsAt),
            ends_at: new Date(Date.parse(at(startsAt)) + 1_800_000).toISOString(),
            booked_at: at('16T15:00'),
            canceled_at: null,
            is_rescheduled: 0,
          })
          .execute(),
      )
    }
    const { desk, noNextStep } = await overview()
    expect(desk.map(({ group, kind, lead }) => [group, kind, lead.name])).toEqual([
      ['late', 'follow-up', 'missed'],
      ['late', 'reply', 'late'],
      ['calls-today', 'call', 'call today'],
      ['today', 'follow-up', 'follow-up today'],
      ['today', 'reply', 'due today'],
      ['later', 'reply', 'later'],
      ['calls-tomorrow', 'call', 'call tomorrow'],
    ])
    expect(desk[0]?.reason).toBe('1-2 years · limited budget · retirement')
    expect(desk[1]?.lead.dueDate?.by).toBe('Tuesday, November 17, 3 p.m.')
    // The quiz, and the call that's over.
    expect(noNextStep).toBe(2)
  })

  test('counts a beta spot for each applicant who was selected and booked a call, or was won', async () => {
    const { database, send, overview } = await startSite({ kind })
    const apply = (email: string, extras = {}) => send('/api/beta/apply', { ...application, email, ...extras })
    await apply('anna@example.com')
    await apply('ANNA@example.com')
    await apply('ben@example.com')
    await apply('bot@example.com', { honeypot: 'filled in' })
    expect((await overview()).beta).toEqual({ taken: 0, places: 20, applications: 2 })
    await setLeads(database, { status: 'booked' })
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
