import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { buildApp } from '#server/app.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { everyCall, publicCalls } from '#tests/support/every-call.ts'
import { quiz } from '#tests/support/sample-forms.ts'
import { testApp, testPasswords } from '#tests/support/test-app.ts'
import { createAdminSessions } from './admin-sessions.ts'

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

test('a password that was pasted with spaces around it is right', async () => {
  const { app } = await testApp()
  expect((await logIn(app, ` ${password}\n`)).statusCode).toBe(200)
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
  for (const said of ['administrator logged in', 'administrator login rejected', 'administrator logged out'])
    expect(log).toContain(said)
  for (const secret of [token, password, 'a wrong password', '10.0.0.1']) expect(log).not.toContain(secret)
})

test('every call but the public ones is refused without a token, and keeps nothing in caches', async () => {
  const calls = await everyCall()
  // A call that is added tomorrow is guarded, or whoever adds it says here that it is public.
  expect(calls).toEqual(expect.arrayContaining(publicCalls))
  const guarded = calls.filter(call => !publicCalls.includes(call))
  expect(guarded.length).toBeGreaterThan(25)
  const { app } = await testApp()
  for (const call of guarded) {
    const [method = '', path = ''] = call.split(' ')
    const url = path.replace(/:\w+/g, anyId)
    for (const headers of [{}, { authorization: `Bearer ${'a'.repeat(43)}` }]) {
      const answer = await app.inject({ method: method as 'GET', url, headers })
      expect([call, answer.statusCode]).toEqual([call, 401])
      if (method !== 'HEAD') expect(answer.json()).toEqual({ error: 'Please log in.' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

const anyId = '01900000-0000-7000-8000-000000000000'

/** Other spellings of an address, which some programs between browser and handler take for the same. */
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
const asIfAnother = { 'x-http-method-override': 'GET', 'x-original-url': '/api/admin/check', 'x-rewrite-url': '/' }

test('no other spelling, method or header leads past the guard', async () => {
  const { app } = await testApp()
  await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(app.listeningOrigin)
  const agent = new Agent({ keepAlive: true, maxSockets: 10 })
  // As it is written: what makes a request in Vitest or in a browser tidies addresses up first.
  const call = (method: string, path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, agent, method, path, headers: asIfAnother }, async response =>
        resolve({ status: response.statusCode ?? 0, body: await text(response) }),
      )
      asked.on('error', reject).end()
    })
  const guarded = (await everyCall()).filter(name => !publicCalls.includes(name))
  for (const name of guarded) {
    const [method = '', template = ''] = name.split(' ')
    const path = template.replace(/:\w+/g, anyId)
    const tries = [
      ...spellings.map(spell => [method, spell(path)] as const),
      ...otherMethods.map(other => [other, path] as const),
    ]
    const answers = await Promise.all(tries.map(([asked, address]) => call(asked, address)))
    for (const [index, { status, body }] of answers.entries()) {
      expect([400, 401, 404], `${tries[index]}`).toContain(status)
      expect(body).not.toContain(quiz.contactInfo.email)
    }
  }
  agent.destroy()
})
