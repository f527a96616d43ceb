import { expect, inject, onTestFinished, test } from 'vitest'
import { expectServed, startBackgroundVisits } from '#tests/support/background-visits.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { serverClock } from '#tests/support/server-clock.ts'
import { settleAll } from '#tests/support/settle-all.ts'

const rounds = inject('faultCount')

const passwords = { ADMIN_PASSWORD: 'the right admin password', TOOLKIT_PASSWORD: 'the right toolkit password' }

const endpoints = {
  login: { path: '/api/admin/login', correct: passwords.ADMIN_PASSWORD, wrongPasswordStatus: 401 },
  toolkit: { path: '/api/toolkit/validate', correct: passwords.TOOLKIT_PASSWORD, wrongPasswordStatus: 200 },
}
type Endpoint = (typeof endpoints)[keyof typeof endpoints]

async function start(env: Record<string, string> = {}) {
  const server = await startServer({ env: { ...passwords, ...env } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return server
}

type Headers = Record<string, string>

async function guess(origin: string, { path }: Endpoint, password: string, headers: Headers = {}) {
  const response = await postJson(`${origin}${path}`, { password }, headers)
  const body = await response.json()
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), body }
}

const databaseEnv = async (kind: DatabaseKind): Promise<Headers> => {
  const { databaseUrl } = await newDatabaseSettings(kind)
  return databaseUrl ? { DATABASE_URL: databaseUrl } : {}
}

const succeeds = ({ status, body }: Awaited<ReturnType<typeof guess>>) =>
  status === 200 && (body.success === true || body.isValid === true)

