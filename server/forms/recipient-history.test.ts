import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

const env = { LEADS_TO: 'team@example.net', TRUST_PROXY: '1' }

let visitors = 0

/** Each from an IP address of its own. */
function fromSomeone() {
  visitors += 1
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` }
}

async function submit(app: App, email: string, { extras = {}, headers = {} } = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/survey/submit',
    headers: { ...fromSomeone(), ...headers },
    payload: { ...exitSurvey, toolkitOptIn: false, contactInfo: { ...anna, email }, ...extras },
  })
  expect(response.statusCode).toBe(200)
  return response.json().emailStatus
}

const both = (sent: boolean) => ({ adminEmailSent: sent, userEmailSent: sent })

const visitorEmails = (database: Database) =>
  database.read
    .selectFrom('outbox')
    .select(['recipient', 'status', 'last_error'])
    .where('recipient', 'is not', null)
    .orderBy('id')
    .execute()

const update = (database: Database, columns: { spam_at?: string; answered_at?: string }, emailKey: string) =>
  database.write(transaction =>
    transaction.updateTable('leads').set(columns).where('email_key', '=', emailKey).execute(),
  )

/** Sites where one address has unsubscribed, one is spam, and one has had its emails for today. */
async function siteWithHistory(kind: DatabaseKind, settings = {}, outboxTiming = {}) {
  const site = await testAppWithEmail({
    kind,
    env: { ...env, ...settings },
    outboxTiming: { backoffMs: [], ...outboxTiming },
  })
  const { app, database } = site
  for (const name of ['dora', 'sam']) await submit(app, `${name}@example.com`)
  for (const _ of [1, 2, 3]) await submit(app, 'bob@example.com')
  const { unsubscribe_token: token } = await database.read
    .selectFrom('outbox')
    .select('unsubscribe_token')
    .where('recipient', '=', 'dora@example.com')
    .executeTakeFirstOrThrow()
  await app.inject({ method: 'POST', url: `/api/unsubscribe?token=${token}` })
  await update(database, { spam_at: '2026-01-01T00:00:00.000Z' }, 'sam@example.com')
  const known = ['dora@example.com', 'sam@example.com', 'bob@example.com', 'bob+x@example.com']
  site.smtp.received.length = 0
  return { ...site, known }
}

describeOnEachDatabase('the response', kind => {
  test('does not depend on what came from the address before', async () => {
    const { app, database, known, smtp } = await siteWithHistory(kind)
    for (const email of ['carol@example.com', ...known]) expect(await submit(app, email), email).toEqual(both(true))
    const toVisitors = smtp.received.filter(({ recipients }) => !recipients.includes('team@example.net'))
    expect(toVisitors.map(({ recipients }) => recipients)).toEqual([['carol@example.com']])
    // The owner sees what happened.
    expect((await visitorEmails(database)).slice(-4).map(({ status }) => status)).toEqual([
      'suppressed',
      'dismissed',
      'held',
      'held',
    ])
  })

  test('does not depend on it while the SMTP server rejects everything', async () => {
    const { app, known, smtp } = await siteWithHistory(kind)
    smtp.state.behavior = 'reject permanently'
    const [, spam, ...others] = known
    for (const email of ['carol@example.com', ...others]) expect(await submit(app, email), email).toEqual(both(false))
    await smtp.stop()
    for (const email of ['carla@example.com', ...known]) expect(await submit(app, email), email).toEqual(both(false))
    const send = (email: string) =>
      app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, contactInfo: { ...anna, email } } })
    for (const email of ['cleo@example.com', spam ?? ''])
      expect((await send(email)).json(), email).toEqual({ success: true, emailSent: false })
  })

  test('does not depend on it for a possible bot, nor for a visitor who asks for too many', async () => {
    const { app, known } = await siteWithHistory(kind)
    const emailStatus = { adminEmailSent: true, userEmailSent: false }
    for (const email of ['carol@example.com', ...known])
      expect(await submit(app, email, { extras: { honeypot: 'x' } }), email).toEqual(emailStatus)
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    for (let count = 0; count < 20; count += 1) await submit(app, `v${count}@example.com`, { headers })
    for (const email of ['cleo@example.com', ...known])
      expect(await submit(app, email, { headers }), email).toEqual(emailStatus)
  })

  test('is the same when it is repeated, and when the server crashed before storing it', async () => {
    const { app, database, known } = await siteWithHistory(kind)
    for (const [email, extras] of [
      ...known.map(email => [email, {}] as const),
      ['sam@example.com', { honeypot: 'x' }] as const,
      ['carol@example.com', { honeypot: 'x' }] as const,
    ]) {
      const headers = { 'idempotency-key': randomUUID() }
      const first = await submit(app, email, { extras, headers })
      expect(await submit(app, email, { extras, headers }), email).toEqual(first)
      const minuteAgo = new Date(Date.now() - 60_000).toISOString()
      await database.write(transaction =>
        transaction.updateTable('forms').set({ response: null, submitted_at: minuteAgo }).execute(),
      )
      expect(await submit(app, email, { extras, headers }), email).toEqual(first)
    }
  })

  test('does not depend on it while emails queue up and the team gets a summary', async () => {
    const { app, known, smtp } = await siteWithHistory(kind, { NOTICES_PER_HOUR: '1' }, { budgetMs: 500 })
    const { promise, resolve: release } = Promise.withResolvers<void>()
    smtp.state.hold = promise
    // More than are sent at once, so that the next one waits until the response has to go out.
    const burst = Array.from({ length: 10 }, (_, index) => submit(app, `burst${index}@example.com`))
    await vi.waitUntil(() => smtp.received.length === 5, 30_000)
    const probes = await Promise.all(['carol@example.com', ...known].map(email => submit(app, email)))
    for (const probe of probes) expect(probe).toEqual({ adminEmailSent: true, userEmailSent: false })
    release()
    await Promise.all(burst)
  })

  test('comes no sooner if no email is sent', async () => {
    const { app, known, smtp } = await siteWithHistory(kind)
    const slowMs = 50
    // From the moment that an email arrives, so every attempt takes at least as long.
    Object.defineProperty(smtp.state, 'hold', { get: () => sleep(slowMs) })
    // As many as are remembered.
    await Promise.all(Array.from({ length: 20 }, (_, index) => submit(app, `fresh${index}@example.com`)))
    for (const email of known) {
      const startedAt = performance.now()
      await submit(app, email)
      expect(performance.now() - startedAt, email).toBeGreaterThan(slowMs - 2)
    }
  })
})

test('a repeated form does not count toward the confirmations of a visitor', async () => {
  const { app, smtp } = await testAppWithEmail({ env: { LEADS_TO: 'team@example.net' } })
  const headers = { 'x-forwarded-for': '10.9.9.9', 'idempotency-key': randomUUID() }
  for (let count = 0; count < 25; count += 1) await submit(app, 'anna@example.com', { headers })
  await submit(app, 'ben@example.com', { headers: { 'x-forwarded-for': '10.9.9.9' } })
  expect(smtp.emailTo('ben@example.com')).toBeDefined()
})

describeOnEachDatabase('confirmations', kind => {
  test('to one inbox are limited, however many forms arrive at two servers at once', async () => {
    const smtp = await startEmailServer()
    const first = await testApp({ kind, env: { ...env, SMTP_URL: smtp.url } })
    const second = await testApp({ env: { ...env, SMTP_URL: smtp.url }, database: first.database })
    const tags = Array.from({ length: 20 }, (_, index) => `race+${index % 15}@gmail.com`)
    await Promise.all(tags.map((email, index) => submit(index % 2 ? first.app : second.app, email)))
    const statuses = (await visitorEmails(first.database)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(17).fill('held'), ...Array(3).fill('sent')])
  })

  const limited = { ...env, CONFIRMATIONS_PER_HOUR: '2' }
  const reason = 'Not sent: too many confirmations were requested within an hour, by all visitors together.'

  test('to strangers are limited in an hour, and the response does not show it', async () => {
    const { app, database } = await testAppWithEmail({ kind, env: limited })
    for (const name of ['ann', 'ben', 'cem', 'dora'])
      expect(await submit(app, `${name}@example.com`)).toEqual(both(true))
    expect((await visitorEmails(database)).map(({ status, last_error }) => [status, last_error])).toEqual([
      ['sent', null],
      ['sent', null],
      ['held', reason],
      ['held', reason],
    ])
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString()
    await database.write(transaction => transaction.updateTable('outbox').set({ created_at: hoursAgo }).execute())
    await submit(app, 'eve@example.com')
    expect((await visitorEmails(database)).at(-1)?.status).toBe('sent')
  })

  test('still go to leads that the owner has answered, and to those who opened a link from us', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, env: limited })
    await submit(app, 'ann@example.com')
    await submit(app, 'ben@example.com')
    const token = /\/notes#(\S+)/.exec(smtp.emailTo('ann@example.com').text ?? '')?.[1]
    expect((await app.inject({ method: 'POST', url: '/api/notes', payload: { token } })).statusCode).toBe(200)
    await update(database, { answered_at: new Date().toISOString() }, 'ben@example.com')
    for (const name of ['ann', 'ben', 'cem']) await submit(app, `${name}@example.com`)
    const statuses = (await visitorEmails(database)).slice(2).map(({ status }) => status)
    expect(statuses).toEqual(['sent', 'sent', 'held'])
  })

  test('on hold are sent or dismissed all at once, with one for each inbox', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, env: limited, outboxTiming: { pollMs: 20 } })
    await app.ready()
    const headers = await logIn(app)
    const heldCount = async () =>
      (await app.inject({ url: '/api/admin/overview', headers })).json().outbox.heldConfirmations
    const act = async (action: string) =>
      (await app.inject({ method: 'POST', url: `/api/admin/held-confirmations/${action}`, headers })).json()
    const strangers = ['ann', 'ben', 'cem', 'dora', 'dora+1', 'dora+2'].map(name => `${name}@example.com`)
    for (const email of strangers) await submit(app, email)
    expect(await heldCount()).toBe(4)
    expect(await act('send')).toEqual({ count: 2 })
    await vi.waitFor(() => expect(smtp.emailTo('dora+2@example.com')).toBeDefined(), 30_000)
    await vi.waitFor(() => expect(smtp.emailTo('cem@example.com')).toBeDefined(), 30_000)
    expect(await heldCount()).toBe(0)
    await submit(app, 'eve@example.com')
    expect(await heldCount()).toBe(1)
    expect(await act('dismiss')).toEqual({ count: 1 })
    expect((await visitorEmails(database)).map(({ status }) => status)).toEqual([
      ...Array(3).fill('sent'),
      ...Array(2).fill('dismissed'),
      'sent',
      'dismissed',
    ])
    const actions = await database.read
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'like', 'held-%')
      .orderBy('id')
      .execute()
    expect(actions).toEqual([
      { action: 'held-confirmations.sent', details: '{"count":2}' },
      { action: 'held-confirmations.dismissed', details: '{"count":1}' },
    ])
  })
})
