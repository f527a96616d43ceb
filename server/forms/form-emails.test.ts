import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hourMs } from '#contracts/time.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
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
    payload: { ...exitSurvey, contactInfo: { ...anna, email }, ...extras },
  })
  expect(response.statusCode).toBe(200)
  return response.json().emailStatus
}

const both = (sent: boolean) => ({ adminEmailSent: sent, userEmailSent: sent })

const visitorEmails = (database: Database) =>
  database.read
    .selectFrom('outbox')
    .select(['status', 'last_error'])
    .where('recipient', 'is not', null)
    .orderBy('id')
    .execute()

async function changeLead(app: App, name: string, change: object) {
  const headers = await logIn(app)
  const [{ id }] = (await app.inject({ url: `/api/admin/leads?show=all&q=${name}`, headers })).json()
  const response = await app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload: change })
  expect(response.statusCode).toBe(200)
}

/** Dora has unsubscribed, Sam is spam, Bob has had his emails for today, and strangers have to wait. */
async function siteWithHistory(kind: DatabaseKind) {
  const site = await testAppWithEmail({
    kind,
    env: { ...env, CONFIRMATIONS_PER_HOUR: '5' },
    outboxTiming: { backoffMs: [] },
  })
  const { app, database } = site
  for (const name of ['dora', 'sam']) await submit(app, `${name}@example.com`)
  for (const _ of [1, 2, 3]) await submit(app, 'bob@example.com')
  const { unsubscribe_token: token } = await database.read
    .selectFrom('outbox')
    .select('unsubscribe_token')
    .where('recipient', '=', 'dora@example.com')
    .executeTakeFirstOrThrow()
  await app.inject({ method: 'POST', url: `/unsubscribe?token=${token}` })
  await changeLead(app, 'sam', { verdict: 'spam' })
  await changeLead(app, 'bob', { status: 'contacted' })
  // Bob's copy of that is someone else, whom nobody knows.
  const known = ['dora', 'dora+x', 'sam', 'bob', 'bob+x'].map(name => `${name}@example.com`)
  site.smtp.received.length = 0
  return { ...site, known, stranger: 'carol@example.com' }
}

describeOnEachDatabase('the response to a form', kind => {
  test('does not depend on what came from the address before, also when it is repeated or the mail server is down', async () => {
    const { app, database, known, stranger, smtp } = await siteWithHistory(kind)
    const keys = [...known, stranger].map(email => ({ email, headers: { 'idempotency-key': randomUUID() } }))
    for (const { email, headers } of keys) expect(await submit(app, email, { headers }), email).toEqual(both(true))
    expect(smtp.received.filter(({ recipients }) => !recipients.includes('team@example.net'))).toEqual([])
    // The owner sees what happened.
    const emails = await visitorEmails(database)
    expect(emails.slice(-6).map(({ status }) => status)).toEqual([
      'suppressed',
      'suppressed',
      'dismissed',
      'held',
      'held',
      'held',
    ])
    for (const { email, headers } of keys) expect(await submit(app, email, { headers }), email).toEqual(both(true))
    for (const email of [...known, stranger])
      expect(await submit(app, email, { extras: { honeypot: 'x' } }), email).toEqual({
        adminEmailSent: true,
        userEmailSent: false,
      })
    smtp.state.behavior = 'reject permanently'
    for (const email of [stranger, ...known]) expect(await submit(app, email), email).toEqual(both(false))
  })
})

describeOnEachDatabase('confirmations', kind => {
  test('to one address are limited to three a day, however many forms arrive at two servers at once', async () => {
    const smtp = await startEmailServer()
    const first = await testApp({ kind, env: { ...env, SMTP_URL: smtp.url } })
    const second = await testApp({ env: { ...env, SMTP_URL: smtp.url }, database: first.database })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(index % 2 ? first.app : second.app, 'race@example.com')),
    )
    const statuses = (await visitorEmails(first.database)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(17).fill('held'), ...Array(3).fill('sent')])
  })

  const limited = { ...env, CONFIRMATIONS_PER_HOUR: '2' }
  const reason = 'Not sent: too many confirmations were requested within an hour, by all visitors together.'

  test('to strangers are limited in an hour, and the rest are on hold until the owner sends them', async () => {
    let now = Date.now()
    const { app, database, smtp } = await testAppWithEmail({ kind, env: limited, clock: clockAt(() => now) })
    for (const name of ['ann', 'ben', 'cem']) await submit(app, `${name}@example.com`)
    expect((await visitorEmails(database)).map(({ status, last_error }) => [status, last_error])).toEqual([
      ['sent', null],
      ['sent', null],
      ['held', reason],
    ])
    const headers = await logIn(app)
    const { outbox } = (await app.inject({ url: '/api/admin/overview', headers })).json()
    expect(outbox).toMatchObject({ undelivered: 1, list: [{ recipient: 'cem@example.com', status: 'held', reason }] })
    await app.inject({ method: 'POST', url: `/api/admin/outbox/${outbox.list[0].id}/resend`, headers })
    expect(smtp.emailTo('cem@example.com')).toBeDefined()
    now += hourMs
    await submit(app, 'eve@example.com')
    expect((await visitorEmails(database)).at(-1)?.status).toBe('sent')
  })

  test('still go to leads whose status the owner has changed, but not because someone opened a link', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, env: limited })
    await submit(app, 'ann@example.com')
    await submit(app, 'ben@example.com')
    // A mail scanner opens every link, and some run the page's script.
    const token = /\/notes#(\S+)/.exec(smtp.emailTo('ann@example.com').text ?? '')?.[1]
    expect((await app.inject({ method: 'POST', url: '/api/notes', payload: { token } })).statusCode).toBe(200)
    await changeLead(app, 'ben', { status: 'contacted' })
    for (const name of ['ann', 'ben', 'cem']) await submit(app, `${name}@example.com`)
    const statuses = (await visitorEmails(database)).slice(2).map(({ status }) => status)
    expect(statuses).toEqual(['held', 'sent', 'held'])
  })
})
