import { expect, test } from 'vitest'
import { logIn } from '#tests/support/admin.ts'
import { testApp } from '#tests/support/test-app.ts'
import './connection-routes.ts'

test.each([
  ['', '127.0.0.1', 0],
  ['1', '10.0.0.9', 1],
  ['2', '203.0.113.66', 2],
  ['127.0.0.1', '10.0.0.9', 1],
])('with TRUST_PROXY=%s, shows the administrator how the request arrived', async (setting, client, trusted) => {
  const { app } = await testApp({ env: { TRUST_PROXY: setting } })
  const headers = { ...(await logIn(app)), 'x-forwarded-for': '203.0.113.66,  10.0.0.9' }
  const response = await app.inject({ url: '/api/admin/connection', headers })
  expect(response.json()).toEqual({
    peerAddress: '127.0.0.1',
    forwardedFor: ['203.0.113.66', '10.0.0.9'],
    clientAddress: client,
    trustedProxies: trusted,
  })
})

test('shows visitors nothing', async () => {
  const { app } = await testApp()
  const { statusCode, body } = await app.inject({ url: '/api/admin/connection' })
  expect([statusCode, body]).toEqual([401, '{"error":"Please log in."}'])
})
