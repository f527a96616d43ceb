import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']
type Server = Awaited<ReturnType<typeof startEmailServer>>

const submit = async (app: App, email = anna.email, change = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/survey/submit',
      payload: { ...exitSurvey, contactInfo: { ...anna, email }, ...change },
    })
  ).json()

const linkIn = (smtp: Server) => {
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
  test('one click ends all email to the address, however it is written; the team is still told', async () => {
    const smtp = await startEmailServer()
    const { app, database } = await testApp({ kind, env: { SMTP_URL: smtp.url } })
    await submit(app)
    expect((await oneClick(app, linkIn(smtp))).json()).toEqual({ success: true })
    expect((await oneClick(app, linkIn(smtp))).statusCode).toBe(200)
    smtp.received.length = 0
    for (const spelling of ['ANNA@example.com', 'anna@example。com', 'anna@ｅxample.com']) {
      // Nothing went wrong, and the response mustn't reveal that the address has unsubscribed.
      expect(await submit(app, spelling, { toolkitOptIn: false })).toMatchObject({
        emailStatus: { adminEmailSent: true, userEmailSent: true },
      })
    }
    await app.inject({ method: 'POST', url: '/api/beta/apply', payload: application })
    expect(smtp.received.map(({ subject }) => subject)).toEqual([
      ...Array(3).fill(expect.stringMatching(/^New exit/)),
      expect.stringMatching(/^Beta application/),
    ])
    const suppressed = await database.read
      .selectFrom('emails')
      .select('template')
      .where('status', '=', 'suppressed')
      .execute()
    expect(suppressed.map(({ template }) => template).sort()).toEqual([
      'beta-confirmation',
      ...Array(3).fill('survey-confirmation'),
    ])
    expect(JSON.stringify(await database.read.selectFrom('suppressions').selectAll().execute())).not.toContain('@')
  })

  test('asking for the toolkit again restarts email, unless a bot may have asked', async () => {
    const smtp = await startEmailServer()
    const { app } = await testApp({ kind, env: { SMTP_URL: smtp.url } })
    await submit(app)
    await oneClick(app, linkIn(smtp))
    const toAnna = () => smtp.received.filter(({ recipients }) => recipients.includes('Anna@example.com')).length
    await submit(app, anna.email, { toolkitOptIn: true, honeypot: 'filled in' })
    expect(toAnna()).toBe(1)
    await submit(app, anna.email, { toolkitOptIn: true })
    expect(toAnna()).toBe(2)
    await submit(app, anna.email, { toolkitOptIn: false })
    expect(toAnna()).toBe(3)
  })
})

test('opening the link changes nothing: it leads to the page with the button', async () => {
  const smtp = await startEmailServer()
  const { app, database } = await testApp({ env: { SMTP_URL: smtp.url } })
  await submit(app)
  const answer = await app.inject({ url: linkIn(smtp) })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(linkIn(smtp).replace('/api/', '/'))
  expect(await database.read.selectFrom('suppressions').selectAll().execute()).toEqual([])
})

test('a email program may send the click as a multipart form, and our page sends JSON', async () => {
  const smtp = await startEmailServer()
  const { app, database } = await testApp({ env: { SMTP_URL: smtp.url } })
  await submit(app)
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await app.inject({ method: 'POST', url: linkIn(smtp), headers, payload })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: linkIn(smtp), payload: {} })).statusCode).toBe(200)
  expect(await database.read.selectFrom('suppressions').selectAll().execute()).toHaveLength(1)
})

test('an address that unsubscribes while its email waits does not get that mail', async () => {
  const before = await testApp()
  await submit(before.app)
  const row = await before.database.read
    .selectFrom('emails')
    .select('unsubscribe_token')
    .where('unsubscribe_token', 'is not', null)
    .executeTakeFirstOrThrow()
  await oneClick(before.app, `/api/unsubscribe?token=${row.unsubscribe_token}`)
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { SMTP_URL: smtp.url }, database: before.database, emailTiming: { pollMs: 20 } })
  await app.ready()
  await expect
    .poll(async () =>
      (await before.database.read.selectFrom('emails').select('status').execute()).map(({ status }) => status).sort(),
    )
    .toEqual(['sent', 'suppressed'])
  expect(smtp.received).toHaveLength(1)
})

test('a link that was never sent is not found', async () => {
  const { app } = await testApp()
  const answer = await oneClick(app, '/api/unsubscribe?token=made-up')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: 'This unsubscribe link is no longer valid.' })
})
