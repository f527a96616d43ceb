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
  test('a session is opened, its questions are noted, and it is completed', async () => {
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

  test('a session without an address has no hash', async () => {
    const { app, database } = await testApp({ kind })
    expect((await open(app, { surveyType: 'optimize' })).statusCode).toBe(200)
    expect(await database.read.selectFrom('analytics_sessions').select('email_hash').execute()).toEqual([
      { email_hash: null },
    ])
  })

  test('an unknown session is not found, and nothing is noted for it', async () => {
    const { app, database } = await testApp({ kind })
    const event = { sessionId: 'guessed', eventType: 'question_viewed', questionId: 'x', stepIndex: '1' }
    for (const answer of [
      await report(app, event),
      await complete(app, 'guessed', { completed: true, toolkitOptIn: false }),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ error: 'There is no such session.' })
    }
    expect(await database.read.selectFrom('analytics_events').select('id').execute()).toEqual([])
  })
})

test.each([
  [
    'a hash in capitals',
    { surveyType: 'exit', emailHash: 'AB'.repeat(32) },
    'The email hash must be a SHA-256 in lowercase hexadecimal.',
  ],
  ['an unknown survey', { surveyType: 'other' }, 'The survey type must be exit or optimize.'],
])('%s opens no session', async (_case, payload, error) => {
  const { app } = await testApp()
  const answer = await open(app, payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error })
})

test.each([
  ['a step that is no number', { stepIndex: 'two' }, 'The step must be a number, sent as text.'],
  ['a payload beyond measure', { payload: 'x'.repeat(3000) }, 'The payload is too large.'],
  [
    'an event without a name',
    { eventType: 'Question viewed!' },
    'The event type must be a name such as question_viewed.',
  ],
])('%s is refused', async (_case, change, error) => {
  const { app } = await testApp()
  const answer = await report(app, {
    sessionId: 'x',
    eventType: 'question_viewed',
    questionId: 'q',
    stepIndex: '1',
    ...change,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error })
})
