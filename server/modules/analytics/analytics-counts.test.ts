import { expect, test } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import { purgeOld } from '#server/privacy/privacy-service.ts'
import { signIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { sessionCounts } from '#tests/support/session-counts.ts'
import { testApp } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>['app']

const open = async (app: App, surveyType = 'exit') =>
  (await app.inject({ method: 'POST', url: '/api/analytics/sessions', payload: { surveyType } })).json().session
    .id as string
const view = (app: App, sessionId: string, step: number, eventType = 'question_viewed') =>
  app.inject({
    method: 'POST',
    url: '/api/analytics/events',
    payload: { sessionId, eventType, questionId: 'q', stepIndex: String(step) },
  })
const complete = (app: App, id: string, toolkitOptIn: boolean) =>
  app.inject({
    method: 'PATCH',
    url: `/api/analytics/sessions/${id}/complete`,
    payload: { completed: true, toolkitOptIn },
  })

const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))

describeOnEachDatabase('the counts of sessions', kind => {
  test('follow a session from its opening through going back, completing and changing its mind', async () => {
    const { app, database } = await testApp({ kind })
    const headers = await signIn(app)
    const summary = async () => {
      const { kept, counted } = await sessionCounts(database)
      expect(kept).toEqual(counted)
      return (await app.inject({ url: '/api/analytics/summary', headers })).json()
    }
    const dropoff = async () => (await app.inject({ url: '/api/analytics/dropoff', headers })).json()
    const session = await open(app)
    await open(app, 'optimize')
    expect(await summary()).toEqual({
      totalSessions: 2,
      completedSessions: 0,
      toolkitOptIns: 0,
      exitSessions: 1,
      optimizeSessions: 1,
    })
    for (const step of [1, 2, 3, 2, 2, 1]) {
      await view(app, session, step)
      await summary()
    }
    expect(await dropoff()).toEqual([
      { stepIndex: 0, dropoffCount: 1 },
      { stepIndex: 1, dropoffCount: 1 },
    ])
    for (const toolkitOptIn of [false, false, true, false]) {
      await complete(app, session, toolkitOptIn)
      expect(await summary()).toMatchObject({ completedSessions: 1, toolkitOptIns: toolkitOptIn ? 1 : 0 })
    }
    await view(app, session, 9)
    await summary()
    expect(await dropoff()).toEqual([{ stepIndex: 0, dropoffCount: 1 }])
  })

  test.each(surveys.map(({ type, questions }) => [type, questions.length] as const))(
    'know no step that the %s survey has not, whatever is reported; the report itself is kept',
    async (type, steps) => {
      const { app, database } = await testApp({ kind })
      const session = await open(app, type)
      const seen = () =>
        database.read.selectFrom('analytics_sessions').select(['last_step', 'furthest_step']).executeTakeFirst()
      await view(app, session, steps - 1)
      expect(await seen()).toEqual({ last_step: steps - 1, furthest_step: steps - 1 })
      for (const beyond of [steps, 10, 999]) await view(app, session, beyond)
      await view(app, session, 0, 'something_else')
      expect(await seen()).toEqual({ last_step: steps - 1, furthest_step: steps - 1 })
      const events = await database.read.selectFrom('analytics_events').select('step_index').execute()
      expect(events).toHaveLength(5)
      const { kept, counted } = await sessionCounts(database)
      expect(kept).toEqual(counted)
    },
  )

  test('stay true when many visitors report at once, on the same sessions and on others', async () => {
    const { app, database } = await testApp({ kind })
    const sessions = await Promise.all(
      Array.from({ length: 6 }, (_, index) => open(app, index % 2 ? 'exit' : 'optimize')),
    )
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const session = sessions[(index * 7) % sessions.length] as string
        if (index % 5 === 4) return complete(app, session, index % 2 === 0)
        return index % 8 === 7 ? open(app) : view(app, session, (index * 3) % 9)
      }),
    )
    expect(answers.filter(answer => typeof answer !== 'string' && answer.statusCode !== 200)).toEqual([])
    const { kept, counted } = await sessionCounts(database)
    expect(kept).toEqual(counted)
  })

  test('let visitors who go on and visitors who go back pass each other', async () => {
    const { app, database } = await testApp({ kind })
    const sessions = await Promise.all(Array.from({ length: 40 }, () => open(app)))
    await Promise.all(sessions.map(session => view(app, session, 2)))
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(sessions.map((session, index) => view(app, session, 1 + ((index + round) % 2))))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(sessions.map(() => 200))
    }
    const { kept, counted } = await sessionCounts(database)
    expect(kept).toEqual(counted)
  })

  test('stay true when old sessions are removed, also while one of them is reported to', async () => {
    const { app, database } = await testApp({ kind })
    const sessions = await Promise.all(Array.from({ length: 12 }, () => open(app)))
    await Promise.all(sessions.map((session, index) => view(app, session, index % 4)))
    const [, ...answers] = await Promise.all([
      purgeOld(database, inMonths(25), { confirmed: true }),
      ...sessions.map(session => view(app, session, 5)),
      ...sessions.map(session => complete(app, session, true)),
    ])
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
    const { kept, counted } = await sessionCounts(database)
    expect(kept).toEqual(counted)
    expect(kept).toEqual([])
    const headers = await signIn(app)
    expect((await app.inject({ url: '/api/analytics/dropoff', headers })).json()).toEqual([])
  })
})
