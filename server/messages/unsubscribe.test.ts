import { describe, expect, test } from 'vitest'
import type { Lead } from '#contracts/leads.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'

type Server = Awaited<ReturnType<typeof startEmailServer>>

const submit = async (app: App, email = anna.email, change = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/survey/submit',
      payload: { ...exitSurvey, contactInfo: { ...anna, email }, ...change },
    })
  ).json()

const unsubscribeUrl = (smtp: Server) => {
  const header = smtp.emailTo('Anna@example.com').header('list-unsubscribe') ?? ''
  const { pathname, search } = new URL(header.slice(1, -1))
  return pathname + search
}

const oneClick = (app: App, url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describeOnEachDatabase('unsubscribing', kind => {
  test('stops all email to every spelling of the address, and keeps notifying the team', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind })
    await submit(app)
    expect((await oneClick(app, unsubscribeUrl(smtp))).json()).toEqual({ success: true })
    expect((await oneClick(app, unsubscribeUrl(smtp))).statusCode).toBe(200)
    smtp.received.length = 0
    const spellings = ['ANNA@example.com', 'anna@example。com', 'anna@ｅxample.com', 'anna+x@example.com']
    for (const spelling of spellings) {
      // The response mustn't reveal that the address has unsubscribed.
      expect(await submit(app, spelling, { toolkitOptIn: false })).toMatchObject({
        emailStatus: { adminEmailSent: true, userEmailSent: true },
      })
    }
    await app.inject({ method: 'POST', url: '/api/beta/apply', payload: application })
    expect(smtp.received.map(({ subject }) => subject)).toEqual([
      ...Array(4).fill(expect.stringMatching(/^New exit/)),
      expect.stringMatching(/^Beta application/),
    ])
    const suppressed = await database.read
      .selectFrom('outbox')
      .select('template')
      .where('status', '=', 'suppressed')
      .execute()
    expect(suppressed.map(({ template }) => template).sort()).toEqual([
      'beta-confirmation',
      ...Array(4).fill('survey-confirmation'),
    ])
    expect(JSON.stringify(await database.read.selectFrom('suppressions').selectAll().execute())).not.toContain('@')
  })
})

test('accepts a multipart body', async () => {
  const { app, database, smtp } = await testAppWithEmail()
  await submit(app)
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await app.inject({ method: 'POST', url: unsubscribeUrl(smtp), headers, payload })).statusCode).toBe(200)
  expect(await database.read.selectFrom('suppressions').selectAll().execute()).toHaveLength(1)
})

test('suppresses a waiting email after its recipient unsubscribes', async () => {
  const before = await testApp()
  await submit(before.app)
  const row = await before.database.read
    .selectFrom('outbox')
    .select('unsubscribe_token')
    .where('unsubscribe_token', 'is not', null)
    .executeTakeFirstOrThrow()
  await oneClick(before.app, `/unsubscribe?token=${row.unsubscribe_token}`)
  const smtp = await startEmailServer()
  const { app } = await testApp({
    env: { SMTP_URL: smtp.url },
    database: before.database,
    outboxTiming: { pollMs: 20 },
  })
  await app.ready()
  await expect
    .poll(
      async () =>
        (await before.database.read.selectFrom('outbox').select('status').execute()).map(({ status }) => status).sort(),
      { timeout: 30_000 },
    )
    .toEqual(['sent', 'suppressed'])
  expect(smtp.received).toHaveLength(1)
})

test('responds 404 to an unknown token', async () => {
  const { app } = await testApp()
  const response = await oneClick(app, '/unsubscribe?token=made-up')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ error: 'This unsubscribe link is no longer valid.' })
})

