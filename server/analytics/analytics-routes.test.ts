import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']
const emailHash = 'ab'.repeat(32)
const open = (app: App, payload: object = { surveyType: 'exit', emailHash }) =>
  app.inject({ method: 'POST', url: '/api/analytics/sessions', payload })
const report = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/analytics/events', payload })
const complete = (app: App, id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/analytics/sessions/${id}/complete`, payload })

describeOnEachDatabase('analytics', kind => {
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

  test('stores no hash for a session without an email', async () => {
    const { app, database } = await testApp({ kind })
    expect((await open(app, { surveyType: 'optimize' })).statusCode).toBe(200)
    expect(await database.read.selectFrom('analytics_sessions').select('email_hash').execute()).toEqual([
      { email_hash: null },
    ])
  })

  test('responds with 404 to an unknown session and stores nothing', async () => {
    const { app, database } = await testApp({ kind })
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
