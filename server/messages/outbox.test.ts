import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'
import type { Channel } from './channel.ts'
import { claimMessage, insertMessages, newMessage, updateClaimed } from './message-repository.ts'
import { createChannelQueue } from './outbox.ts'

const fastTiming = { pollMs: 20, backoffMs: [50, 50] }

const submit = async (app: App, payload: object = exitSurvey) => {
  const response = await app.inject({ method: 'POST', url: '/api/survey/submit', payload })
  expect(response.statusCode).toBe(200)
  return response.json().emailStatus
}

const surveyFrom = (email: string, extras = {}) => ({
  ...exitSurvey,
  ...extras,
  contactInfo: { ...exitSurvey.contactInfo, email },
})

const storedEmails = (database: Database) =>
  database.read
    .selectFrom('outbox')
    .select(['id', 'status', 'attempts', 'last_error'])
    .orderBy('template', 'desc')
    .execute()

const noneSent = { adminEmailSent: false, userEmailSent: false }

describe('outbox', () => {
  test("doesn't retry a permanently rejected recipient, and sends the other email", async () => {
    const { app, database, smtp } = await testAppWithEmail(
      { outboxTiming: fastTiming },
      { behavior: 'reject permanently' },
    )
    smtp.state.rejectOnly = address => address === 'Anna@example.com'
    expect(await submit(app)).toEqual({ adminEmailSent: true, userEmailSent: false })
    const emails = await storedEmails(database)
    expect(emails).toMatchObject([
      { status: 'sent' },
      { status: 'failed', attempts: 1, last_error: expect.stringMatching(/^Refused: 550/) },
    ])
  })

  test('gives up after the last attempt and records the reason', async () => {
    const { app, database } = await testAppWithEmail({ outboxTiming: fastTiming }, { behavior: 'reject temporarily' })
    await submit(app)
    await vi.waitFor(
      async () => expect((await storedEmails(database)).map(({ status }) => status)).toEqual(['failed', 'failed']),
      30_000,
    )
    expect((await storedEmails(database))[0]).toMatchObject({
      attempts: 3,
      last_error: expect.stringMatching(/^Gave up after 3 attempts: .*451/),
    })
  })
})

describeOnEachDatabase('outbox', kind => {
  test('retries after a temporary rejection and sends each email once', async () => {
    const { app, database, smtp } = await testAppWithEmail(
      { kind, outboxTiming: { ...fastTiming, backoffMs: [50, 50, 50, 60_000] } },
      { behavior: 'reject temporarily' },
    )
    expect(await submit(app)).toEqual(noneSent)
    await vi.waitFor(async () => expect((await storedEmails(database))[0]?.attempts).toBeGreaterThan(1), 30_000)
    expect((await storedEmails(database))[0]).toMatchObject({
      status: 'waiting',
      last_error: expect.stringContaining('451'),
    })
    smtp.state.behavior = 'accept'
    await database.write(transaction => transaction.updateTable('outbox').set({ next_attempt_at: '2020' }).execute())
    await vi.waitFor(
      async () => expect((await storedEmails(database)).map(({ status }) => status)).toEqual(['sent', 'sent']),
      30_000,
    )
    expect(smtp.received).toHaveLength(2)
  })

  test('sends each email once when two servers share a database', async () => {
    const before = await testApp({ kind })
    for (let index = 0; index < 10; index += 1) await submit(before.app, surveyFrom(`visitor-${index}@example.com`))
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url }
    const apps = [1, 2].map(() => testApp({ env, database: before.database, outboxTiming: fastTiming }))
    for (const { app } of await Promise.all(apps)) await app.ready()
    const unsent = async () => (await storedEmails(before.database)).filter(({ status }) => status !== 'sent')
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), 30_000)
    expect(smtp.received).toHaveLength(20)
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(20)
  })

  test('resends with the same Message-ID after the lease of a crashed sender expires', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, outboxTiming: fastTiming })
    await submit(app)
    const [noticeId, confirmationId] = smtp.received
      .toSorted((one, other) => one.recipients.length - other.recipients.length || (one.replyTo ? -1 : 1))
      .map(({ messageId }) => messageId)
    const setLease = (template: string, leased_until: string) =>
      database.write(transaction =>
        transaction
          .updateTable('outbox')
          .set({ status: 'waiting', leased_until, next_attempt_at: '2020' })
          .where('template', '=', template)
          .execute(),
      )
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await setLease('survey-team-notice', inAnHour)
    await setLease('survey-confirmation', '2020-01-01T00:00:00.000Z')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 30_000)
    // The poll skipped the notice, which another process has leased.
    expect(smtp.received[2]?.messageId).toBe(confirmationId)
    await setLease('survey-team-notice', '2020-01-01T00:00:00.000Z')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(4), 30_000)
    expect(smtp.received[3]?.messageId).toBe(noticeId)
  })
})

