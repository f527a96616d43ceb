import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { testApp } from './support/test-app.ts'

const lists = ['/api/admin/survey-responses', '/api/admin/analytics-sessions']
const calls = [
  ...['/api/analytics/summary', '/api/analytics/dropoff', '/api/analytics/funnel'],
  ...lists,
  ...lists.flatMap(list => [`${list}/export?format=csv`, `${list}/export?format=json`]),
]

test('figures, lists and files are read with an open token alone, by HEAD as well, and no cache keeps them', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const statuses = async () =>
    Promise.all(
      calls.flatMap(url => [
        app.inject({ url, headers }),
        app.inject({ method: 'HEAD', url, headers }),
        app.inject({ method: 'HEAD', url }),
      ]),
    ).then(answers =>
      answers.map(answer => {
        expect(answer.headers['cache-control']).toBe('no-store')
        return answer.statusCode
      }),
    )
  expect(await statuses()).toEqual(calls.flatMap(() => [200, 200, 401]))
  await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
  expect(await statuses()).toEqual(calls.flatMap(() => [401, 401, 401]))
})

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
const foreignCursor = 'The cursor does not come from a page of this list.'

test('a list says what is wrong with its limit, its search or its cursor', async () => {
  const { app } = await testApp()
  const headers = await logIn(app)
  const refusals = {
    'limit=0': 'The limit must be at least 1.',
    'limit=': 'The limit must be at least 1.',
    'limit=201': 'The limit must be at most 200.',
    'limit=1.5': 'The limit must be a whole number.',
    'limit=many': 'The limit must be a number.',
    [`q=${'x'.repeat(201)}`]: 'Search is too long: 200 characters at most.',
    'q=%00': 'Search contains characters that cannot be stored.',
    'cursor=': foreignCursor,
    'cursor=nonsense': foreignCursor,
    [`cursor=${cursor(['2026-01-01'])}`]: foreignCursor,
    [`cursor=${cursor(['2026-01-01', 7])}`]: foreignCursor,
    [`cursor=${cursor(['2026-01-01\0', 'x'])}`]: foreignCursor,
    [`cursor=${cursor({ time: 'x', id: 'y' })}`]: foreignCursor,
    [`cursor=${'x'.repeat(501)}`]: 'Cursor is too long: 500 characters at most.',
  }
  for (const list of lists) {
    for (const [query, error] of Object.entries(refusals)) {
      const answer = await app.inject({ url: `${list}?${query}`, headers })
      expect(answer.statusCode, query).toBe(400)
      expect(answer.json(), query).toEqual({ error })
    }
    for (const query of ['', 'format=xml', 'format=csv&format=json']) {
      const answer = await app.inject({ url: `${list}/export?${query}`, headers })
      expect(answer.json()).toEqual({ error: 'The format must be csv or json.' })
    }
  }
})
