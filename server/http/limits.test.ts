import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { databaseLimitStore, type LimitRule, type LimitStore, maxKeys, memoryLimitStore, visitorOf } from './limits.ts'

const windowMs = 60_000

const takeOne = async (store: LimitStore, key: string) => (await store.take([{ key, windowMs }]))[0]

test.each(['memory', 'postgres'] as const)('counts uses per key and window in %s', async kind => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const clock = clockAt(() => time)
  const store: LimitStore =
    kind === 'memory' ? memoryLimitStore(clock) : databaseLimitStore(await newDatabase(kind), clock)

  expect(await takeOne(store, 'a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
  time += 10_000
  expect(await takeOne(store, 'a')).toEqual({ uses: 2, windowEndsAt: time - 10_000 + windowMs })
  expect((await takeOne(store, 'b'))?.uses).toBe(1)
  // Several keys in one call keep their order.
  expect((await store.take(['b', 'c', 'a'].map(key => ({ key, windowMs })))).map(({ uses }) => uses)).toEqual([2, 1, 3])
  await store.release('a')
  await store.release('a')
  expect((await takeOne(store, 'a'))?.uses).toBe(2)
  const counts = await Promise.all(Array.from({ length: 10 }, () => takeOne(store, 'a')))
  expect(counts.map(count => count?.uses).sort((x, y) => Number(x) - Number(y))).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  time += windowMs
  expect(await takeOne(store, 'a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
})

test('deletes only expired windows from Postgres', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const database = await newDatabase('postgres')
  const store = databaseLimitStore(
    database,
    clockAt(() => time),
  )
  await takeOne(store, 'old')
  time += windowMs + 1
  await takeOne(store, 'new')
  await store.deleteExpired()
  expect(await database.read.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
})

test('drops the oldest keys when there are too many', async () => {
  const store = memoryLimitStore(systemClock)
  await takeOne(store, 'first')
  await takeOne(store, 'second')
  for (let index = 1; index < maxKeys; index += 1) await takeOne(store, `flood ${index}`)
  expect((await takeOne(store, 'second'))?.uses).toBe(2)
  expect((await takeOne(store, 'first'))?.uses).toBe(1)
})

test('shares counts between processes on one Postgres', async () => {
  const database = await newDatabase('postgres')
  const one = databaseLimitStore(database, systemClock)
  const other = databaseLimitStore(database, systemClock)
  await takeOne(one, 'a')
  expect((await takeOne(other, 'a'))?.uses).toBe(2)
})

const rule: LimitRule = { name: 'attempts', uses: 2, windowMs }

async function limitedApp(env: Record<string, string> = {}, database?: Database) {
  const { app } = await testApp({ env, ...(database && { database }) })
  app.post('/api/limited', async request => {
    await app.limits.take([rule], request)
    return { ok: true }
  })
  app.post('/api/released', async request => {
    await app.limits.release(rule, request)
    return { ok: true }
  })
  return (headers: Record<string, string> = {}, remoteAddress = '203.0.113.7', url = '/api/limited') =>
    app.inject({ method: 'POST', url, headers, remoteAddress })
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

test('writes nothing for a visitor who keeps trying beyond the limit, until the database may have changed', async () => {
  const database = await newDatabase('postgres')
  const usesStored = async () => (await database.read.selectFrom('rate_limits').select('uses').execute())[0]?.uses
  const [one, other] = [await limitedApp({}, database), await limitedApp({}, database)]
  const statusesOf = async (call: typeof one, count: number) => {
    const statuses: number[] = []
    for (let index = 0; index < count; index += 1) statuses.push((await call()).statusCode)
    return statuses
  }
  expect(await statusesOf(one, 10)).toEqual([200, 200, ...Array(8).fill(429)])
  expect(await usesStored()).toBe(3)
  expect(await statusesOf(other, 5)).toEqual(Array(5).fill(429))
  expect(await usesStored()).toBe(4)

  // As a login with the right password does. The other server reads the database again after a few seconds.
  for (let count = 0; count < 3; count += 1) await one({}, '203.0.113.7', '/api/released')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  expect((await one()).statusCode).toBe(200)
  expect((await other()).statusCode).toBe(429)
  await one({}, '203.0.113.7', '/api/released')
  vi.setSystemTime(Date.now() + 5000)
  expect((await other()).statusCode).toBe(200)
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
