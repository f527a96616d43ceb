import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import { purgeOld } from '#server/privacy/privacy-service.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { type App, testApp } from '#tests/support/test-app.ts'

const emailHash = 'ab'.repeat(32)
const open = (app: App, payload: object = { surveyType: 'exit', emailHash }) =>
  app.inject({ method: 'POST', url: '/api/analytics/sessions', payload })
const report = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/analytics/events', payload })
const view = (app: App, sessionId: string, step: number, eventType = 'question_viewed') =>
  report(app, { sessionId, eventType, questionId: 'q', stepIndex: String(step) })
const complete = (app: App, id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/analytics/sessions/${id}/complete`, payload })

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
    const completions = ids.map(id => complete(app, id, { completed: true, toolkitOptIn: true }))
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

  test('records a session from start to completion', async () => {
    const { app, database } = await testApp({ kind })
    const opened = (await open(app)).json()
    expect(opened).toEqual({ success: true, session: { id: expect.stringMatching(/^[\w-]{32}$/) } })
    const sessionId = opened.session.id
    for (const stepIndex of ['1', '2', '1'])
      expect(
        (
          await report(app, {
            sessionId,
            eventType: 'question_viewed',
            questionId: `q${stepIndex}`,
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
      { question_id: 'q1', step_index: '1', payload: '{"a":1}' },
      { question_id: 'q2', step_index: '2', payload: '{"a":1}' },
      { question_id: 'q1', step_index: '1', payload: '{"a":1}' },
    ])
    expect((await complete(app, sessionId, { completed: true, toolkitOptIn: true })).json()).toEqual({ success: true })
    expect(await session()).toMatchObject({
      is_completed: 1,
      toolkit_opt_in: 1,
      completed_at: expect.stringMatching(/Z$/),
    })
  })
})

test('keeps the first completion time when a session completes again', async () => {
  const { app, database } = await testApp()
  const { id } = (await open(app)).json().session
  const completion = () =>
    database.read.selectFrom('analytics_sessions').select(['completed_at', 'toolkit_opt_in']).executeTakeFirstOrThrow()
  await complete(app, id, { completed: true, toolkitOptIn: true })
  const { completed_at } = await completion()
  vi.useFakeTimers({ toFake: ['Date'], now: inMonths(1) })
  onTestFinished(() => void vi.useRealTimers())
  await complete(app, id, { completed: true, toolkitOptIn: false })
  expect(await completion()).toEqual({ completed_at, toolkit_opt_in: 0 })
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
