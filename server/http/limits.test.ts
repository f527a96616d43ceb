import { expect, test } from 'vitest'
import { systemClock } from '#server/clock.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createCounts, type LimitRule, maxKeys, visitorOf } from './limits.ts'

const windowMs = 60_000

test('counts uses per key and window', () => {
  let time = Date.parse('2026-03-01T12:00:00Z')
  const counts = createCounts(clockAt(() => time))
  const take = (key: string) => counts.take({ key, windowMs })

  expect(take('a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
  time += 10_000
  expect(take('a')).toEqual({ uses: 2, windowEndsAt: time - 10_000 + windowMs })
  expect(take('b').uses).toBe(1)
  counts.release('a')
  counts.release('a')
  expect(take('a').uses).toBe(1)
  time += windowMs
  expect(take('a')).toEqual({ uses: 1, windowEndsAt: time + windowMs })
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

async function limitedApp(env: Record<string, string> = {}) {
  const { app } = await testApp({ env })
  app.post('/api/limited', async request => {
    app.limits.take([rule], request)
    return { ok: true }
  })
  return (headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/api/limited', headers, remoteAddress })
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

test.each([
  ['5.6.7.8:40001', '5.6.7.8'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['[2001:DB8:1:2::1]:443', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['anything else', 'unknown'],
])('identifies %s as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