test("a clock that's set forward while an email is being sent doesn't send it again", async () => {
  const database = await newDatabase('sqlite')
  let aheadMs = 0
  const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) }
  const emailDueAt = (time: string) =>
    newMessage({ channel: 'email', template: 'x', created_at: time, next_attempt_at: time })
  const [slow, quick] = [emailDueAt('2026-11-17T12:00:00.000Z'), emailDueAt('2026-11-17T12:00:01.000Z')]
  const conversation = Promise.withResolvers<void>()
  const sent: string[] = []
  const channel: Channel = {
    name: 'email',
    async send({ id }) {
      sent.push(id)
      if (id === slow.id) await conversation.promise
    },
  }
  await database.write(transaction => insertMessages(transaction, [slow]))
  const log = pino({ level: 'silent' })
  const queue = createChannelQueue({ database, log, clock }, channel, [])
  const delivered = queue.deliver([slow.id], 30_000)
  await vi.waitFor(() => expect(sent).toEqual([slow.id]))
  aheadMs = 10 * 60_000
  await database.write(transaction => insertMessages(transaction, [quick]))
  void queue.poll()
  // It's due after the slow one, so both had their turn.
  await vi.waitFor(() => expect(sent).toContain(quick.id))
  conversation.resolve()
  expect(await delivered).toEqual(new Set([slow.id]))
  expect(sent).toEqual([slow.id, quick.id])
})

test.each(['5.7.1 Relay access denied', '5.4.5 Daily sending quota exceeded'])(
  'retries after a rejection of the sender: %s',
  async refusal => {
    const { app, database, smtp } = await testAppWithEmail({}, { behavior: 'reject permanently' })
    smtp.state.rejection = refusal
    await submit(app)
    expect(await storedEmails(database)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }])
  },
)

test('ignores the result of an attempt that outlived its lease', async () => {
  const { app, database } = await testApp()
  await submit(app)
  const [{ id } = { id: '' }] = await database.read.selectFrom('outbox').select('id').execute()
  const claim = (leasedUntil: string) =>
    database.write(transaction => claimMessage(transaction, { id, now: '2030-01-01', leasedUntil, dueOnly: false }))
  const slow = await claim('2029-01-01')
  const next = await claim('2031-01-01')
  if (!slow || !next) throw new Error("The email couldn't be claimed twice.")
  const current = () => database.read.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  await database.write(transaction =>
    updateClaimed(transaction, slow, { next_attempt_at: '2040-01-01', last_error: 'too late' }),
  )
  expect(await current()).toEqual(next)
  await database.write(transaction =>
    updateClaimed(transaction, next, { status: 'sent', sent_at: '2030-01-01', last_error: null }),
  )
  await database.write(transaction => updateClaimed(transaction, slow, { status: 'failed', last_error: 'too late' }))
  expect((await current())?.status).toBe('sent')
})

test('sends a backlog larger than one batch in a single poll', async () => {
  const before = await testApp({ env: { NOTICES_PER_HOUR: '100' } })
  for (let index = 0; index < 20; index += 1) await submit(before.app, surveyFrom(`visitor-${index}@example.com`))
  // 63 emails in total, in batches of 50: an inbox gets three confirmations a day.
  for (let index = 0; index < 20; index += 1)
    await before.app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  const smtp = await startEmailServer()
  const { app } = await testApp({
    env: { SMTP_URL: smtp.url },
    database: before.database,
    outboxTiming: { ...fastTiming, pollMs: 3_600_000 },
  })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(63), 30_000)
})

test("doesn't claim an email that another process has rescheduled", async () => {
  const { app, database } = await testApp()
  await submit(app)
  const later = '2030-01-01T00:00:00.000Z'
  await database.write(transaction => transaction.updateTable('outbox').set({ next_attempt_at: later }).execute())
  const [{ id } = { id: '' }] = await database.read.selectFrom('outbox').select('id').execute()
  const claim = (dueOnly: boolean) =>
    database.write(transaction =>
      claimMessage(transaction, { id, now: '2029-01-01', leasedUntil: '2029-01-02', dueOnly }),
    )
  expect(await claim(true)).toBeUndefined()
  expect(await claim(false)).toMatchObject({ id })
})

test('finishes the emails in progress on shutdown and starts no others', async () => {
  const before = await testApp()
  for (let count = 0; count < 6; count += 1) await submit(before.app)
  const smtp = await startEmailServer()
  let accept = () => {}
  smtp.state.hold = new Promise(resolve => {
    accept = resolve
  })
  const { app, database } = await testApp({
    env: { SMTP_URL: smtp.url },
    database: before.database,
    outboxTiming: fastTiming,
  })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(5), 30_000)
  const closed = app.close()
  accept()
  await closed
  const emails = await storedEmails(database)
  expect(emails.filter(({ status }) => status === 'sent')).toHaveLength(5)
  expect(emails.filter(({ attempts }) => attempts === 0)).toHaveLength(7)
  expect(smtp.received).toHaveLength(5)
})

