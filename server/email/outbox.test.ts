import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer, startSilentServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { claimEmail, updateClaimed } from './email-repository.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

/** Quick enough to see a second try, and a third. */
const quick = { pollMs: 20, backoffMs: [50, 50] }

const submit = async (app: App, payload: object = exitSurvey) => {
  const answer = await app.inject({ method: 'POST', url: '/api/survey/submit', payload })
  expect(answer.statusCode).toBe(200)
  return answer.json().emailStatus
}

const surveyFrom = (email: string, extras = {}) => ({
  ...exitSurvey,
  ...extras,
  contactInfo: { ...exitSurvey.contactInfo, email },
})

const emailsIn = (database: Database) =>
  database.read
    .selectFrom('emails')
    .select(['status', 'attempts', 'last_error', 'message_id'])
    .orderBy('template', 'desc')
    .execute()

const noneSent = { adminEmailSent: false, userEmailSent: false }

describeOnEachDatabase('outbox', kind => {
  test('an SMTP server that refuses for now gets the emails at a later try, and each once', async () => {
    const smtp = await startEmailServer({ behaviour: 'reject temporarily' })
    const { app, database } = await testApp({
      kind,
      env: { SMTP_URL: smtp.url },
      emailTiming: { ...quick, backoffMs: [50, 50, 50, 60_000] },
    })
    expect(await submit(app)).toEqual(noneSent)
    await vi.waitFor(async () => expect((await emailsIn(database))[0]?.attempts).toBeGreaterThan(1), 30_000)
    expect((await emailsIn(database))[0]).toMatchObject({
      status: 'waiting',
      last_error: expect.stringContaining('451'),
    })
    smtp.state.behaviour = 'accept'
    await database.write(transaction => transaction.updateTable('emails').set({ next_attempt_at: '2020' }).execute())
    await vi.waitFor(
      async () => expect((await emailsIn(database)).map(({ status }) => status)).toEqual(['sent', 'sent']),
      30_000,
    )
    expect(smtp.received).toHaveLength(2)
  })

  test('does not retry a recipient who is rejected permanently, and sends the other email', async () => {
    const smtp = await startEmailServer({ behaviour: 'reject permanently' })
    smtp.state.refuseOnly = address => address === 'Anna@example.com'
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url }, emailTiming: quick })
    expect(await submit(app)).toEqual({ adminEmailSent: true, userEmailSent: false })
    const emails = await emailsIn(database)
    expect(emails).toMatchObject([
      { status: 'sent' },
      { status: 'failed', attempts: 1, last_error: expect.stringMatching(/^Refused: 550/) },
    ])
  })

  test('an email that nobody takes is given up after the last try, and says why', async () => {
    const smtp = await startEmailServer({ behaviour: 'reject temporarily' })
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url }, emailTiming: quick })
    await submit(app)
    await vi.waitFor(
      async () => expect((await emailsIn(database)).map(({ status }) => status)).toEqual(['failed', 'failed']),
      30_000,
    )
    expect((await emailsIn(database))[0]).toMatchObject({
      attempts: 3,
      last_error: expect.stringMatching(/^Gave up after 3 attempts: .*451/),
    })
  })

  test('two servers on one database send each email once', async () => {
    const before = await testApp({ kind })
    for (let index = 0; index < 10; index += 1) await submit(before.app, surveyFrom(`visitor-${index}@example.com`))
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url }
    const apps = [1, 2].map(() => testApp({ env, database: before.database, emailTiming: quick }))
    for (const { app } of await Promise.all(apps)) await app.ready()
    const open = async () => (await emailsIn(before.database)).filter(({ status }) => status !== 'sent')
    await vi.waitFor(async () => expect(await open()).toEqual([]), 30_000)
    expect(smtp.received).toHaveLength(20)
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(20)
  })

  test('an email whose sender stopped in the middle is sent again under the same Message-ID once its lease has ended', async () => {
    const smtp = await startEmailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url }, emailTiming: quick })
    await submit(app)
    const [noticeId, confirmationId] = smtp.received
      .toSorted((one, other) => one.recipients.length - other.recipients.length || (one.replyTo ? -1 : 1))
      .map(({ messageId }) => messageId)
    const pretend = (template: string, leased_until: string) =>
      database.write(transaction =>
        transaction
          .updateTable('emails')
          .set({ status: 'waiting', leased_until, next_attempt_at: '2020' })
          .where('template', '=', template)
          .execute(),
      )
    const anHourFromNow = new Date(Date.now() + 3_600_000).toISOString()
    await pretend('survey-team-notice', anHourFromNow)
    await pretend('survey-confirmation', '2020-01-01T00:00:00.000Z')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), 30_000)
    // The same poll passed by the notice: its lease is someone else's.
    expect(smtp.received[2]?.messageId).toBe(confirmationId)
    await pretend('survey-team-notice', '2020-01-01T00:00:00.000Z')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(4), 30_000)
    expect(smtp.received[3]?.messageId).toBe(noticeId)
  })
})

