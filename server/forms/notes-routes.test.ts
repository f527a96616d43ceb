import { afterEach, describe, expect, test, vi } from 'vitest'
import { retention } from '#content/retention.ts'
import { dayMs } from '#contracts/time.ts'
import { erasePersonalData } from '#server/leads/privacy.ts'
import { purgeOld } from '#server/leads/purge.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, type TestAppOptions, testApp, testAppWithEmail } from '#tests/support/test-app.ts'
import { createPlanLink } from './survey-form.ts'

afterEach(() => vi.useRealTimers())

const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

const inDays = (days: number) => new Date(Date.now() + days * dayMs)

const submit = (app: App, extras: object = {}) =>
  app.inject({ method: 'POST', url: '/api/survey/submit', payload: { ...exitSurvey, ...extras } })

const open = (app: App, token: string) => app.inject({ method: 'POST', url: '/api/notes', payload: { token } })

const tokenIn = (text: string | undefined) => /^Open your notes: \S+\/notes#(\S+)$/m.exec(text ?? '')?.[1] ?? ''

/** After a survey, with the token from the visitor's email. */
async function siteWithLink(options: TestAppOptions) {
  const site = await testAppWithEmail(options)
  await submit(site.app)
  return { ...site, token: tokenIn(site.smtp.emailTo('Anna@example.com').text) }
}

const linksIn = ({ read }: Database) => read.selectFrom('plan_links').selectAll().execute()

const gone = { error: "This link doesn't work. It may be incomplete, or older than 90 days." }

async function expectGone(app: App, token: string) {
  const response = await open(app, token)
  expect([response.statusCode, response.json()]).toEqual([404, gone])
}

describeOnEachDatabase('the link to the notes', kind => {
  test('opens what the visitor sent, and is stored as a hash only', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, database, token, logLines } = await siteWithLink({ kind })
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    const response = await open(app, token)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      surveyType: 'exit',
      answers: exitSurvey.answers,
      submittedOn: '2026-11-17',
      replyBy: 'Thursday, November 19, 4 p.m. Winnipeg time',
      bookingUrl: null,
      businessName: 'Prairie Cabinets',
      country: null,
    })
    await expectGone(app, `${token}x`)
    const outbox = await database.read.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify([await linksIn(database), outbox])).not.toContain(token)
    expect(logLines.join('')).toContain('/api/notes')
    expect(logLines.join('')).not.toContain(token)
  })

  test('works for 90 days, and is deleted after that', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, database, token } = await siteWithLink({ kind })
    setClock('2027-02-15T20:29:00.000Z')
    expect((await open(app, token)).json()).toMatchObject({ submittedOn: '2026-11-17', replyBy: null })
    await purgeOld(database, new Date(), { confirmed: true })
    expect(await linksIn(database)).toHaveLength(1)
    setClock('2027-02-15T20:31:00.000Z')
    await expectGone(app, token)
    await purgeOld(database, new Date(), { confirmed: true })
    expect(await linksIn(database)).toEqual([])
    expect(await database.read.selectFrom('forms').select('id').execute(), 'the form stays').toHaveLength(1)
  })

  test('ends when the lead is erased, and only theirs', async () => {
    const { app, database, token, smtp } = await siteWithLink({ kind })
    await submit(app, { contactInfo: { ...anna, email: 'ben@example.com' } })
    const { removed } = await erasePersonalData(database, anna.email)
    expect(removed).toContainEqual({ what: 'Links to their notes', count: 1 })
    await expectGone(app, token)
    expect((await open(app, tokenIn(smtp.emailTo('ben@example.com').text))).statusCode).toBe(200)
  })

  test('ends when its form is purged, even if the email was resent shortly before', async () => {
    const { app, database } = await siteWithLink({ kind })
    const submitted_at = inDays(-retention.leadMonths * 31).toISOString()
    const form = await database.write(transaction =>
      transaction.updateTable('forms').set({ submitted_at }).returning('id').executeTakeFirstOrThrow(),
    )
    const token = await createPlanLink(database, form.id, new Date())
    expect((await open(app, token)).statusCode).toBe(200)
    await purgeOld(database, new Date(), { confirmed: true })
    await expectGone(app, token)
    expect(await linksIn(database)).toEqual([])
  })

  test('is another one on each attempt to send the email, and all of them work', async () => {
    const { app, database, smtp } = await testAppWithEmail(
      { kind, outboxTiming: { backoffMs: Array(1000).fill(1), pollMs: 20 } },
      { behavior: 'reject temporarily' },
    )
    await submit(app)
    const [first] = await linksIn(database)
    expect(first).toBeDefined()
    smtp.state.behavior = 'accept'
    await app.ready()
    const emails = () => smtp.received.filter(({ recipients }) => recipients.includes('Anna@example.com'))
    await vi.waitFor(() => expect(emails()).toHaveLength(1), 30_000)
    const token = tokenIn(emails()[0]?.text)
    expect((await linksIn(database)).length).toBeGreaterThan(1)
    expect((await open(app, token)).statusCode).toBe(200)
    const again = await createPlanLink(database, first?.form_id ?? '', new Date())
    for (const link of [token, again]) expect((await open(app, link)).statusCode).toBe(200)
  })
})

