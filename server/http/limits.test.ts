import { expect, test } from 'vitest'
import { newDatabase } from '#tests/support/databases.ts'
import { testApp } from '#tests/support/test-app.ts'
import { databaseLimitStore, type LimitStore, maxKeys, memoryLimitStore } from './limit-stores.ts'
import { type LimitRule, visitorOf } from './limits.ts'

const windowMs = 60_000

const takeOne = async (store: LimitStore, key: string) => (await store.take([{ key, windowMs }]))[0]

test.each(['memory', 'sqlite', 'postgres'] as const)('a limit kept in %s', async kind => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const now = () => time
  const store: LimitStore = kind === 'memory' ? memoryLimitStore(now) : databaseLimitStore(await newDatabase(kind), now)

  // Uses add up within a window, which starts with the first one.
  expect(await takeOne(store, 'a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
  time += 10_000
  expect(await takeOne(store, 'a')).toEqual({ uses: 2, windowEndsAt: time - 10_000 + windowMs })
  // Another visitor has a count of their own.
  expect((await takeOne(store, 'b'))?.uses).toBe(1)
  // Several keys are counted at once, and their counts come in the same order.
  expect((await store.take(['b', 'c', 'a'].map(key => ({ key, windowMs })))).map(({ uses }) => uses)).toEqual([2, 1, 3])
  await store.release('a')
  // A released use doesn't count.
  await store.release('a')
  expect((await takeOne(store, 'a'))?.uses).toBe(2)
  // Concurrent uses are all counted.
  const counts = await Promise.all(Array.from({ length: 10 }, () => takeOne(store, 'a')))
  expect(counts.map(count => count?.uses).sort((x, y) => Number(x) - Number(y))).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  // After the window the count starts again.
  time += windowMs
  expect(await takeOne(store, 'a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
})

test.each(['sqlite', 'postgres'] as const)('expired windows are deleted from %s, others stay', async kind => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const database = await newDatabase(kind)
  const store = databaseLimitStore(database, () => time)
  await takeOne(store, 'old')
  time += windowMs + 1
  await takeOne(store, 'new')
  await store.deleteExpired()
  expect(await database.read.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
})

test('a flood of visitors cannot fill the memory: beyond a bound the oldest are forgotten', async () => {
  const store = memoryLimitStore()
  await takeOne(store, 'first')
  await takeOne(store, 'second')
  for (let index = 1; index < maxKeys; index += 1) await takeOne(store, `flood ${index}`)
  expect((await takeOne(store, 'second'))?.uses).toBe(2)
  expect((await takeOne(store, 'first'))?.uses).toBe(1)
})

test('two processes on one Postgres count together', async () => {
  const database = await newDatabase('postgres')
  const one = databaseLimitStore(database)
  const other = databaseLimitStore(database)
  await takeOne(one, 'a')
  expect((await takeOne(other, 'a'))?.uses).toBe(2)
})

const rule: LimitRule = { name: 'tries', uses: 2, windowMs }

async function limitedApp(env: Record<string, string> = {}) {
  const { app } = await testApp({ env })
  app.post('/api/limited', async request => {
    await app.limits.take([rule], request)
    return { ok: true }
  })
  return (headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/api/limited', headers, remoteAddress })
}

test('beyond the limit the answer is 429 with the time to wait', async () => {
  const call = await limitedApp()
  expect((await call()).statusCode).toBe(200)
  expect((await call()).statusCode).toBe(200)
  const refused = await call()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.json()).toEqual({ error: 'Too many attempts. Try again later.' })
  expect((await call({}, '203.0.113.8')).statusCode).toBe(200)
})

test('a forged forwarding header does not start a new count', async () => {
  const call = await limitedApp()
  for (const last of [1, 2]) await call({ 'x-forwarded-for': `198.51.100.${last}` })
  expect((await call({ 'x-forwarded-for': '198.51.100.3' })).statusCode).toBe(429)
})

test('behind a trusted proxy the visitor counts, not the proxy', async () => {
  const call = await limitedApp({ TRUST_PROXY: '1' })
  for (const last of [1, 2, 3]) {
    expect((await call({ 'x-forwarded-for': `198.51.100.${last}` })).statusCode).toBe(200)
  }
})

test('an IPv6 visitor is the network, not one of its countless addresses', () => {
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
])('%s counts as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
