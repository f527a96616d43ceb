import { expect, inject, onTestFinished, test } from 'vitest'
import { allOf } from '#tests/support/all-of.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { beginVisits, expectServed } from '#tests/support/other-visitors.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { postJson } from '#tests/support/server-calls.ts'
import { serverClock } from '#tests/support/server-clock.ts'

const rounds = inject('faultCount')

const passwords = { ADMIN_PASSWORD: 'the right admin password', TOOLKIT_PASSWORD: 'the right toolkit password' }

const doors = {
  login: { path: '/api/admin/login', right: passwords.ADMIN_PASSWORD, wrongIs: 401 },
  toolkit: { path: '/api/toolkit/validate', right: passwords.TOOLKIT_PASSWORD, wrongIs: 200 },
}
type Door = (typeof doors)[keyof typeof doors]

async function start(env: Record<string, string> = {}) {
  const server = await startServer({ env: { ...passwords, ...env } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  return server
}

type Headers = Record<string, string>

async function guess(origin: string, { path }: Door, password: string, headers: Headers = {}) {
  const answer = await postJson(`${origin}${path}`, { password }, headers)
  const body = await answer.json()
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), body }
}

const settingsOf = async (kind: DatabaseKind): Promise<Headers> => {
  const { databaseUrl } = await newDatabaseSettings(kind)
  return databaseUrl ? { DATABASE_URL: databaseUrl } : {}
}

const opens = ({ status, body }: Awaited<ReturnType<typeof guess>>) =>
  status === 200 && (body.success === true || body.isValid === true)

async function enqueue<T>(count: number, act: (index: number) => Promise<T>) {
  const results: T[] = []
  while (results.length < count) results.push(await act(results.length))
  return results
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test('guessing from one address ends after ten wrong passwords, until a quarter of an hour is over', async () => {
  await allOf(guessTooOften('sqlite'), guessTooOften('postgres'))
})

async function guessTooOften(kind: DatabaseKind) {
  const clock = serverClock()
  const { origin } = await start({ TRUST_PROXY: '1', ...clock.env, ...(await settingsOf(kind)) })
  for (const door of Object.values(doors)) {
    const answers = await enqueue(30, index => guess(origin, door, `guess ${index}`, from('10.0.0.1')))
    const refused = answers.splice(10)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(door.wrongIs))
    expect(refused.map(({ status }) => status)).toEqual(Array(20).fill(429))
    expect(answers.some(opens)).toBe(false)
    for (const { retryAfter, body } of refused) {
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(900)
      expect(body).toEqual({ error: 'Too many attempts. Try again later.' })
    }
    // The right one is refused there as well, or guessing would go on; everybody else is not concerned.
    expect((await guess(origin, door, door.right, from('10.0.0.1'))).status).toBe(429)
    expect(opens(await guess(origin, door, door.right, from('10.0.0.2')))).toBe(true)
  }
  clock.moveForward(14)
  for (const door of Object.values(doors))
    expect((await guess(origin, door, door.right, from('10.0.0.1'))).status).toBe(429)
  clock.moveForward(2)
  for (const door of Object.values(doors))
    expect(opens(await guess(origin, door, door.right, from('10.0.0.1')))).toBe(true)
}

/** What a visitor may write into a request; the proxy in front adds the address that it sees. */
const spoofs = (index: number): Headers => ({
  'x-forwarded-for': `198.51.100.${index}`,
  forwarded: `for=198.51.100.${index}`,
  'x-real-ip': `198.51.100.${index}`,
  'x-client-ip': `198.51.100.${index}`,
  'true-client-ip': `198.51.100.${index}`,
  'cf-connecting-ip': `198.51.100.${index}`,
  'x-forwarded-host': `other-${index}.example`,
  via: `1.1 proxy-${index}`,
})

test('a forged forwarding header starts no new count, whichever proxies are trusted', async () => {
  await allOf(
    forgeAddresses({}, undefined),
    forgeAddresses({ TRUST_PROXY: '1' }, '203.0.113.9'),
    forgeAddresses({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, '203.0.113.9, 10.0.0.5'),
  )
})

async function forgeAddresses(env: Headers, addedByProxies: string | undefined) {
  const { origin } = await start(env)
  for (const door of Object.values(doors)) {
    const answers = await enqueue(15, index => {
      const forged = spoofs(index)
      const forwarded = [forged['x-forwarded-for'], addedByProxies].filter(Boolean).join(', ')
      return guess(origin, door, 'a guess', { ...forged, 'x-forwarded-for': forwarded })
    })
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(door.wrongIs), ...Array(5).fill(429)])
  }
}

test(`200 guessers at once, each from its own address, lock out neither visitors nor the administrator, ${rounds} times in a row`, async () => {
  const { origin } = await start({ TRUST_PROXY: '1' })
  const { token } = (await guess(origin, doors.login, doors.login.right, from('10.9.9.9'))).body
  for (let round = 1; round <= rounds; round += 1) {
    const addressOf = (index: number) => from(`10.${round % 100}.0.${index}`)
    const visiting = await beginVisits(origin)
    const guesses = Array.from({ length: 200 }, (_, index) =>
      guess(origin, index % 2 ? doors.login : doors.toolkit, `guess ${index}`, addressOf(index)),
    )
    const logIn = guess(origin, doors.login, doors.login.right, from(`10.${round % 100}.1.1`))
    const answers = await Promise.all(guesses)
    expect(opens(await logIn)).toBe(true)
    // Whoever is signed in already works on.
    const overview = await fetch(`${origin}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } })
    const visits = await visiting.end()
    console.info(`Brute force, round ${round}: 200 guesses from 200 addresses; ${visits.inWords}`)
    expect(answers.some(opens)).toBe(false)
    expect(answers.every(({ status }) => [401, 200].includes(status))).toBe(true)
    expect(overview.status).toBe(200)
    expectServed(visits)
  }
})

const statusWith = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/admin/overview`, { headers: { authorization: `Bearer ${token}` } })).status

test('a token opens nothing after logging out, after its time and after a new password; a restart does not end it', async () => {
  const clock = serverClock()
  const first = await start(clock.env)
  const logIn = async (origin: string): Promise<string> =>
    (await guess(origin, doors.login, doors.login.right)).body.token
  const [leaving, idle, busy] = [await logIn(first.origin), await logIn(first.origin), await logIn(first.origin)]

  await fetch(`${first.origin}/api/admin/logout`, { method: 'POST', headers: { authorization: `Bearer ${leaving}` } })
  expect([await statusWith(first.origin, leaving), await statusWith(first.origin, busy)]).toEqual([401, 200])

  await stop(first.child, 'SIGKILL')
  const second = await start(first.env)
  expect([await statusWith(second.origin, leaving), await statusWith(second.origin, busy)]).toEqual([401, 200])

  // Two hours without a use, or twelve in any case.
  for (let hours = 1; hours <= 11; hours += 1) {
    clock.moveForward(61)
    expect(await statusWith(second.origin, busy)).toBe(200)
    if (hours === 2) expect(await statusWith(second.origin, idle)).toBe(401)
  }
  clock.moveForward(60)
  expect(await statusWith(second.origin, busy)).toBe(401)

  const last = await logIn(second.origin)
  expect(await statusWith(second.origin, last)).toBe(200)
  await stop(second.child, 'SIGKILL')
  const third = await start({ ...first.env, ADMIN_PASSWORD: 'another admin password' })
  expect(await statusWith(third.origin, last)).toBe(401)
  expect((await guess(third.origin, doors.login, doors.login.right)).status).toBe(401)
})