test.each(['5.7.1 Relay access denied', '5.4.5 Daily sending quota exceeded'])(
  'a refusal that is about us and not about the recipient is tried again: %s',
  async refusal => {
    const smtp = await startEmailServer({ behaviour: 'reject permanently' })
    smtp.state.refusal = refusal
    const { app, database } = await testApp({ env: { SMTP_URL: smtp.url } })
    await submit(app)
    expect(await emailsIn(database)).toMatchObject([{ status: 'waiting' }, { status: 'waiting' }])
  },
)

test.each(['at once', 'later'] as const)('mail goes out encrypted and with a login (encryption %s)', async tls => {
  const smtp = await startEmailServer({ tls })
  const { app } = await testApp({ env: { SMTP_URL: smtp.url } })
  expect(await submit(app)).toEqual({ adminEmailSent: true, userEmailSent: true })
  expect(smtp.received).toHaveLength(2)
})

test('a try that took longer than its lease changes nothing under the one that followed', async () => {
  const { app, database } = await testApp()
  await submit(app)
  const [{ id } = { id: '' }] = await database.read.selectFrom('emails').select('id').execute()
  const claim = (leasedUntil: string) =>
    database.write(transaction => claimEmail(transaction, { id, now: '2030-01-01', leasedUntil, dueOnly: false }))
  const slow = await claim('2029-01-01')
  const next = await claim('2031-01-01')
  if (!slow || !next) throw new Error('The email could not be claimed twice.')
  const now = () => database.read.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()
  await database.write(transaction =>
    updateClaimed(transaction, slow, { next_attempt_at: '2040-01-01', last_error: 'too late' }),
  )
  expect(await now()).toEqual(next)
  await database.write(transaction =>
    updateClaimed(transaction, next, { status: 'sent', sent_at: '2030-01-01', last_error: null }),
  )
  await database.write(transaction => updateClaimed(transaction, slow, { status: 'failed', last_error: 'too late' }))
  expect((await now())?.status).toBe('sent')
})

test('a heap of waiting emails goes out in one go, not a lot per look', async () => {
  const before = await testApp({ env: { NOTICES_PER_HOUR: '100' } })
  for (let index = 0; index < 20; index += 1) await submit(before.app, surveyFrom(`visitor-${index}@example.com`))
  // Without a confirmation. 60 emails in all, more than are looked for at a time.
  for (let index = 0; index < 20; index += 1)
    await before.app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  const smtp = await startEmailServer()
  const { app } = await testApp({
    env: { SMTP_URL: smtp.url },
    database: before.database,
    emailTiming: { ...quick, pollMs: 3_600_000 },
  })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(60), 30_000)
})

