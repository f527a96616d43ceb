import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { buildApp } from '#server/app.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { routeExample } from '#tests/support/route-examples.ts'
import { allRoutes, publicRoutes } from '#tests/support/routes.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { createAdminSessions } from './admin-sessions.ts'

type App = Awaited<ReturnType<typeof buildApp>>

const password = testPasswords.admin.value

const logIn = (app: App, candidate: unknown = password, address = '10.0.0.1', extras = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'x-forwarded-for': address },
    payload: { password: candidate, ...extras },
  })

const isLoggedIn = async (app: App, authorization: string | undefined) => {
  const response = await app.inject({
    url: '/api/admin/check',
    ...(authorization && { headers: { authorization } }),
  })
  expect(response.statusCode).toBe(200)
  return response.json().authenticated
}

describe('logging in', () => {
  test('returns a token that is valid until logout', async () => {
    const { app, database } = await testApp()
    const response = await logIn(app)
    expect(response.json()).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(response.headers['cache-control']).toBe('no-store')
    const { token } = response.json()
    expect(await isLoggedIn(app, `Bearer ${token}`)).toBe(true)

    const stored = JSON.stringify(await database.read.selectFrom('admin_sessions').selectAll().execute())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(createHash('sha256').update(token).digest('base64url'))

    const loggedOut = await app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(loggedOut.json()).toEqual({ success: true })
    expect(await isLoggedIn(app, `Bearer ${token}`)).toBe(false)
    expect(await database.read.selectFrom('admin_sessions').selectAll().execute()).toEqual([])
  })

  test('ends only its own session on logout', async () => {
    const { app } = await testApp()
    const [one, other] = [(await logIn(app)).json().token, (await logIn(app)).json().token]
    expect(one).not.toBe(other)
    await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { authorization: `Bearer ${one}` } })
    expect([await isLoggedIn(app, `Bearer ${one}`), await isLoggedIn(app, `Bearer ${other}`)]).toEqual([false, true])
  })

  test.each([false, true])('survives a restart, and ends with a new password (remembered: %s)', async remember => {
    const database = await newDatabase('sqlite')
    const { app } = await testApp({ database })
    const authorization = `Bearer ${(await logIn(app, password, '10.0.0.1', { remember })).json().token}`
    const { app: restarted } = await testApp({ database })
    expect(await isLoggedIn(restarted, authorization)).toBe(true)
    const { app: changed } = await testApp({ database, passwords: { admin: { value: 'another password' } } })
    expect(await isLoggedIn(changed, authorization)).toBe(false)
  })

  test('blocks only the address that sent ten wrong passwords', async () => {
    const { app } = await testApp({ env: { TRUST_PROXY: '1' } })
    for (let guess = 1; guess <= 10; guess += 1) {
      const response = await logIn(app, `guess ${guess}`)
      expect([response.statusCode, response.json()]).toEqual([401, { error: 'Invalid password. Please try again.' }])
    }
    const rejected = await logIn(app)
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn(app, password, '10.0.0.2')).statusCode).toBe(200)
  })
})

describe('an admin session', () => {
  async function movableSessions() {
    const database = await newDatabase('sqlite')
    const clock = { hours: 0 }
    const startedAt = Date.now()
    const sessions = createAdminSessions(
      database,
      password,
      clockAt(() => startedAt + clock.hours * 3_600_000),
    )
    const stored = () => database.read.selectFrom('admin_sessions').selectAll().execute()
    const open = async ({ remember = false } = {}) => {
      const session = { device: null, address: '203.0.113.1', remember }
      return (await database.write(transaction => sessions.open(transaction, session))).token
    }
    const isOpen = async (token: string) => (await sessions.find(token, '203.0.113.1')) !== undefined
    return { open, isOpen, clock, stored }
  }

  test('ends after 2 idle hours, or after 12 hours of use', async () => {
    const { open, isOpen, clock, stored } = await movableSessions()
    const idle = await open()
    clock.hours = 1.9
    expect(await isOpen(idle)).toBe(true)
    clock.hours = 3.8
    expect(await isOpen(idle)).toBe(true)
    clock.hours = 5.9
    expect(await isOpen(idle)).toBe(false)

    const busy = await open()
    for (let step = 1; step <= 11; step += 1) {
      clock.hours = 5.9 + step
      expect(await isOpen(busy)).toBe(true)
    }
    clock.hours = 17.95
    expect(await isOpen(busy)).toBe(false)
    await open()
    expect(await stored()).toHaveLength(1)
  })

  test('on a remembered device ends after 30 idle days, or after a year of use', async () => {
    const { open, isOpen, clock, stored } = await movableSessions()
    const [busy, idle] = [await open({ remember: true }), await open({ remember: true })]
    clock.hours = 24 * 29.9
    expect([await isOpen(busy), await isOpen(idle)]).toEqual([true, true])
    // Logging in removes ended sessions only.
    await open()
    expect(await stored()).toHaveLength(3)
    for (let days = 59; days < 365; days += 29) {
      clock.hours = 24 * days
      expect(await isOpen(busy), `${days} days`).toBe(true)
    }
    expect(await isOpen(idle)).toBe(false)
    clock.hours = 24 * 365
    expect(await isOpen(busy)).toBe(false)
    await open()
    expect(await stored()).toHaveLength(1)
  })
})

