import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { testApp } from './support/test-app.ts'

const lists = ['/api/admin/survey-responses', '/api/admin/analytics-sessions']
const calls = [...['/api/analytics/summary', '/api/analytics/dropoff'], ...lists, '/api/admin/leads/export']

test('figures, lists and exports require a valid token for GET and HEAD, and are never cached', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const statuses = async () =>
    Promise.all(
      calls.flatMap(url => [
        app.inject({ url, headers }),
        app.inject({ method: 'HEAD', url, headers }),
        app.inject({ method: 'HEAD', url }),
      ]),
    ).then(responses =>
      responses.map(response => {
        expect(response.headers['cache-control']).toBe('no-store')
        return response.statusCode
      }),
    )
  expect(await statuses()).toEqual(calls.flatMap(() => [200, 200, 401]))
  await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
  expect(await statuses()).toEqual(calls.flatMap(() => [401, 401, 401]))
})

const encodeCursor = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url')
const invalidCursor = "The cursor isn't valid."

test('rejects an invalid limit, search or cursor with a specific message', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const errors = {
    'limit=0': 'The limit must be at least 1.',
    'limit=': 'The limit must be at least 1.',
    'limit=201': 'The limit must be at most 200.',
    'limit=1.5': 'The limit must be a whole number.',
    'limit=many': 'The limit must be a number.',
    [`q=${'x'.repeat(201)}`]: "Search can't be longer than 200 characters.",
    'q=%00': "Search contains characters that can't be stored.",
    'cursor=': invalidCursor,
    'cursor=nonsense': invalidCursor,
    [`cursor=${encodeCursor(['2026-01-01'])}`]: invalidCursor,
    [`cursor=${encodeCursor(['2026-01-01', 7])}`]: invalidCursor,
    [`cursor=${encodeCursor(['2026-01-01\0', 'x'])}`]: invalidCursor,
    [`cursor=${encodeCursor({ time: 'x', id: 'y' })}`]: invalidCursor,
    [`cursor=${'x'.repeat(1001)}`]: "Cursor can't be longer than 1000 characters.",
  }
  for (const list of lists) {
    for (const [query, error] of Object.entries(errors)) {
      const response = await app.inject({ url: `${list}?${query}`, headers })
      expect(response.statusCode, query).toBe(400)
      expect(response.json(), query).toEqual({ error })
    }
  }
})
