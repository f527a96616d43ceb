import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import { purgeOld } from '#server/leads/purge.ts'
import type { Tables } from '#server/storage/tables.ts'
import { fetchAllPages, logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, testApp } from '#tests/support/test-app.ts'
import { sessionRecordsOf } from './session-list.ts'

const emailHash = 'ab'.repeat(32)
const open = (app: App, payload: object = { surveyType: 'exit', emailHash }) =>
  app.inject({ method: 'POST', url: '/api/analytics/sessions', payload })
const report = (app: App, payload: object) => app.inject({ method: 'POST', url: '/api/analytics/events', payload })
const view = (app: App, sessionId: string, step: number, eventType = 'question_viewed') =>
  report(app, { sessionId, eventType, questionId: 'q', stepIndex: String(step) })
const complete = (app: App, id: string, toolkitOptIn = true) =>
  app.inject({
    method: 'PATCH',
    url: `/api/analytics/sessions/${id}/complete`,
    payload: { completed: true, toolkitOptIn },
  })

const submit = (app: App, changes: object = {}, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/survey/submit',
    headers: key ? { 'idempotency-key': key } : {},
    payload: { ...exitSurvey, ...changes },
  })

const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))

test('responds with 404 to an unknown session and stores nothing', async () => {
  const { app, database } = await testApp()
  for (const response of [await view(app, 'guessed', 1), await complete(app, 'guessed')]) {
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Session not found.' })
  }
  expect(await database.read.selectFrom('analytics_events').select('id').execute()).toEqual([])
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
      ...ids.map(id => complete(app, id)),
    ])
    expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
    expect(await database.read.selectFrom('analytics_sessions').select('id').execute()).toEqual([])
  })

  test("stores no question or type that isn't ours, and ignores steps that the survey doesn't have", async () => {
    const { app, database } = await testApp({ kind })
    const sessionId = (await open(app)).json().session.id
    const event = { sessionId, questionId: 'Anna Example, 204 555 0123' }
    for (const [eventType, stepIndex] of [
      ['question_viewed', '9'],
      ['anna_example', '1'],
      ['question_viewed', '10'],
      ['question_viewed', undefined],
    ])
      expect((await report(app, { ...event, eventType, stepIndex })).statusCode).toBe(200)
    const events = await database.read.selectFrom('analytics_events').selectAll().orderBy('id').execute()
    expect(events.map(row => row.event_type)).toEqual([
      'question_viewed',
      'other',
      'question_viewed',
      'question_viewed',
    ])
    expect(events.every(row => row.question_id === null)).toBe(true)
    const session = database.read.selectFrom('analytics_sessions').select(['last_step', 'furthest_step'])
    expect(await session.execute()).toEqual([{ last_step: 9, furthest_step: 9 }])
  })

  test('records a session from start to completion', async () => {
    const { app, database } = await testApp({ kind })
    const opened = (await open(app, { surveyType: 'exit', emailHash, awaitsSurvey: true })).json()
    expect(opened).toEqual({ success: true, session: { id: expect.stringMatching(/^[\w-]{32}$/) } })
    const sessionId = opened.session.id
    const events = [1, 2, 1].map(step => ({
      sessionId,
      eventType: 'question_viewed',
      questionId: surveys[0]?.questions[step]?.id,
      stepIndex: String(step),
      payload: { a: 1 },
    }))
    for (const event of events) expect((await report(app, event)).json()).toEqual({ success: true })
    const session = () => database.read.selectFrom('analytics_sessions').selectAll().executeTakeFirst()
    expect(await session()).toMatchObject({
      survey_type: 'exit',
      email_hash: emailHash,
      is_completed: 0,
      completed_at: null,
      last_step: 1,
      furthest_step: 2,
    })
    const stored = database.read
      .selectFrom('analytics_events')
      .select(['question_id as questionId', 'step_index as stepIndex', 'payload'])
    expect(await stored.orderBy('id').execute()).toEqual(
      events.map(({ questionId, stepIndex }) => ({ questionId, stepIndex, payload: '{"a":1}' })),
    )
    expect((await complete(app, sessionId)).json()).toEqual({ success: true })
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
    for (const toolkitOptIn of [false, true]) await complete(app, id, toolkitOptIn)
    const sessions = database.read.selectFrom('analytics_sessions').select(['id', 'is_completed', 'toolkit_opt_in'])
    expect(await sessions.orderBy('is_completed', 'desc').execute()).toEqual([
      { id, is_completed: 1, toolkit_opt_in: 1 },
      { id: other, is_completed: 0, toolkit_opt_in: 0 },
    ])
  })
})

test('a corrected email address stays in its session, if that is open and of the same survey', async () => {
  const { app, database } = await testApp()
  const otherHash = 'cd'.repeat(32)
  const openAgain = async (sessionId: unknown) =>
    (await open(app, { surveyType: 'exit', emailHash: otherHash, sessionId })).json().session.id
  const { id } = (await open(app)).json().session
  expect(await openAgain(id)).toBe(id)
  await submit(app, { sessionId: id })
  const optimize = (await open(app, { surveyType: 'optimize', emailHash })).json().session.id
  for (const sessionId of ['guessed', id, optimize, 7, 'x'.repeat(200)])
    expect([id, optimize, sessionId]).not.toContain(await openAgain(sessionId))
  const hashes = await database.read.selectFrom('analytics_sessions').select('email_hash').execute()
  expect(hashes.map(({ email_hash }) => email_hash).sort()).toEqual([emailHash, ...Array(6).fill(otherHash)])
})