test.each([
  [{}, 400, 'Password is required.'],
  [{ password: 7 }, 400, 'Password is required.'],
  [{ password, remember: 'yes' }, 400, 'The choice to stay logged in must be true or false.'],
  [{ password: '' }, 401, 'Invalid password. Please try again.'],
  [{ password: 'x'.repeat(1001) }, 400, "Password can't be longer than 1000 characters."],
])('rejects the login %j', async (payload, status, error) => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload })
  expect([response.statusCode, response.json()]).toEqual([status, { error }])
})

test('accepts a password with whitespace around it', async () => {
  const { app } = await testApp()
  expect((await logIn(app, ` ${password}\n`)).statusCode).toBe(200)
})

test('accepts a logout without a session', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: '/api/admin/logout' })
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
})

test('logs logins, rejections and logouts without passwords, tokens or addresses', async () => {
  const { app, logLines } = await testApp({ env: { TRUST_PROXY: '1' } })
  const { token } = (await logIn(app)).json()
  await logIn(app, 'a wrong password')
  await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { authorization: `Bearer ${token}` } })
  const log = logLines.join('')
  for (const message of ['administrator logged in', 'administrator login rejected', 'administrator logged out'])
    expect(log).toContain(message)
  for (const secret of [token, password, 'a wrong password', '10.0.0.1']) expect(log).not.toContain(secret)
})

test('every call has an example for the tests of hostile input', async () => {
  for (const call of await allRoutes()) if (!call.startsWith('HEAD ')) expect(() => routeExample(call)).not.toThrow()
})

test('rejects every non-public call without a token and forbids caching', async () => {
  const calls = await allRoutes()
  // A new call must be guarded, or listed as public.
  expect(calls).toEqual(expect.arrayContaining(publicRoutes))
  const guarded = calls.filter(call => !publicRoutes.includes(call))
  expect(guarded.length).toBeGreaterThan(25)
  const { app } = await testApp()
  for (const call of guarded) {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replace(/:\w+/g, anyId)
    for (const headers of [{}, { authorization: `Bearer ${'a'.repeat(43)}` }]) {
      const response = await app.inject({ method: method as 'GET', url, headers })
      expect([call, response.statusCode]).toEqual([call, 401])
      if (method !== 'HEAD') expect(response.json()).toEqual({ error: 'Please log in.' })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  }
})

const anyId = '01900000-0000-7000-8000-000000000000'

const spellings = [
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace('/api', '/%61pi'),
  (path: string) => path.replace(/\w/g, letter => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path: string) => path.replaceAll('/', '//'),
  (path: string) => path.replaceAll('/', '\\').replace('\\', '/'),
  (path: string) => path.replace('/api/', '/api/./'),
  (path: string) => path.replace('/api/', '/api/x/../'),
  (path: string) => path.replace('/api/', '/api/admin/check/../../'),
  (path: string) => `${path};admin=1`,
  (path: string) => `${path}%00`,
  (path: string) => `${path}%20`,
  (path: string) => `${path}.json`,
  (path: string) => `${path}?/api/admin/check`,
  (path: string) => `${path}#/api/admin/check`,
  (path: string) => `http://localhost${path}`,
]
const otherMethods = ['OPTIONS', 'PUT', 'TRACE', 'PROPFIND', 'QUERY']
const overrideHeaders = { 'x-http-method-override': 'GET', 'x-original-url': '/api/admin/check', 'x-rewrite-url': '/' }

test("can't be bypassed with another spelling, method or header", async () => {
  const { app } = await testApp()
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  // Sends the path as written; other clients normalize it first.
  const call = (method: string, path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method, path, headers: overrideHeaders },
        async response => resolve({ status: response.statusCode ?? 0, body: await text(response) }),
      )
      outgoing.on('error', reject).end()
    })
  const guarded = (await allRoutes()).filter(name => !publicRoutes.includes(name))
  for (const name of guarded) {
    const [method = '', template = ''] = name.split(' ')
    const path = template.replace(/:\w+/g, anyId)
    const attempts = [
      ...spellings.map(spell => [method, spell(path)] as const),
      ...otherMethods.map(other => [other, path] as const),
    ]
    const responses = await Promise.all(attempts.map(([verb, address]) => call(verb, address)))
    for (const [index, { status, body }] of responses.entries()) {
      expect([400, 401, 404], `${attempts[index]}`).toContain(status)
      expect(body).not.toContain(quiz.contactInfo.email)
    }
  }
  agent.destroy()
})

test('refuses a login from another site, also if a proxy passes on a host that someone made up', async () => {
  const { app } = await testApp({ env: { TRUST_PROXY: '1' } })
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '10.0.0.1' }
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, headers })
  expect(response.statusCode).toBe(403)
})
