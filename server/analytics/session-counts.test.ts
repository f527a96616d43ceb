import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertSession } from './analytics-repository.ts'
import { createSessionCounts, sumSessions } from './session-counts.ts'

test('show every change to a session right away', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const read = async (name: string) => (await app.inject({ url: `/api/analytics/${name}`, headers })).json()
  const opened = await app.inject({ method: 'POST', url: '/api/analytics/sessions', payload: { surveyType: 'exit' } })
  expect(await read('summary')).toMatchObject({ totalSessions: 1, completedSessions: 0 })
  const sessionId = opened.json().session.id
  const view = { sessionId, eventType: 'question_viewed', questionId: 'q', stepIndex: '2' }
  await app.inject({ method: 'POST', url: '/api/analytics/events', payload: view })
  expect(await read('dropoff')).toEqual([{ stepIndex: 2, dropoffCount: 1 }])
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: { ...exitSurvey, sessionId } })
  expect(await read('summary')).toMatchObject({ totalSessions: 1, completedSessions: 1, toolkitOptIns: 1 })
  expect(await read('dropoff')).toEqual([])
})

describeOnEachDatabase('the sessions of the last days', kind => {
  test('are added up as numbers', async () => {
    const { app, database } = await testApp({ kind })
    const headers = await logIn(app)
    await database.write(async transaction => {
      for (const daysAgo of [0, 1, 1]) {
        const startedAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000)
        await insertSession(transaction, { surveyType: 'exit' }, startedAt.toISOString())
      }
    })
    const read = async (url: string) => (await app.inject({ url, headers })).json()
    expect(await read('/api/analytics/summary?days=7')).toMatchObject({ totalSessions: 3, exitSessions: 3 })
    expect(await read('/api/analytics/dropoff?days=30')).toEqual([{ stepIndex: 0, dropoffCount: 3 }])
    expect(await read('/api/analytics/funnel?days=90')).toContainEqual(
      expect.objectContaining({ surveyType: 'exit', opened: 3, completed: 0 }),
    )
  })
})

describe('session count cache', () => {
  const newSession = ({ write }: Database) =>
    write(transaction => insertSession(transaction, { surveyType: 'exit' }, new Date().toISOString()))

  test('counts once within a few seconds, unless a session changed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const database = await newDatabase('sqlite')
    const counts = createSessionCounts(database, systemClock)
    const total = async () => sumSessions(await counts.read('all'))
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
    const read = database.read.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('database down')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const counts = createSessionCounts({ read }, systemClock)
    await expect(counts.read('all')).rejects.toThrow('database down')
    isDown = false
    expect(await counts.read('all')).toEqual([])
  })
})