test('counts a survey once that is sent again, and none that was rejected or of the other kind', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const summary = async () => (await app.inject({ url: '/api/analytics/summary', headers })).json()
  const sessionId = (await open(app)).json().session.id
  expect((await submit(app, { sessionId, contactInfo: {} })).statusCode).toBe(400)
  await submit(app, { sessionId, surveyType: 'optimize', answers: {} })
  expect(await summary()).toMatchObject({ totalSessions: 1, completedSessions: 0, toolkitOptIns: 0 })
  for (const key of ['the-same-key', 'the-same-key', 'another-key']) await submit(app, { sessionId }, key)
  expect(await summary()).toMatchObject({ totalSessions: 1, completedSessions: 1, toolkitOptIns: 1 })
})

type Session = Tables['analytics_sessions']

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const sessions: Session[] = Array.from({ length: 60 }, (_, index) => ({
  id: `session-${String((index * 37) % 60).padStart(2, '0')}`,
  survey_type: index % 3 === 0 ? 'optimize' : 'exit',
  email_hash: index % 10 === 9 ? null : index % 4 === 1 ? `${'beef'.repeat(15)}00${index}` : hashOf(String(index)),
  is_completed: index % 5 === 0 ? 1 : 0,
  toolkit_opt_in: index % 10 === 0 ? 1 : 0,
  started_at: `2026-03-0${1 + (index % 7)}T12:00:00.000Z`,
  started_day: `2026-03-0${1 + (index % 7)}`,
  awaits_survey: 1,
  completed_at: index % 5 === 0 ? '2026-03-09T12:00:00.000Z' : null,
  last_step: index % 4,
  furthest_step: 3 + (index % 3),
}))

const newestFirst = (a: Session, b: Session) => (`${a.started_at} ${a.id}` < `${b.started_at} ${b.id}` ? 1 : -1)

/** A case-insensitive substring of the type or the hash. */
const expectedIds = (q: string) => {
  const text = q.trim().toLowerCase()
  return sessions
    .filter(({ survey_type, email_hash }) => survey_type.includes(text) || email_hash?.includes(text))
    .sort(newestFirst)
    .map(({ id }) => id)
}

async function appWithSessions(kind: DatabaseKind = 'sqlite') {
  const { app, database } = await testApp({ kind })
  await database.write(transaction => transaction.insertInto('analytics_sessions').values(sessions).execute())
  return { app, database, headers: await logIn(app) }
}

test('lists sessions, also of one lead', async () => {
  const { app, database, headers } = await appWithSessions()
  const record: SessionRecord = {
    id: 'session-00',
    surveyType: 'optimize',
    isCompleted: 'true',
    toolkitOptIn: 'true',
    startedAt: '2026-03-01T12:00:00.000Z',
    completedAt: '2026-03-09T12:00:00.000Z',
    emailHash: hashOf('0'),
    lastStep: 0,
    furthestStep: 3,
  }
  expect((await app.inject({ url: '/api/admin/analytics-sessions', headers })).json()).toContainEqual(record)
  expect(await sessionRecordsOf(database.read, [hashOf('0'), 'unknown'], 10)).toEqual([record])
  expect(await sessionRecordsOf(database.read, [], 10)).toEqual([])
})

describeOnEachDatabase('admin analytics', kind => {
  test('returns the summary, drop-off and what became of each question', async () => {
    const { app, headers } = await appWithSessions(kind)
    expect((await app.inject({ url: '/api/analytics/summary', headers })).json()).toEqual({
      totalSessions: 60,
      completedSessions: 12,
      toolkitOptIns: 6,
      exitSessions: 40,
      optimizeSessions: 20,
    })
    const leftAt = (step: number, list = sessions) =>
      list.filter(({ is_completed, last_step }) => is_completed === 0 && last_step === step).length
    expect((await app.inject({ url: '/api/analytics/dropoff', headers })).json()).toEqual(
      [0, 1, 2, 3].map(stepIndex => ({ stepIndex, dropoffCount: leftAt(stepIndex) })),
    )
    expect((await app.inject({ url: '/api/admin/analytics', headers })).json().surveys).toEqual(
      surveys.map(({ type, title, questions }) => {
        const surveySessions = sessions.filter(({ survey_type }) => survey_type === type)
        return {
          title,
          opened: surveySessions.length,
          completed: surveySessions.filter(({ is_completed }) => is_completed === 1).length,
          steps: questions.map(({ id, question }, index) => ({
            questionId: id,
            question,
            viewed: surveySessions.filter(({ furthest_step }) => furthest_step >= index).length,
            left: leftAt(index, surveySessions),
          })),
        }
      }),
    )
  })

  test('pages and searches without gaps or duplicates, even with equal times', async () => {
    const { app, headers } = await appWithSessions(kind)
    const searches = [
      ...['', 'exit', 'OPTI', 'e', 'E', ' xit '],
      ...['a', '0', 'be', 'BEEF', 'beefbeef001', hashOf('0'), hashOf('0').toUpperCase(), `${hashOf('0')}0`],
      ...['nobody', '%', '_', 'b%f', '\\', "'", '*', '[a-f]', 'é', 'É', 'exit%', 'exit\n'],
    ]
    for (const q of searches) {
      const url = `/api/admin/analytics-sessions?limit=25&q=${encodeURIComponent(q)}`
      const { pages, totals } = await fetchAllPages<SessionRecord>(app, headers, url)
      const expected = expectedIds(q)
      const ids = pages.map(page => page.map(({ id }) => id))
      expect(ids.flat(), q).toEqual(expected)
      expect(new Set(ids.slice(0, -1).map(({ length }) => length)), q).toEqual(
        new Set(expected.length > 25 ? [25] : []),
      )
      expect(totals, q).toEqual(pages.map(() => expected.length))
    }
  })
})
