import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createCounts, createSharedCounts, type LimitRule, maxKeys, visitorOf } from './limits.ts'

const windowMs = 60_000

test.each(['memory', 'postgres'] as const)('counts uses per key and window in %s', async kind => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const clock = clockAt(() => time)
  const counts = kind === 'memory' ? createCounts(clock) : createSharedCounts(await newDatabase(kind), clock)
  const take = async (key: string) => await counts.take({ key, windowMs })

  expect(await take('a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
  time += 10_000
  expect(await take('a')).toEqual({ uses: 2, windowEndsAt: time - 10_000 + windowMs })
  expect((await take('b')).uses).toBe(1)
  await counts.release('a')
  await counts.release('a')
  expect((await take('a')).uses).toBe(1)
  const uses = (await Promise.all(Array.from({ length: 10 }, () => take('a')))).map(count => count.uses)
  expect(uses.sort((x, y) => x - y)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  time += windowMs
  expect(await take('a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
})

test('deletes only expired windows from Postgres', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const database = await newDatabase('postgres')
  const counts = createSharedCounts(
    database,
    clockAt(() => time),
  )
  await counts.take({ key: 'old', windowMs })
  time += windowMs + 1
  await counts.take({ key: 'new', windowMs })
  await counts.deleteExpired()
  expect(await database.read.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
})

test('drops the oldest keys when there are too many', () => {
  const counts = createCounts(systemClock)
  const take = (key: string) => counts.take({ key, windowMs }).uses
  take('first')
  take('second')
  for (let index = 1; index < maxKeys; index += 1) take(`flood ${index}`)
  expect(take('second')).toBe(2)
  expect(take('first')).toBe(1)
})

const rule: LimitRule = { name: 'attempts', uses: 2, windowMs }
const guesses: LimitRule = { name: 'guesses', uses: 2, windowMs }

async function limitedApp(env: Record<string, string> = {}, database?: Database) {
  const { app } = await testApp({ env, ...(database && { database }) })
  const calls = {
    '/api/limited': async request => app.limits.take([rule], request),
    '/api/guess': request => app.limits.takeGuess(guesses, request),
    '/api/guessed': request => app.limits.releaseGuess(guesses, request),
  } satisfies Record<string, (request: FastifyRequest) => Promise<void>>
  for (const [path, call] of Object.entries(calls))
    app.post(path, async request => {
      await call(request)
      return { ok: true }
    })
  return (
    headers: Record<string, string> = {},
    remoteAddress = '203.0.113.7',
    url: keyof typeof calls = '/api/limited',
  ) => app.inject({ method: 'POST', url, headers, remoteAddress })
}

test('responds with 429 and Retry-After beyond the limit', async () => {
  const call = await limitedApp()
  expect((await call()).statusCode).toBe(200)
  expect((await call()).statusCode).toBe(200)
  const rejected = await call()
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(50)
  expect(rejected.json()).toEqual({ error: 'Too many attempts. Try again later.' })
  expect((await call({}, '203.0.113.8')).statusCode).toBe(200)
})

test('counts guesses of all servers on one Postgres together, and everything else on each', async () => {
  const database = await newDatabase('postgres')
  const usesStored = async () => (await database.read.selectFrom('rate_limits').select('uses').execute())[0]?.uses
  const [one, other] = [await limitedApp({}, database), await limitedApp({}, database)]
  const statusesOf = async (call: typeof one, url: Parameters<typeof one>[2], count: number) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) statuses.push((await call({}, '203.0.113.7', url)).statusCode)
    return statuses
  }
  for (const server of [one, other]) expect(await statusesOf(server, '/api/limited', 3)).toEqual([200, 200, 429])
  expect(await usesStored()).toBe(undefined)

  expect(await statusesOf(one, '/api/guess', 1)).toEqual([200])
  expect(await statusesOf(other, '/api/guess', 10)).toEqual([200, ...Array(9).fill(429)])
  // Someone who keeps trying costs no writes.
  expect(await usesStored()).toBe(3)
})

test('releases a guess that was right', async () => {
  const call = await limitedApp({}, await newDatabase('postgres'))
  for (let count = 0; count < 5; count += 1) {
    expect((await call({}, '203.0.113.7', '/api/guess')).statusCode).toBe(200)
    await call({}, '203.0.113.7', '/api/guessed')
  }
})

test('ignores a forged X-Forwarded-For header', async () => {
  const call = await limitedApp()
  for (const last of [1, 2]) await call({ 'x-forwarded-for': `198.51.100.${last}` })
  expect((await call({ 'x-forwarded-for': '198.51.100.3' })).statusCode).toBe(429)
})

test('counts visitors behind a trusted proxy separately', async () => {
  const call = await limitedApp({ TRUST_PROXY: '1' })
  for (const last of [1, 2, 3]) {
    expect((await call({ 'x-forwarded-for': `198.51.100.${last}` })).statusCode).toBe(200)
  }
})

test('treats an IPv6 /64 as one visitor', () => {
  expect(visitorOf('2001:db8:1:2::1')).toBe(visitorOf('2001:db8:1:2:ffff::9'))
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'))
  expect(visitorOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(visitorOf('::1')).toBe('0:0:0:0')
})

test.each([
  ['5.6.7.8:40001', '5.6.7.8'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['[2001:DB8:1:2::1]:443', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['anything else', 'unknown'],
])('identifies %s as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