describe('the form of the unsubscribe page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.test', origin: 'https://site.test' }
  const post = (app: App, url: string, headers = form) => app.inject({ method: 'POST', url, headers, payload: '' })

  test('unsubscribes and redirects to a page that says so', async () => {
    const { app, database, smtp } = await testAppWithEmail()
    await submit(app)
    const url = unsubscribeUrl(smtp)
    for (const attempt of ['first', 'second']) {
      const { statusCode, headers } = await post(app, url)
      expect({ attempt, statusCode, location: headers.location }).toEqual({
        attempt,
        statusCode: 303,
        location: '/unsubscribe/done',
      })
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(await database.read.selectFrom('suppressions').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    '/unsubscribe',
    '/unsubscribe?token=',
    '/unsubscribe?token=made-up',
    `/unsubscribe?token=${'x'.repeat(101)}`,
  ])('redirects %s to a page that says the link is not valid', async url => {
    const { app } = await testApp()
    const { statusCode, headers } = await post(app, url)
    expect([statusCode, headers.location]).toEqual([303, '/unsubscribe/failed'])
  })

  test('is refused from another site, with another type of body, and after too many attempts', async () => {
    const { app, database, smtp } = await testAppWithEmail()
    await submit(app)
    const url = unsubscribeUrl(smtp)
    expect((await post(app, url, { ...form, origin: 'https://evil.test' })).statusCode).toBe(403)
    expect((await post(app, url, { ...form, 'content-type': 'text/plain' })).statusCode).toBe(415)
    for (let attempt = 0; attempt < 300; attempt++) await post(app, '/unsubscribe?token=made-up')
    expect((await post(app, url)).statusCode).toBe(429)
    expect(await database.read.selectFrom('suppressions').selectAll().execute()).toEqual([])
  })
})

test('unsubscribing has a limit apart from the forms', async () => {
  const { app, smtp } = await testAppWithEmail()
  await submit(app)
  for (let count = 0; count < 60; count += 1)
    await app.inject({ method: 'POST', url: '/api/survey/submit', payload: {} })
  expect((await app.inject({ method: 'POST', url: '/api/survey/submit', payload: {} })).statusCode).toBe(429)
  expect((await oneClick(app, unsubscribeUrl(smtp))).statusCode).toBe(200)
})

describeOnEachDatabase('an unsubscribed address that is entered in a form with the toolkit', kind => {
  const env = { LEADS_TO: 'team@example.net' }

  async function startUnsubscribed() {
    const site = await testAppWithEmail({ kind, env })
    const { app, database, smtp } = site
    await submit(app)
    await oneClick(app, unsubscribeUrl(smtp))
    smtp.received.length = 0
    const headers = await logIn(app)
    smtp.received.length = 0
    const lead = async (): Promise<Lead> => {
      const [{ id }] = (await app.inject({ url: '/api/admin/leads', headers })).json()
      return (await app.inject({ url: `/api/admin/leads/${id}`, headers })).json()
    }
    const toVisitors = () => smtp.received.filter(({ recipients }) => !recipients.includes('team@example.net'))
    const suppressions = () => database.read.selectFrom('suppressions').selectAll().execute()
    return { ...site, headers, lead, toVisitors, suppressions }
  }

  test('gets no email and no question, however often', async () => {
    const { app, lead, toVisitors, suppressions } = await startUnsubscribed()
    for (const email of [anna.email, 'anna+toolkit@example.com', anna.email])
      expect(await submit(app, email)).toMatchObject({ emailStatus: { adminEmailSent: true, userEmailSent: true } })
    expect(toVisitors()).toEqual([])
    expect(await suppressions()).toHaveLength(1)
    expect((await lead()).unsubscribed).toBe(true)
  })

  test('gets the email that the owner sends, and the next ones too', async () => {
    const { app, headers, lead, toVisitors, suppressions } = await startUnsubscribed()
    await submit(app)
    const unsent = (await lead()).messages.find(({ status }) => status === 'suppressed')
    expect(unsent).toMatchObject({
      canBeResent: true,
      canBeDismissed: false,
      reason:
        'Not sent: the address has unsubscribed. Send it only if they ask for it. They then get our emails again.',
    })
    const response = await app.inject({ method: 'POST', url: `/api/admin/outbox/${unsent?.id}/resend`, headers })
    expect(response.json()).toEqual({ status: 'sent', reason: null })
    expect(await suppressions()).toEqual([])
    await submit(app)
    expect(toVisitors().map(({ subject }) => subject)).toEqual(Array(2).fill('Your toolkit, and what happens next'))
  })
})
