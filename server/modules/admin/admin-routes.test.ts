import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { buildApp } from '#server/app.ts'
import { createAdminSessions } from '#server/plugins/admin-sessions.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const password = testPasswords.admin.value

const logIn = (app: App, candidate: unknown = password, address = '10.0.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'x-forwarded-for': address },
    payload: { password: candidate },
  })

const isIn = async (app: App, authorization: string | undefined) => {
  const answer = await app.inject({
    url: '/api/admin/check',
    ...(authorization && { headers: { authorization } }),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().authenticated
}

describeOnEachDatabase('signing in', kind => {
  test('the right password gives a token that opens the area until logging out', async () => {
    const { app, database } = await testApp({ kind })
    const answer = await logIn(app)
    expect(answer.json()).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { token } = answer.json()
    expect(await isIn(app, `Bearer ${token}`)).toBe(true)

    const stored = JSON.stringify(await database.read.selectFrom('admin_sessions').selectAll().execute())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(createHash('sha256').update(token).digest('base64url'))

    const left = await app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(left.json()).toEqual({ success: true })
    expect(await isIn(app, `Bearer ${token}`)).toBe(false)
    expect(await database.read.selectFrom('admin_sessions').selectAll().execute()).toEqual([])
  })

  test('logging out ends one session and no other', async () => {
    const { app } = await testApp({ kind })
    const [one, other] = [(await logIn(app)).json().token, (await logIn(app)).json().token]
    expect(one).not.toBe(other)
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { authorization: `Bearer ${one}` } })
    expect([await isIn(app, `Bearer ${one}`), await isIn(app, `Bearer ${other}`)]).toEqual([false, true])
  })

  test('a session outlives a restart, and no session outlives a new password', async () => {
    const database = await newDatabase(kind)
    const { app } = await testApp({ database })
    const authorization = `Bearer ${(await logIn(app)).json().token}`
    const { app: restarted } = await testApp({ database })
    expect(await isIn(restarted, authorization)).toBe(true)
    const { app: changed } = await testApp({ database, passwords: { admin: { value: 'another password' } } })
    expect(await isIn(changed, authorization)).toBe(false)
  })

  test('a session ends after 2 idle hours, and after 12 hours in any case', async () => {
    const database = await newDatabase(kind)
    let hours = 0
    const startedAt = Date.now()
    const sessions = createAdminSessions(database, password, () => startedAt + hours * 3_600_000)
    const idle = await sessions.open()
    hours = 1.9
    expect(await sessions.isOpen(idle)).toBe(true)
    hours = 3.8
    expect(await sessions.isOpen(idle)).toBe(true)
    hours = 5.9
    expect(await sessions.isOpen(idle)).toBe(false)

    const busy = await sessions.open()
    for (let step = 1; step <= 11; step += 1) {
      hours = 5.9 + step
      expect(await sessions.isOpen(busy)).toBe(true)
    }
    hours = 17.95
    expect(await sessions.isOpen(busy)).toBe(false)
    // Signing in clears away what has ended.
    await sessions.open()
    expect(await database.read.selectFrom('admin_sessions').selectAll().execute()).toHaveLength(1)
  })

  test('ten wrong passwords from one address are enough; the right one from another still works', async () => {
    const { app } = await testApp({ kind, env: { TRUST_PROXY: '1' } })
    for (let guess = 1; guess <= 10; guess += 1) {
      const answer = await logIn(app, `guess ${guess}`)
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Invalid password. Please try again.' }])
    }
    const refused = await logIn(app)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn(app, password, '10.0.0.2')).statusCode).toBe(200)
  })

  test('signing in rightly, again and again, is never too much', async () => {
    const { app } = await testApp({ kind })
    for (let time = 1; time <= 15; time += 1) expect((await logIn(app)).statusCode).toBe(200)
  })
})

test.each([
  ['nothing', undefined],
  ['a token that was never given', `Bearer ${'a'.repeat(43)}`],
  ['no token', 'Bearer '],
  ['another scheme', `Basic ${btoa('admin:admin')}`],
  ['a hash', `Bearer ${'0'.repeat(64)}`],
  ['SQL', "Bearer ' or 1=1 --"],
])('%s does not open the area', async (_name, authorization) => {
  const { app } = await testApp()
  expect(await isIn(app, authorization)).toBe(false)
})

test.each([
  [{}, 400, 'Password is required.'],
  [{ password: 7 }, 400, 'Password is required.'],
  [{ password: '' }, 401, 'Invalid password. Please try again.'],
  [{ password: 'x'.repeat(1001) }, 400, 'Password is too long: 1000 characters at most.'],
])('%j is refused', async (payload, status, error) => {
  const { app } = await testApp()
  const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  expect([answer.statusCode, answer.json()]).toEqual([status, { error }])
})

test('logging out without a session is no fault', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ method: 'POST', url: '/api/admin/logout' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
})

test('the log says who came and who was refused, without passwords, tokens or addresses', async () => {
  const { app, logLines } = await testApp({ env: { TRUST_PROXY: '1' } })
  const { token } = (await logIn(app)).json()
  await logIn(app, 'a wrong password')
  await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { authorization: `Bearer ${token}` } })
  const log = logLines.join('')
  for (const said of ['administrator signed in', 'administrator sign-in refused', 'administrator signed out'])
    expect(log).toContain(said)
  for (const secret of [token, password, 'a wrong password', '10.0.0.1']) expect(log).not.toContain(secret)
})

// Enumerated from the router, so that a call which is added tomorrow is guarded or fails here.
const publicCalls = [
  'GET /api/admin/check',
  'GET /api/unsubscribe',
  'PATCH /api/analytics/sessions/:sessionId/complete',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/analytics/events',
  'POST /api/analytics/sessions',
  'POST /api/beta/apply',
  'POST /api/quiz/submit',
  'POST /api/survey/submit',
  'POST /api/toolkit/validate',
  'POST /api/unsubscribe',
]

test('every call but the public ones is refused without a token, and keeps nothing in caches', async () => {
  const { app } = await testApp()
  const calls = apiCallsOf(app)
  expect(calls).toEqual(expect.arrayContaining(publicCalls))
  const guarded = calls.filter(call => !publicCalls.includes(call))
  expect(guarded.length).toBeGreaterThan(10)
  for (const call of guarded) {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000')
    for (const headers of [{}, { authorization: `Bearer ${'a'.repeat(43)}` }]) {
      const answer = await app.inject({ method: method as 'GET', url, headers })
      expect([call, answer.statusCode, answer.json()]).toEqual([call, 401, { error: 'Please log in.' }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

/** The router prints a tree; each leaf is a path and its methods. */
function apiCallsOf(app: App) {
  const parts: string[] = []
  const calls = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      parts.length = depth
      parts[depth] = path
      return methods.split(', ').map(method => `${method} ${parts.join('')}`)
    })
  return calls.filter(call => /^(GET|POST|PUT|PATCH|DELETE) \/api\/(?!\*)/.test(call)).sort()
}
