import { expect, test } from 'vitest'
import { bookingSecret } from '#tests/support/booking-events.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { testApp } from '#tests/support/test-app.ts'
import { checkBookings } from './bookings.ts'

async function startSite(secret: string) {
  const { app } = await testApp({ env: { BOOKING_WEBHOOK_SECRET: secret } })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const check = (siteUrl: string) =>
  checkBookings(doctorContext({ SITE_URL: siteUrl, BOOKING_WEBHOOK_SECRET: bookingSecret }))

test('finds that the running server has the same secret', async () => {
  const siteUrl = await startSite(bookingSecret)
  expect(await check(siteUrl)).toEqual({
    status: 'ok',
    text: expect.stringContaining(`${siteUrl}/api/bookings accepts what's signed`),
  })
})

test.each([
  ['another secret', `${bookingSecret}.`, 'has another BOOKING_WEBHOOK_SECRET'],
  ['none', '', "doesn't have BOOKING_WEBHOOK_SECRET"],
])('reports a running server with %s', async (_name, secret, text) => {
  expect(await check(await startSite(secret))).toEqual({ status: 'wrong', text: expect.stringContaining(text) })
})

test('reports a server that is down', async () => {
  const { status, text } = await check(`http://127.0.0.1:${await freePort()}`)
  expect([status, text]).toEqual(['wrong', expect.stringContaining('the connection was refused')])
})

test('is skipped without the setting', async () => {
  expect((await checkBookings(doctorContext({}))).status).toBe('skipped')
})
