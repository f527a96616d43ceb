import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import './address-check.ts'

const isWarnedAfter = async (host: string, env = {}) => {
  const { app } = await testApp({ env })
  await app.inject({ url: '/healthz', headers: { host } })
  return app.lacksAddress()
}

test.each(['www.your-business.ca', 'www.your-business.ca:8080'])('notices a missing SITE_URL at %s', async host => {
  expect(await isWarnedAfter(host, { SITE_URL: '' })).toBe(true)
})

test.each(['localhost:3000', '127.0.0.1:3000', '192.168.1.5:3000', '[::1]:3000', 'office.local', 'server'])(
  'notices nothing at %s, which is on this machine or its network',
  async host => {
    expect(await isWarnedAfter(host, { SITE_URL: '' })).toBe(false)
  },
)

test('notices nothing at another name while SITE_URL is set', async () => {
  expect(await isWarnedAfter('other.example', { SITE_URL: 'https://www.your-business.ca' })).toBe(false)
})
