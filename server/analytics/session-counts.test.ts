import { hash } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Database } from '#server/db/database.ts'
import { erasePersonalData, purgeOld } from '#server/privacy/privacy-service.ts'
import { logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertSession } from './analytics-repository.ts'
import { createSessionCounts, sumSessions } from './session-counts.ts'

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

async function appWithStats(kind: DatabaseKind) {
  const { app, database } = await testApp({ kind })
  const headers = await logIn(app)
  const read = async (name: string) => (await app.inject({ url: `/api/analytics/${name}`, headers })).json()
  const checkedStats = async () => {
    const stored = await database.read.selectFrom('analytics_sessions').selectAll().execute()
    const summary = await read('summary')
    expect(summary).toEqual({
      totalSessions: stored.length,
      completedSessions: stored.filter(({ is_completed }) => is_completed === 1).length,
      toolkitOptIns: stored.filter(({ toolkit_opt_in }) => toolkit_opt_in === 1).length,
      exitSessions: stored.filter(({ survey_type }) => survey_type === 'exit').length,
      optimizeSessions: stored.filter(({ survey_type }) => survey_type === 'optimize').length,
    })
    const dropoff = await read('dropoff')
    const stops = stored.filter(({ is_completed }) => is_completed === 0).map(({ last_step }) => last_step)
    expect(dropoff).toEqual(
      [...new Set(stops)]
        .sort((a, b) => a - b)
        .map(stepIndex => ({ stepIndex, dropoffCount: stops.filter(step => step === stepIndex).length })),
    )
    const funnels: Array<{ surveyType: string; steps: Array<{ viewed: number }> }> = await read('funnel')
    expect(funnels.map(({ surveyType, steps }) => [surveyType, steps.map(({ viewed }) => viewed)])).toEqual(
      surveys.map(({ type, questions }) => [
        type,
        questions.map(
          (_, index) =>
            stored.filter(({ survey_type, furthest_step }) => survey_type === type && furthest_step >= index).length,
        ),
      ]),
    )
    return { summary, dropoff }
  }
  return { app, database, checkedStats }
}