describe('the reply in the notes', () => {
  const replyIn = async (app: App, token: string) => (await open(app, token)).json().replyBy

  const markAnswered = (database: Database, answered_at: string) =>
    database.write(transaction => transaction.updateTable('leads').set({ answered_at }).execute())

  test('is no longer promised once its time is over', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, token } = await siteWithLink({})
    setClock('2026-11-19T21:00:00.000Z')
    expect(await replyIn(app, token)).toBe('Thursday, November 19, 4 p.m. Winnipeg time')
    setClock('2026-11-19T21:00:00.001Z')
    expect(await replyIn(app, token)).toBeNull()
  })

  test('is no longer promised once it was given, even if a later survey waits for one', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, database, token, smtp } = await siteWithLink({})
    setClock('2026-11-18T20:30:00.000Z')
    await markAnswered(database, new Date().toISOString())
    expect(await replyIn(app, token)).toBeNull()
    await submit(app)
    const later = tokenIn(smtp.received.findLast(({ recipients }) => recipients.includes('Anna@example.com'))?.text)
    expect(await replyIn(app, later)).toBe('Friday, November 20, 4 p.m. Winnipeg time')
    expect(await replyIn(app, token)).toBeNull()
  })

  test('is the one of this survey, also if an earlier one still waits', async () => {
    setClock('2026-11-17T20:30:00.000Z')
    const { app, smtp } = await siteWithLink({})
    setClock('2026-11-18T20:30:00.000Z')
    await submit(app)
    const later = tokenIn(smtp.received.findLast(({ recipients }) => recipients.includes('Anna@example.com'))?.text)
    expect(await replyIn(app, later)).toBe('Friday, November 20, 4 p.m. Winnipeg time')
  })
})

test.each(['', 'x', 'a'.repeat(100), "' or 1=1 --"])('rejects the token %j with a plain sentence', async token => {
  const { app } = await siteWithLink({})
  await expectGone(app, token)
})

test.each([
  ['a possible bot', { honeypot: 'http://spam.example' }, null],
  ['spam', {}, new Date().toISOString()],
])('gives %s what they sent, like everyone else', async (_who, extras, spam_at) => {
  const { app, database } = await testApp()
  await submit(app, extras)
  await database.write(transaction => transaction.updateTable('leads').set({ spam_at }).execute())
  const { id } = await database.read.selectFrom('forms').select('id').executeTakeFirstOrThrow()
  expect((await open(app, await createPlanLink(database, id, new Date()))).json()).toMatchObject({
    answers: exitSurvey.answers,
  })
})

test('limits an IP address to 20 attempts a minute', async () => {
  const { app, token } = await siteWithLink({})
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await open(app, 'guess')).statusCode).toBe(404)
  expect((await open(app, token)).statusCode).toBe(429)
})