test('the poll leaves alone what another process has put off meanwhile', async () => {
  const { app, database } = await testApp()
  await submit(app)
  const later = '2030-01-01T00:00:00.000Z'
  await database.write(transaction => transaction.updateTable('emails').set({ next_attempt_at: later }).execute())
  const [{ id } = { id: '' }] = await database.read.selectFrom('emails').select('id').execute()
  const claim = (dueOnly: boolean) =>
    database.write(transaction =>
      claimEmail(transaction, { id, now: '2029-01-01', leasedUntil: '2029-01-02', dueOnly }),
    )
  expect(await claim(true)).toBeUndefined()
  expect(await claim(false)).toMatchObject({ id })
})

test('a server that is told to stop finishes the emails it has begun and begins no other', async () => {
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
    emailTiming: quick,
  })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(5), 30_000)
  const closed = app.close()
  accept()
  await closed
  const emails = await emailsIn(database)
  expect(emails.filter(({ status }) => status === 'sent')).toHaveLength(5)
  expect(emails.filter(({ attempts }) => attempts === 0)).toHaveLength(7)
  expect(smtp.received).toHaveLength(5)
})

test('an inbox gets three confirmations a day, whatever tags its address carries; the others are held', async () => {
  const smtp = await startEmailServer()
  const { app, database } = await testApp({ env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
  // What may come from a bot doesn't use up the allowance.
  for (let count = 0; count < 5; count += 1) await submit(app, surveyFrom('anna@example.com', { honeypot: 'x' }))
  for (const tag of ['', '+one', '+two', '+three', '+four']) await submit(app, surveyFrom(`Anna${tag}@example.com`))
  const toTeam = smtp.received.filter(({ recipients }) => recipients.includes('team@example.net'))
  expect([toTeam.length, smtp.received.length]).toEqual([10, 13])
  const held = await database.read
    .selectFrom('emails')
    .select(['recipient', 'last_error'])
    .where('status', '=', 'held')
    .orderBy('id')
    .execute()
  expect(held.slice(5).map(({ recipient }) => recipient)).toEqual(['Anna+three@example.com', 'Anna+four@example.com'])
  expect(held.at(-1)?.last_error).toBe('Not sent: this inbox already got 3 emails from us within a day.')
})

test('one visitor cannot have confirmations sent to many people', async () => {
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
  for (let count = 0; count < 25; count += 1) await submit(app, surveyFrom(`victim-${count}@example.com`))
  expect(smtp.received.filter(({ recipients }) => recipients[0]?.startsWith('victim-'))).toHaveLength(20)
})

test('the team gets one digest instead of a notice for each of very many forms', async () => {
  const smtp = await startEmailServer()
  const env = { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net', NOTICES_PER_HOUR: '3' }
  const { app, database } = await testApp({ env, emailTiming: quick })
  for (let count = 0; count < 8; count += 1) await submit(app, surveyFrom(`owner-${count}@example.com`))
  const subjects = () =>
    smtp.received.flatMap(({ recipients, subject }) => (recipients.includes('team@example.net') ? [subject] : []))
  await vi.waitFor(() => expect(subjects()).toHaveLength(4), 30_000)
  expect(subjects().at(-1)).toBe('More than 3 new forms in an hour')
  expect(await database.read.selectFrom('forms').select('id').execute()).toHaveLength(8)
})

test('a held email goes out once it is set as the operations guide says', async () => {
  const smtp = await startEmailServer()
  const { app, database } = await testApp({ env: { SMTP_URL: smtp.url }, emailTiming: quick })
  await submit(app, { ...exitSurvey, honeypot: 'filled in' })
  expect(smtp.received).toHaveLength(1)
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const statement = guide.match(/update emails set .* where id = /)?.[0] ?? ''
  const held = await database.read
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  await database.write(transaction => sql`${sql.raw(statement)}${held.id}`.execute(transaction))
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000)
})

test('a form cannot be used to advertise to strangers', async () => {
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
  const advert = 'WIN at https://evil.example/claim'
  await submit(app, { ...exitSurvey, contactInfo: { ...anna, name: advert, businessName: advert } })
  expect(smtp.emailTo('Anna@example.com').raw).not.toContain('evil.example')
  expect(smtp.emailTo('team@example.net').text).toContain('evil.example')
})

test('with a silent eSMTP server the visitor gets a response, and the emails go out once it is back', async () => {
  const silent = await startSilentServer()
  const { app, database } = await testApp({
    env: { SMTP_URL: silent.url },
    emailTiming: { budgetMs: 200, pollMs: 20, backoffMs: [50, 50, 50] },
  })
  await app.ready()
  expect(await submit(app)).toEqual(noneSent)
  expect(await database.read.selectFrom('forms').select('id').execute()).toHaveLength(1)
  await silent.stop()
  const smtp = await startEmailServer({ port: silent.port })
  const statuses = async () => (await emailsIn(database)).map(({ status }) => status)
  await vi.waitFor(async () => expect(await statuses()).toEqual(['sent', 'sent']), 30_000)
  expect(smtp.received).toHaveLength(2)
})

test('an SMTP server that is not there at all costs the visitor no wait, and later gets the emails', async () => {
  const gone = await startSilentServer()
  await gone.stop()
  const { app } = await testApp({
    env: { SMTP_URL: gone.url },
    emailTiming: { pollMs: 20, backoffMs: [50, 50, 50, 50, 50, 60_000] },
  })
  expect(await submit(app)).toEqual(noneSent)
  const smtp = await startEmailServer({ port: gone.port })
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000)
})

test('emails held without an SMTP server go out after one is set, with the addresses and the password of that day', async () => {
  const before = await testApp()
  await submit(before.app)
  const smtp = await startEmailServer()
  const env = { SMTP_URL: smtp.url, SITE_URL: 'https://www.example.org', LEADS_TO: 'new-team@example.org' }
  const { app } = await testApp({ env, database: before.database, emailTiming: quick })
  await app.ready()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 30_000)
  expect(smtp.emailTo('new-team@example.org').text).toContain('https://www.example.org/admin')
  expect(smtp.emailTo('Anna@example.com').text).toContain('https://www.example.org/toolkit')
})

