import { hash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#contracts/time.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { anna, application, exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp, testAppWithEmail } from '#tests/support/test-app.ts'
import { erasePersonalData } from './privacy-service.ts'
import { purgeOld } from './purge.ts'

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

test('redirects a GET to the unsubscribe page and changes nothing', async () => {
  const { app, database, smtp } = await testAppWithEmail()
  await submit(app)
  const response = await app.inject({ url: unsubscribeUrl(smtp) })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(unsubscribeUrl(smtp).replace('/api/', '/'))
  expect(await database.read.selectFrom('suppressions').selectAll().execute()).toEqual([])
})

test('accepts a multipart or JSON body', async () => {
  const { app, database, smtp } = await testAppWithEmail()
  await submit(app)
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await app.inject({ method: 'POST', url: unsubscribeUrl(smtp), headers, payload })).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: unsubscribeUrl(smtp), payload: {} })).statusCode).toBe(200)
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
  await oneClick(before.app, `/api/unsubscribe?token=${row.unsubscribe_token}`)
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
  const response = await oneClick(app, '/api/unsubscribe?token=made-up')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ error: 'This unsubscribe link is no longer valid.' })
})

describe('the form of the unsubscribe page, without JavaScript,', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'site.test', origin: 'https://site.test' }
  const post = (app: App, url: string, headers = form) => app.inject({ method: 'POST', url, headers, payload: '' })

  test('unsubscribes and redirects to a page that says so', async () => {
    const { app, database, smtp } = await testAppWithEmail()
    await submit(app)
    const url = unsubscribeUrl(smtp).replace('/api/', '/')
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
    const url = unsubscribeUrl(smtp).replace('/api/', '/')
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

describeOnEachDatabase('an unsubscribed inbox that is entered in a form with the toolkit', kind => {
  afterEach(() => vi.useRealTimers())

  const question = 'Did you ask for our toolkit?'

  async function startUnsubscribed() {
    const site = await testAppWithEmail({ kind, env: { LEADS_TO: 'team@example.net' } })
    const { app, database, smtp } = site
    await submit(app, anna.email, { toolkitOptIn: false })
    await oneClick(app, unsubscribeUrl(smtp))
    smtp.received.length = 0
    const toVisitors = () => smtp.received.filter(({ recipients }) => !recipients.includes('team@example.net'))
    const ask = (email: string = anna.email, change = {}) => submit(app, email, { toolkitOptIn: true, ...change })
    const tokenIn = (text = '') => /\/confirm\?token=(\S+)/.exec(text)?.[1] ?? ''
    const confirm = (token: string) => app.inject({ method: 'POST', url: `/api/confirm?token=${token}` })
    const suppressions = () => database.read.selectFrom('suppressions').selectAll().execute()
    return { ...site, toVisitors, ask, tokenIn, confirm, suppressions }
  }

  test('stays unsubscribed, and is asked once, without any text from the form', async () => {
    const { ask, toVisitors, suppressions } = await startUnsubscribed()
    const contactInfo = { ...anna, name: 'Evil Ad', businessName: 'Buy Now', email: 'anna+toolkit@example.com' }
    // The response is the same as for anyone.
    for (const change of [{}, {}, { contactInfo }])
      expect(await ask(anna.email, change)).toMatchObject({
        success: true,
        emailStatus: { adminEmailSent: true, userEmailSent: true },
      })
    expect(toVisitors().map(({ subject }) => subject)).toEqual([question])
    const { text = '', html = '' } = toVisitors()[0] ?? {}
    for (const body of [text, html]) {
      expect(body).toContain('Someone, maybe you, asked for our toolkit with this address.')
      expect(body).toContain('/unsubscribe?token=')
      expect(body).not.toMatch(/Anna|Prairie|Evil|Buy Now|filled out a form/)
    }
    expect(await suppressions()).toHaveLength(1)
  })

  test('is not asked by a possible bot, and a later request is', async () => {
    const { ask, toVisitors } = await startUnsubscribed()
    await ask(anna.email, { honeypot: 'filled in' })
    expect(toVisitors()).toEqual([])
    await ask()
    expect(toVisitors()).toHaveLength(1)
  })

  test('gets the latest toolkit email once it confirms, and then email again', async () => {
    const { app, database, ask, toVisitors, tokenIn, confirm, suppressions, smtp } = await startUnsubscribed()
    await ask()
    await ask()
    const token = tokenIn(toVisitors()[0]?.text)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect((await app.inject({ url: `/confirm?token=${token}` })).statusCode).toBe(200)
    expect(await suppressions(), 'opening the page changes nothing').toHaveLength(1)
    smtp.received.length = 0
    expect((await confirm(token)).json()).toEqual({ success: true })
    expect(await suppressions()).toEqual([])
    await vi.waitFor(() => expect(toVisitors()).toHaveLength(1), 30_000)
    expect(toVisitors()[0]?.subject).toBe('Your toolkit, and what happens next')
    expect((await confirm(token)).json(), 'the first response may have been lost').toEqual({ success: true })
    // An inbox gets three emails a day.
    const created_at = new Date(Date.now() - 2 * dayMs).toISOString()
    await database.write(transaction => transaction.updateTable('outbox').set({ created_at }).execute())
    await ask(anna.email, { toolkitOptIn: false })
    expect(toVisitors()).toHaveLength(2)
  })

  test('can unsubscribe again, and is asked once more', async () => {
    const { app, ask, toVisitors, tokenIn, confirm, suppressions, smtp } = await startUnsubscribed()
    await ask()
    const token = tokenIn(toVisitors()[0]?.text)
    await confirm(token)
    await vi.waitFor(() => expect(toVisitors()).toHaveLength(2), 30_000)
    const { pathname, search } = new URL(toVisitors()[1]?.header('list-unsubscribe')?.slice(1, -1) ?? '')
    await oneClick(app, pathname + search)
    const used = await confirm(token)
    expect([used.statusCode, used.json()]).toEqual([404, { error: 'This link is no longer valid.' }])
    expect(await suppressions()).toHaveLength(1)
    smtp.received.length = 0
    await ask()
    expect(toVisitors().map(({ subject }) => subject)).toEqual([question])
  })

  test('can confirm for 30 days, without JavaScript too', async () => {
    const { app, database, ask, toVisitors, tokenIn, suppressions } = await startUnsubscribed()
    await ask()
    const token = tokenIn(toVisitors()[0]?.text)
    const stored = JSON.stringify([
      await database.read.selectFrom('confirm_links').selectAll().execute(),
      await database.read.selectFrom('outbox').selectAll().execute(),
    ])
    expect(stored).toContain(hash('sha256', token))
    expect(stored).not.toContain(token)
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'site.test',
      origin: 'https://site.test',
    }
    const post = async () =>
      (await app.inject({ method: 'POST', url: `/confirm?token=${token}`, headers, payload: '' })).headers.location
    vi.useFakeTimers({ now: Date.now() + 30 * dayMs + 1, toFake: ['Date'] })
    expect(await post()).toBe('/confirm/failed')
    vi.useRealTimers()
    expect(await post()).toBe('/confirm/done')
    expect(await suppressions()).toEqual([])
  })

  test('has its link deleted when it expires', async () => {
    const { database, ask } = await startUnsubscribed()
    await ask()
    const links = () => database.read.selectFrom('confirm_links').selectAll().execute()
    await purgeOld(database, new Date(Date.now() + 29 * dayMs), { confirmed: true })
    expect(await links()).toHaveLength(1)
    await purgeOld(database, new Date(Date.now() + 31 * dayMs), { confirmed: true })
    expect(await links()).toEqual([])
  })

  test('cannot confirm after its data was erased, nor is it asked again', async () => {
    const { app, database, ask, toVisitors, tokenIn, confirm, suppressions } = await startUnsubscribed()
    await ask()
    const { removed } = await erasePersonalData(database, anna.email)
    expect(removed).toContainEqual({ what: 'Links to confirm a request', count: 1 })
    expect((await confirm(tokenIn(toVisitors()[0]?.text))).statusCode).toBe(404)
    expect(await suppressions()).toHaveLength(1)
    await submit(app, anna.email, { toolkitOptIn: true })
    expect(toVisitors()).toHaveLength(1)
  })

  test('is asked once even if an earlier release stored several of its addresses', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, env: { LEADS_TO: 'team@example.net' } })
    const addresses = ['anna@example.com', 'anna+news@example.com']
    const rows = addresses.map(address => ({ address_hash: hash('sha256', address), suppressed_at: '2026-01-01' }))
    await database.write(transaction => transaction.insertInto('suppressions').values(rows).execute())
    for (const address of [...addresses, ...addresses]) await submit(app, address, { toolkitOptIn: true })
    expect(smtp.received.filter(({ recipients }) => recipients[0] !== 'team@example.net')).toHaveLength(1)
  })

  test('keeps an unsubscribe that an earlier release stored by address', async () => {
    const { app, database, smtp } = await testAppWithEmail({ kind, env: { LEADS_TO: 'team@example.net' } })
    const row = { address_hash: hash('sha256', 'anna+news@example.com'), suppressed_at: '2026-01-01T00:00:00.000Z' }
    await database.write(transaction => transaction.insertInto('suppressions').values(row).execute())
    await submit(app, 'Anna+News@example.com', { toolkitOptIn: false })
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['team@example.net']])
    await submit(app, 'Anna+News@example.com', { toolkitOptIn: true })
    const token = /\/confirm\?token=(\S+)/.exec(smtp.emailTo('Anna+News@example.com').text ?? '')?.[1]
    expect((await app.inject({ method: 'POST', url: `/api/confirm?token=${token}` })).statusCode).toBe(200)
    expect(await database.read.selectFrom('suppressions').selectAll().execute()).toEqual([])
  })
})