test('limits an inbox to three confirmations a day, ignoring address tags, and holds the rest', async () => {
  const { app, database, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
  // Possible bots don't count toward the limit.
  for (let count = 0; count < 5; count += 1) await submit(app, surveyFrom('anna@example.com', { honeypot: 'x' }))
  for (const tag of ['', '+one', '+two', '+three', '+four']) await submit(app, surveyFrom(`Anna${tag}@example.com`))
  const toTeam = smtp.received.filter(({ recipients }) => recipients.includes('team@example.net'))
  expect([toTeam.length, smtp.received.length]).toEqual([5, 8])
  const held = await database.read
    .selectFrom('outbox')
    .select(['recipient', 'last_error'])
    .where('status', '=', 'held')
    .orderBy('id')
    .execute()
  expect(held.slice(5).map(({ recipient }) => recipient)).toEqual(['Anna+three@example.com', 'Anna+four@example.com'])
  expect(held.at(-1)?.last_error).toBe('Not sent: this inbox already got 3 emails from us in the past 24 hours.')
})

test('leaves advertising out of the confirmation', async () => {
  const { app, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
  const advert = 'WIN at https://evil.example/claim'
  await submit(app, { ...exitSurvey, contactInfo: { ...anna, name: advert, businessName: advert } })
  expect(smtp.emailTo('Anna@example.com').raw).not.toContain('evil.example')
  expect(smtp.emailTo('team@example.net').text).toContain('evil.example')
})

test('sends waiting emails once SMTP is configured, using the current settings', async () => {
  const before = await testApp()
  await submit(before.app)
  const smtp = await startEmailServer()
  const env = { SMTP_URL: smtp.url, SITE_URL: 'https://www.example.org', LEADS_TO: 'new-team@example.org' }
  const { app } = await testApp({ env, database: before.database, outboxTiming: fastTiming })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000)
  expect(smtp.emailTo('new-team@example.org').text).toContain('https://www.example.org/admin')
  expect(smtp.emailTo('Anna@example.com').text).toContain('https://www.example.org/toolkit')
})

test('never turns visitor input into a header, a recipient or markup', async () => {
  const { app, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
  const hostile = 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>'
  const name = 'Eve\r\nBcc: victim <script>alert(1)</script>'
  await submit(app, {
    ...exitSurvey,
    contactInfo: { name, email: 'eve@example.com', phone: hostile, businessName: hostile },
  })
  expect(smtp.received).toHaveLength(2)
  for (const received of smtp.received) {
    expect(received.recipients).not.toContain('victim@example.com')
    expect(received.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received.html).not.toContain('<script>')
  }
  expect(smtp.emailTo('team@example.net').html).toContain('&lt;script&gt;')
  expect(smtp.emailTo('eve@example.com').html).not.toContain('Eve')
  expect(smtp.emailTo('team@example.net').subject).toContain('Eve Bcc: victim <script>')
})

test('includes the postal address and one-click unsubscribe in visitor emails, and no unsubscribe in team notices', async () => {
  const { app, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
  await submit(app)
  await app.inject({ method: 'POST', url: '/api/beta/apply', payload: { ...application, email: 'ben@example.com' } })
  for (const address of ['Anna@example.com', 'ben@example.com']) {
    const received = smtp.emailTo(address)
    const url = received.header('list-unsubscribe')?.match(/^<(.+)>$/)?.[1] ?? ''
    expect(url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{20,}$/)
    expect(received.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const body of [received.text, received.html]) {
      expect(body).toContain('Modernize My Business')
      expect(body).toContain('201 Portage Avenue, Winnipeg, Manitoba R3B 3K6, Canada')
      expect(body).toContain(url)
    }
  }
  const notices = smtp.received.filter(({ recipients }) => recipients.includes('team@example.net'))
  expect(notices.map(notice => notice.header('list-unsubscribe'))).toEqual([undefined, undefined])
})

test('logs no email addresses', async () => {
  const { app, logLines, smtp } = await testAppWithEmail({}, { behavior: 'reject permanently' })
  smtp.state.rejectOnly = address => address === 'ben@example.com'
  await submit(app)
  await submit(app, { ...exitSurvey, contactInfo: { ...anna, email: 'ben@example.com' } })
  expect(logLines.join('')).toContain('email will not be sent')
  expect(logLines.join('')).not.toMatch(/anna@|ben@|Prairie/i)
})