test('nothing that a visitor writes becomes a header, a recipient or markup', async () => {
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
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

test('what goes to a visitor names the sender and can be unsubscribed with one click; what goes to the team need not', async () => {
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url, LEADS_TO: 'team@example.net' } })
  await submit(app)
  await app.inject({ method: 'POST', url: '/api/beta/apply', payload: { ...application, email: 'ben@example.com' } })
  for (const address of ['Anna@example.com', 'ben@example.com']) {
    const received = smtp.emailTo(address)
    const url = received.header('list-unsubscribe')?.match(/^<(.+)>$/)?.[1] ?? ''
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w-]{20,}$/)
    expect(received.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const body of [received.text, received.html]) {
      expect(body).toContain('Modernize My Business')
      expect(body).toContain('201 Portage Avenue, Winnipeg, Manitoba R3B 3K6, Canada')
      expect(body).toContain(url.replace('/api/', '/'))
    }
  }
  const notices = smtp.received.filter(({ recipients }) => recipients.includes('team@example.net'))
  expect(notices.map(notice => notice.header('list-unsubscribe'))).toEqual([undefined, undefined])
})

test('logs no address', async () => {
  const smtp = await startEmailServer({ behaviour: 'reject permanently' })
  smtp.state.refuseOnly = address => address === 'ben@example.com'
  const { app, logLines } = await testApp({ env: { SMTP_URL: smtp.url } })
  await submit(app)
  await submit(app, { ...exitSurvey, contactInfo: { ...anna, email: 'ben@example.com' } })
  expect(logLines.join('')).toContain('email will not be sent')
  expect(logLines.join('')).not.toMatch(/anna@|ben@|Prairie/i)
})
