import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import { purgeOld } from '#server/leads/privacy-service.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp } from '#tests/support/test-app.ts'

const emailHash = 'ab'.repeat(32)
const open = (app: App, payload: object = { surveyType: 'exit', emailHash }) =>
  app.inject({ method: 'POST', url: '/api/analytics/sessions', payload })
const report = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/analytics/events', payload })
const view = (app: App, sessionId: string, step: number, eventType = 'question_viewed') =>
  report(app, { sessionId, eventType, questionId: 'q', stepIndex: String(step) })
const complete = (app: App, id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/analytics/sessions/${id}/complete`, payload })

const submit = (app: App, changes: object = {}, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/survey/submit',
    headers: key ? { 'idempotency-key': key } : {},
    payload: { ...exitSurvey, ...changes },
  })

const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))

describe('analytics', () => {
  test('stores no hash for a session without an email', async () => {
    const { app, database } = await testApp()
    expect((await open(app, { surveyType: 'optimize' })).statusCode).toBe(200)
    expect(await database.read.selectFrom('analytics_sessions').select('email_hash').execute()).toEqual([
      { email_hash: null },
    ])
  })

  test('responds with 404 to an unknown session and stores nothing', async () => {
    const { app, database } = await testApp()
    const event = { sessionId: 'guessed', eventType: 'question_viewed', questionId: 'x', stepIndex: '1' }
    for (const response of [
      await report(app, event),
      await complete(app, 'guessed', { completed: true, toolkitOptIn: false }),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ error: 'Session not found.' })
    }
    expect(await database.read.selectFrom('analytics_events').select('id').execute()).toEqual([])
  })
})

describeOnEachDatabase('analytics', kind => {
  test('keeps the furthest step of each session when events arrive together', async () => {
    const { app, database } = await testApp({ kind })
    const ids = (await Promise.all([1, 2, 3, 4].map(() => open(app)))).map(response => response.json().session.id)
    const events = ids.flatMap((id, index) => [1, 3 + index, 2].map(step => view(app, id, step)))
    const completions = ids.map(sessionId => submit(app, { sessionId }))
    const responses = await Promise.all([...events, ...completions])
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const sessions = await database.read
      .selectFrom('analytics_sessions')
      .select(['furthest_step', 'is_completed'])
      .orderBy('furthest_step')
      .execute()
    expect(sessions).toEqual([3, 4, 5, 6].map(furthest_step => ({ furthest_step, is_completed: 1 })))
  })

  test('leaves nothing of sessions that are purged while they get events', async () => {
    const { app, database } = await testApp({ kind })
    const opened = await Promise.all(Array.from({ length: 12 }, () => open(app)))
    const ids = opened.map(response => response.json().session.id)
    const [, ...responses] = await Promise.all([
      purgeOld(database, inMonths(25), { confirmed: true }),
      ...ids.map(id => view(app, id, 5)),
      ...ids.map(id => complete(app, id, { completed: true, toolkitOptIn: true })),
    ])
    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
    expect(await database.read.selectFrom('analytics_sessions').select('id').execute()).toEqual([])
  })

  test("stores neither a question nor a type that isn't ours, and counts the step", async () => {
    const { app, database } = await testApp({ kind })
    const sessionId = (await open(app)).json().session.id
    const words = { questionId: 'Anna Example, 204 555 0123', stepIndex: '3' }
    expect((await report(app, { sessionId, eventType: 'question_viewed', ...words })).statusCode).toBe(200)
    expect((await report(app, { sessionId, eventType: 'anna_example', ...words })).statusCode).toBe(200)
    const events = database.read.selectFrom('analytics_events').select(['event_type', 'question_id'])
    expect(await events.orderBy('event_type').execute()).toEqual([
      { event_type: 'other', question_id: null },
      { event_type: 'question_viewed', question_id: null },
    ])
    expect(await database.read.selectFrom('analytics_sessions').select('furthest_step').execute()).toEqual([
      { furthest_step: 3 },
    ])
  })

  test('records a session from start to completion', async () => {
    const { app, database } = await testApp({ kind })
    const opened = (await open(app, { surveyType: 'exit', emailHash, awaitsSurvey: true })).json()
    expect(opened).toEqual({ success: true, session: { id: expect.stringMatching(/^[\w-]{32}$/) } })
    const sessionId = opened.session.id
    for (const stepIndex of ['1', '2', '1'])
      expect(
        (
          await report(app, {
            sessionId,
            eventType: 'question_viewed',
            questionId: surveys[0]?.questions[Number(stepIndex)]?.id,
            stepIndex,
            payload: { a: 1 },
          })
        ).json(),
      ).toEqual({ success: true })
    const session = () => database.read.selectFrom('analytics_sessions').selectAll().executeTakeFirst()
    expect(await session()).toMatchObject({
      survey_type: 'exit',
      email_hash: emailHash,
      is_completed: 0,
      completed_at: null,
      last_step: 1,
      furthest_step: 2,
    })
    expect(
      await database.read
        .selectFrom('analytics_events')
        .select(['question_id', 'step_index', 'payload'])
        .orderBy('id')
        .execute(),
    ).toEqual([
      { question_id: surveys[0]?.questions[1]?.id, step_index: '1', payload: '{"a":1}' },
      { question_id: surveys[0]?.questions[2]?.id, step_index: '2', payload: '{"a":1}' },
      { question_id: surveys[0]?.questions[1]?.id, step_index: '1', payload: '{"a":1}' },
    ])
    expect((await complete(app, sessionId, { completed: true, toolkitOptIn: true })).json()).toEqual({ success: true })
    expect(await session(), 'before the survey is stored').toMatchObject({
      is_completed: 0,
      toolkit_opt_in: 0,
      completed_at: null,
    })
    await submit(app, { sessionId })
    expect(await session()).toMatchObject({
      is_completed: 1,
      toolkit_opt_in: 1,
      completed_at: expect.stringMatching(/Z$/),
    })
  })

  test('a session that awaits no survey is completed by the call alone', async () => {
    const { app, database } = await testApp({ kind })
    const [id, other] = [(await open(app)).json().session.id, (await open(app)).json().session.id]
    for (const toolkitOptIn of [false, true]) await complete(app, id, { completed: true, toolkitOptIn })
    const sessions = database.read.selectFrom('analytics_sessions').select(['id', 'is_completed', 'toolkit_opt_in'])
    expect(await sessions.orderBy('is_completed', 'desc').execute()).toEqual([
      { id, is_completed: 1, toolkit_opt_in: 1 },
      { id: other, is_completed: 0, toolkit_opt_in: 0 },
    ])
  })
})

describe('a corrected email address', () => {
  const otherHash = 'cd'.repeat(32)
  const hashes = async ({ read }: Database) => {
    const rows = await read.selectFrom('analytics_sessions').select('email_hash').orderBy('email_hash').execute()
    return rows.map(({ email_hash }) => email_hash)
  }

  test('stays in its session', async () => {
    const { app, database } = await testApp()
    const { session } = (await open(app)).json()
    const changed = await open(app, { surveyType: 'exit', emailHash: otherHash, sessionId: session.id })
    expect(changed.json()).toEqual({ success: true, session })
    expect(await hashes(database)).toEqual([otherHash])
  })

  test('opens a session if the id is unknown, of another survey, or of a completed session', async () => {
    const { app, database } = await testApp()
    const { id } = (await open(app)).json().session
    await submit(app, { sessionId: id })
    const optimize = (await open(app, { surveyType: 'optimize', emailHash })).json().session.id
    for (const sessionId of ['guessed', id, optimize, 7, 'x'.repeat(200)]) {
      const opened = (await open(app, { surveyType: 'exit', emailHash: otherHash, sessionId })).json().session.id
      expect([id, optimize, sessionId]).not.toContain(opened)
    }
    expect(await hashes(database)).toEqual([emailHash, emailHash, ...Array(5).fill(otherHash)])
  })
})

describe('completing a session', () => {
  const summary = async (app: App) =>
    (await app.inject({ url: '/api/analytics/summary', headers: await logIn(app) })).json()
  const start = async (app: App) => (await open(app)).json().session.id as string

  test('counts a survey that is sent again only once', async () => {
    const { app } = await testApp()
    const sessionId = await start(app)
    for (const key of ['the-same-key', 'the-same-key', 'another-key']) await submit(app, { sessionId }, key)
    expect(await summary(app)).toMatchObject({ totalSessions: 1, completedSessions: 1, toolkitOptIns: 1 })
  })

  test("doesn't count a survey that was rejected, or one of the other kind", async () => {
    const { app } = await testApp()
    const sessionId = await start(app)
    expect((await submit(app, { sessionId, contactInfo: {} })).statusCode).toBe(400)
    await submit(app, { sessionId, surveyType: 'optimize', answers: {} })
    expect(await summary(app)).toMatchObject({ totalSessions: 1, completedSessions: 0, toolkitOptIns: 0 })
  })

  test("leaves out a possible bot's session and that of spam, in every number", async () => {
    const { app, database } = await testApp()
    const empty = await summary(app)
    const sessionId = await start(app)
    await submit(app, { sessionId, honeypot: 'filled in' })
    expect(await summary(app)).toEqual(empty)
    const other = await start(app)
    await submit(app, { sessionId: other, contactInfo: { ...anna, email: 'ben@example.com' } })
    expect(await summary(app)).toMatchObject({ totalSessions: 1, completedSessions: 1 })
    const mark = (spam_at: string | null) =>
      database.write(transaction =>
        transaction.updateTable('leads').set({ spam_at }).where('email_key', '=', 'ben@example.com').execute(),
      )
    await mark('2026-11-17T12:00:00.000Z')
    expect(await summary(app)).toEqual(empty)
    await mark(null)
    expect(await summary(app)).toMatchObject({ totalSessions: 1, completedSessions: 1 })
  })

  test('counts a session on the day it started', async () => {
    const { app } = await testApp()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T04:59:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    await open(app)
    vi.setSystemTime(new Date('2026-11-10T05:00:00Z'))
    await open(app)
    vi.setSystemTime(new Date('2026-11-16T18:00:00Z'))
    const headers = await logIn(app)
    const total = async (query: string) =>
      (await app.inject({ url: `/api/analytics/summary${query}`, headers })).json().totalSessions
    expect([await total('?days=7'), await total('?days=30'), await total('?days=all'), await total('')]).toEqual([
      1, 2, 2, 2,
    ])
  })
})

test("ignores steps that the survey doesn't have, but stores the event", async () => {
  const { app, database } = await testApp()
  for (const { type, questions } of surveys) {
    const sessionId = (await open(app, { surveyType: type })).json().session.id
    const last = questions.length - 1
    for (const step of [last, questions.length, 10, 999]) await view(app, sessionId, step)
    await view(app, sessionId, 0, 'something_else')
    await report(app, { sessionId, eventType: 'question_viewed' })
    const session = await database.read
      .selectFrom('analytics_sessions')
      .select(['last_step', 'furthest_step'])
      .where('id', '=', sessionId)
      .executeTakeFirst()
    expect(session, type).toEqual({ last_step: last, furthest_step: last })
  }
  expect(await database.read.selectFrom('analytics_events').select('id').execute()).toHaveLength(12)
})

test.each([
  [
    'an upper-case hash',
    { surveyType: 'exit', emailHash: 'AB'.repeat(32) },
    'The email hash must be SHA-256 in lowercase hex.',
  ],
  ['an unknown survey', { surveyType: 'other' }, 'The survey type must be exit or optimize.'],
])('rejects a session with %s', async (_case, payload, error) => {
  const { app } = await testApp()
  const response = await open(app, payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error })
})

test.each([
  ["a step that isn't a number", { stepIndex: 'two' }, 'The step must be a number sent as a string.'],
  ['an oversized payload', { payload: 'x'.repeat(3000) }, 'The payload is too large.'],
  [
    'an invalid event type',
    { eventType: 'Question viewed!' },
    'The event type must be a name such as question_viewed.',
  ],
])('rejects an event with %s', async (_case, change, error) => {
  const { app } = await testApp()
  const response = await report(app, {
    sessionId: 'x',
    eventType: 'question_viewed',
    questionId: 'q',
    stepIndex: '1',
    ...change,
  })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ error })
})