describeOnEachDatabase('session counts', kind => {
  test('stay correct when a session goes back, completes and changes its toolkit choice', async () => {
    const { app, checkedStats } = await appWithStats(kind)
    const session = await open(app)
    await open(app, 'optimize')
    expect((await checkedStats()).summary).toEqual({
      totalSessions: 2,
      completedSessions: 0,
      toolkitOptIns: 0,
      exitSessions: 1,
      optimizeSessions: 1,
    })
    for (const step of [1, 2, 3, 2, 2, 1]) {
      await view(app, session, step)
      await checkedStats()
    }
    expect((await checkedStats()).dropoff).toEqual([
      { stepIndex: 0, dropoffCount: 1 },
      { stepIndex: 1, dropoffCount: 1 },
    ])
    for (const toolkitOptIn of [false, false, true, false]) {
      await complete(app, session, toolkitOptIn)
      expect((await checkedStats()).summary).toMatchObject({
        completedSessions: 1,
        toolkitOptIns: toolkitOptIn ? 1 : 0,
      })
    }
    await view(app, session, 9)
    expect((await checkedStats()).dropoff).toEqual([{ stepIndex: 0, dropoffCount: 1 }])
  })

  test('keep the first completion time when a session completes again', async () => {
    const { app, database } = await appWithStats(kind)
    const session = await open(app)
    const completion = () =>
      database.read
        .selectFrom('analytics_sessions')
        .select(['completed_at', 'toolkit_opt_in'])
        .executeTakeFirstOrThrow()
    await complete(app, session, true)
    const { completed_at } = await completion()
    vi.useFakeTimers({ toFake: ['Date'], now: inMonths(1) })
    onTestFinished(() => void vi.useRealTimers())
    await complete(app, session, false)
    expect(await completion()).toEqual({ completed_at, toolkit_opt_in: 0 })
  })

  test.each(surveys.map(({ type, questions }) => [type, questions.length] as const))(
    "ignore steps the %s survey doesn't have, but the event is stored",
    async (type, steps) => {
      const { app, database, checkedStats } = await appWithStats(kind)
      const session = await open(app, type)
      const seen = () =>
        database.read.selectFrom('analytics_sessions').select(['last_step', 'furthest_step']).executeTakeFirst()
      await view(app, session, steps - 1)
      expect(await seen()).toEqual({ last_step: steps - 1, furthest_step: steps - 1 })
      for (const beyond of [steps, 10, 999]) await view(app, session, beyond)
      await view(app, session, 0, 'something_else')
      const stepless = { sessionId: session, eventType: 'question_viewed' }
      await app.inject({ method: 'POST', url: '/api/analytics/events', payload: stepless })
      expect(await seen()).toEqual({ last_step: steps - 1, furthest_step: steps - 1 })
      const events = await database.read.selectFrom('analytics_events').select('step_index').execute()
      expect(events).toHaveLength(6)
      await checkedStats()
    },
  )

  test('stay correct under concurrent events on the same and other sessions', async () => {
    const { app, database, checkedStats } = await appWithStats(kind)
    const sessions = await Promise.all(
      Array.from({ length: 6 }, (_, index) => open(app, index % 2 ? 'exit' : 'optimize')),
    )
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const session = sessions[(index * 7) % sessions.length] as string
        if (index % 5 === 4) return complete(app, session, index % 2 === 0)
        return index % 8 === 7 ? open(app) : view(app, session, (index * 3) % 9)
      }),
    )
    expect(responses.filter(response => typeof response !== 'string' && response.statusCode !== 200)).toEqual([])
    const opened = responses.filter(response => typeof response === 'string').length
    expect((await checkedStats()).summary).toMatchObject({ totalSessions: 6 + opened, completedSessions: 6 })
    const furthest = await database.read
      .selectFrom('analytics_sessions')
      .select('furthest_step')
      .where('id', 'in', sessions)
      .execute()
    const steps = sessions.map((_, session) =>
      Array.from({ length: 40 }, (_, index) => index)
        .filter(index => (index * 7) % sessions.length === session && index % 5 !== 4 && index % 8 !== 7)
        .map(index => (index * 3) % 9),
    )
    const order = (numbers: number[]) => numbers.sort((a, b) => a - b)
    expect(order(furthest.map(({ furthest_step }) => furthest_step))).toEqual(
      order(steps.map(own => Math.max(0, ...own))),
    )
  })

  test('stay correct when sessions move forward and back concurrently', async () => {
    const { app, checkedStats } = await appWithStats(kind)
    const sessions = await Promise.all(Array.from({ length: 40 }, () => open(app)))
    await Promise.all(sessions.map(session => view(app, session, 2)))
    for (let round = 0; round < 4; round += 1) {
      const responses = await Promise.all(
        sessions.map((session, index) => view(app, session, 1 + ((index + round) % 2))),
      )
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(sessions.map(() => 200))
    }
    expect((await checkedStats()).dropoff).toEqual([
      { stepIndex: 1, dropoffCount: 20 },
      { stepIndex: 2, dropoffCount: 20 },
    ])
  })

  test('stay correct when sessions are purged while they get events', async () => {
    const { app, database, checkedStats } = await appWithStats(kind)
    const sessions = await Promise.all(Array.from({ length: 12 }, () => open(app)))
    await Promise.all(sessions.map((session, index) => view(app, session, index % 4)))
    const [, ...responses] = await Promise.all([
      purgeOld(database, inMonths(25), { confirmed: true }),
      ...sessions.map(session => view(app, session, 5)),
      ...sessions.map(session => complete(app, session, true)),
    ])
    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
    expect(await checkedStats()).toMatchObject({ summary: { totalSessions: 0 }, dropoff: [] })
  })

  test('stay the same when a lead is erased', async () => {
    const { app, database, checkedStats } = await appWithStats(kind)
    const emailHash = hash('sha256', 'anna@example.com')
    const payload = { surveyType: 'exit', emailHash }
    const { session } = (await app.inject({ method: 'POST', url: '/api/analytics/sessions', payload })).json()
    await view(app, session.id, 4)
    const { removed } = await erasePersonalData(database, 'anna@example.com')
    expect(removed).toEqual([
      { what: 'Survey questions viewed', count: 1 },
      { what: 'Surveys started', count: 1 },
    ])
    expect(await checkedStats()).toMatchObject({
      summary: { totalSessions: 1 },
      dropoff: [{ stepIndex: 4, dropoffCount: 1 }],
    })
  })
})

describe('session count cache', () => {
  const newSession = ({ write }: Database) =>
    write(transaction => insertSession(transaction, { surveyType: 'exit' }, new Date().toISOString()))

  test('counts once within a few seconds, unless a session changed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const database = await newDatabase('sqlite')
    const counts = createSessionCounts(database)
    const total = async () => sumSessions(await counts.read())
    expect(await total()).toBe(0)
    await newSession(database)
    expect(await total()).toBe(0)
    counts.invalidate()
    expect(await total()).toBe(1)
    // As another server on the same database would.
    await newSession(database)
    vi.advanceTimersByTime(4900)
    expect(await total()).toBe(1)
    vi.advanceTimersByTime(200)
    expect(await total()).toBe(2)
  })

  test('retries right after a failure', async () => {
    const database = await newDatabase('sqlite')
    let isDown = true
    const search = database.search.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('database down')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const counts = createSessionCounts({ search })
    await expect(counts.read()).rejects.toThrow('database down')
    isDown = false
    expect(await counts.read()).toEqual([])
  })
})
