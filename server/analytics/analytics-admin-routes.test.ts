import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import type { Tables } from '#server/storage/tables.ts'
import { fetchAllPages, logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { insertSessions } from './analytics-repository.ts'
import { sessionRecordsOf } from './session-list.ts'

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
  await database.write(transaction => insertSessions(transaction, sessions))
  return { app, database, headers: await logIn(app) }
}

describe('admin analytics', () => {
  test('lists sessions newest first', async () => {
    const { app, database, headers } = await appWithSessions()
    const response = await app.inject({ url: '/api/admin/analytics-sessions', headers })
    const records: SessionRecord[] = response.json()
    expect(records.map(({ id }) => id)).toEqual(expectedIds(''))
    expect(records.find(({ id }) => id === 'session-00')).toEqual({
      id: 'session-00',
      surveyType: 'optimize',
      isCompleted: 'true',
      toolkitOptIn: 'true',
      startedAt: '2026-03-01T12:00:00.000Z',
      completedAt: '2026-03-09T12:00:00.000Z',
      emailHash: hashOf('0'),
      lastStep: 0,
      furthestStep: 3,
    })
    expect(records.find(({ emailHash }) => emailHash === null)).toMatchObject({
      isCompleted: 'false',
      toolkitOptIn: 'false',
      completedAt: null,
    })
    expect(response.headers['x-total-count']).toBe('60')
    expect(response.headers.link).toBeUndefined()
    expect(await sessionRecordsOf(database.read, [hashOf('0'), 'unknown'], 10)).toEqual([
      expect.objectContaining({ id: 'session-00' }),
    ])
    expect(await sessionRecordsOf(database.read, [], 10)).toEqual([])
  })

  test('returns the total on a page past the end', async () => {
    const { app, headers } = await appWithSessions()
    const cursor = Buffer.from('["2000-01-01T00:00:00.000Z","x"]').toString('base64url')
    for (const q of ['', 'exit', 'be', 'beef', 'nobody']) {
      const response = await app.inject({ url: `/api/admin/analytics-sessions?q=${q}&cursor=${cursor}`, headers })
      expect(response.json()).toEqual([])
      expect(response.headers['x-total-count']).toBe(String(expectedIds(q).length))
    }
  })

  test('exports the sessions that match the search', async () => {
    const { app, headers } = await appWithSessions()
    const url = '/api/admin/analytics-sessions/export'
    const csv = await app.inject({ url: `${url}?format=csv&q=beefbeef001`, headers })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="analytics-sessions.csv"',
    })
    const [title, first] = csv.body.split('\r\n')
    expect(title).toBe(
      '\ufeff"Started at","Completed at","Survey","Completed","Toolkit","Last question","Furthest question","Email hash"',
    )
    const [id] = expectedIds('beefbeef001')
    const session = sessions.find(candidate => candidate.id === id)
    expect(first).toBe(
      `"${session?.started_at}",,"exit","No","No",2,${(session?.furthest_step ?? 0) + 1},"${session?.email_hash}"`,
    )
    for (const q of ['', 'exit', 'beef', 'nobody']) {
      const json = await app.inject({ url: `${url}?format=json&q=${q}`, headers })
      expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
      const hashes = expectedIds(q).map(id => sessions.find(candidate => candidate.id === id)?.email_hash)
      expect(json.json<SessionRecord[]>().map(record => record.emailHash)).toEqual(hashes)
      expect(json.body).not.toContain('"id"')
    }
  })
})

describeOnEachDatabase('admin analytics', kind => {
  test('returns the summary, drop-off and funnels', async () => {
    const { app, headers } = await appWithSessions(kind)
    expect((await app.inject({ url: '/api/analytics/summary', headers })).json()).toEqual({
      totalSessions: 60,
      completedSessions: 12,
      toolkitOptIns: 6,
      exitSessions: 40,
      optimizeSessions: 20,
    })
    expect((await app.inject({ url: '/api/analytics/dropoff', headers })).json()).toEqual(
      [0, 1, 2, 3].map(stepIndex => ({
        stepIndex,
        dropoffCount: sessions.filter(({ is_completed, last_step }) => is_completed === 0 && last_step === stepIndex)
          .length,
      })),
    )
    expect((await app.inject({ url: '/api/analytics/funnel', headers })).json()).toEqual(
      surveys.map(({ type, title, questions }) => {
        const surveySessions = sessions.filter(({ survey_type }) => survey_type === type)
        return {
          surveyType: type,
          title,
          opened: surveySessions.length,
          completed: surveySessions.filter(({ is_completed }) => is_completed === 1).length,
          steps: questions.map(({ id, question }, index) => ({
            questionId: id,
            question,
            viewed: surveySessions.filter(({ furthest_step }) => furthest_step >= index).length,
            left: surveySessions.filter(session => session.is_completed === 0 && session.last_step === index).length,
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
      expect(
        pages.flat().map(({ id }) => id),
        q,
      ).toEqual(expected)
      expect(
        pages.slice(0, -1).every(page => page.length === 25),
        q,
      ).toBe(true)
      expect(totals, q).toEqual(pages.map(() => expected.length))
    }
  })
})

test('every hexadecimal substring of a survey type is in all of them', () => {
  const names = surveys.map(({ type }) => type)
  const parts = names.flatMap(name =>
    Array.from(name, (_, from) => Array.from(name.slice(from), (_, length) => name.slice(from, from + length + 1))),
  )
  const inHashes = parts.flat().filter(part => /^[0-9a-f]+$/.test(part))
  expect(inHashes.filter(part => !names.every(name => name.includes(part)))).toEqual([])
})

test("the rate limit of public analytics doesn't apply to the admin", async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const payload = { sessionId: 'x', eventType: 'question_viewed' }
  const report = () => app.inject({ method: 'POST', url: '/api/analytics/events', payload })
  await Promise.all(Array.from({ length: 600 }, report))
  expect((await report()).statusCode).toBe(429)
  expect((await app.inject({ url: '/api/analytics/summary', headers })).statusCode).toBe(200)
})