async function repeat<T>(count: number, run: (index: number) => Promise<T>) {
  const results: T[] = []
  while (results.length < count) results.push(await run(results.length))
  return results
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test('blocks an address for 15 minutes after ten wrong passwords', async () => {
  await settleAll(guessTooOften('sqlite'), guessTooOften('postgres'))
})

async function guessTooOften(kind: DatabaseKind) {
  const clock = serverClock()
  const { origin } = await start({ TRUST_PROXY: '1', ...clock.env, ...(await databaseEnv(kind)) })
  for (const endpoint of Object.values(endpoints)) {
    const checked = await repeat(30, index => guess(origin, endpoint, `guess ${index}`, from('10.0.0.1')))
    const blocked = checked.splice(10)
    expect(checked.map(({ status }) => status)).toEqual(Array(10).fill(endpoint.wrongPasswordStatus))
    expect(blocked.map(({ status }) => status)).toEqual(Array(20).fill(429))
    expect(checked.some(succeeds)).toBe(false)
    for (const { retryAfter, body } of blocked) {
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(900)
      expect(body).toEqual({ error: 'Too many attempts. Try again later.' })
    }
    expect((await guess(origin, endpoint, endpoint.correct, from('10.0.0.1'))).status).toBe(429)
    expect(succeeds(await guess(origin, endpoint, endpoint.correct, from('10.0.0.2')))).toBe(true)
  }
  clock.moveForward(14)
  for (const endpoint of Object.values(endpoints))
    expect((await guess(origin, endpoint, endpoint.correct, from('10.0.0.1'))).status).toBe(429)
  clock.moveForward(2)
  for (const endpoint of Object.values(endpoints))
    expect(succeeds(await guess(origin, endpoint, endpoint.correct, from('10.0.0.1')))).toBe(true)
}

const forgedHeaders = (index: number): Headers => ({
  'x-forwarded-for': `198.51.100.${index}`,
  forwarded: `for=198.51.100.${index}`,
  'x-real-ip': `198.51.100.${index}`,
  'x-client-ip': `198.51.100.${index}`,
  'true-client-ip': `198.51.100.${index}`,
  'cf-connecting-ip': `198.51.100.${index}`,
  'x-forwarded-host': `other-${index}.example`,
  via: `1.1 proxy-${index}`,
})

test('ignores forged forwarding headers when counting attempts, for every TRUST_PROXY setting', async () => {
  await settleAll(
    forgeAddresses({}, undefined),
    forgeAddresses({ TRUST_PROXY: '1' }, '203.0.113.9'),
    forgeAddresses({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, '203.0.113.9, 10.0.0.5'),
  )
})

async function forgeAddresses(env: Headers, addedByProxies: string | undefined) {
  const { origin } = await start(env)
  for (const endpoint of Object.values(endpoints)) {
    const responses = await repeat(15, index => {
      const forged = forgedHeaders(index)
      const forwarded = [forged['x-forwarded-for'], addedByProxies].filter(Boolean).join(', ')
      return guess(origin, endpoint, 'a guess', { ...forged, 'x-forwarded-for': forwarded })
    })
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toEqual([...Array(10).fill(endpoint.wrongPasswordStatus), ...Array(5).fill(429)])
  }
}

test(`serves visitors and the administrator during 200 concurrent guesses from 200 addresses (rounds: ${rounds})`, async () => {
  const { origin } = await start({ TRUST_PROXY: '1' })
  const { token } = (await guess(origin, endpoints.login, endpoints.login.correct, from('10.9.9.9'))).body
  for (let round = 1; round <= rounds; round += 1) {
    const addressOf = (index: number) => from(`10.${round % 100}.0.${index}`)
    const visiting = await startBackgroundVisits(origin)
    const guesses = Array.from({ length: 200 }, (_, index) =>
      guess(origin, index % 2 ? endpoints.login : endpoints.toolkit, `guess ${index}`, addressOf(index)),
    )
    const logIn = guess(origin, endpoints.login, endpoints.login.correct, from(`10.${round % 100}.1.1`))
    const responses = await Promise.all(guesses)
    expect(succeeds(await logIn)).toBe(true)
    const overview = await fetch(`${origin}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } })
    const visits = await visiting.stop()
    console.info(`Brute force, round ${round}: 200 guesses from 200 addresses; ${visits.summary}`)
    expect(responses.some(succeeds)).toBe(false)
    expect(responses.every(({ status }) => [401, 200].includes(status))).toBe(true)
    expect(overview.status).toBe(200)
    expectServed(visits)
  }
})

const statusWith = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } })).status

test('ends an admin session on logout, on expiry and on a password change, but not on a restart', async () => {
  const clock = serverClock()
  const first = await start(clock.env)
  const logIn = async (origin: string): Promise<string> =>
    (await guess(origin, endpoints.login, endpoints.login.correct)).body.token
  const [loggedOut, idle, active] = [await logIn(first.origin), await logIn(first.origin), await logIn(first.origin)]

  await fetch(`${first.origin}/api/admin/logout`, { method: 'POST', headers: { authorization: `Bearer ${loggedOut}` } })
  expect([await statusWith(first.origin, loggedOut), await statusWith(first.origin, active)]).toEqual([401, 200])

  await stop(first.child, 'SIGKILL')
  const second = await start(first.env)
  expect([await statusWith(second.origin, loggedOut), await statusWith(second.origin, active)]).toEqual([401, 200])

  // A session expires after 2 idle hours, and after 12 hours even if it's used.
  for (let hours = 1; hours <= 11; hours += 1) {
    clock.moveForward(61)
    expect(await statusWith(second.origin, active)).toBe(200)
    if (hours === 2) expect(await statusWith(second.origin, idle)).toBe(401)
  }
  clock.moveForward(60)
  expect(await statusWith(second.origin, active)).toBe(401)

  const last = await logIn(second.origin)
  expect(await statusWith(second.origin, last)).toBe(200)
  await stop(second.child, 'SIGKILL')
  const third = await start({ ...first.env, ADMIN_PASSWORD: 'another admin password' })
  expect(await statusWith(third.origin, last)).toBe(401)
  expect((await guess(third.origin, endpoints.login, endpoints.login.correct)).status).toBe(401)
})
