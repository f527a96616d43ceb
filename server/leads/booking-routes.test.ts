import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bookingRequest,
  bookingSecret,
  bookingServices,
  type SampleBooking,
  signAsCalCom,
  signAsCalendly,
} from '#tests/support/booking-events.ts'
import { startBookingSite } from '#tests/support/booking-site.ts'

/** A Tuesday in Winnipeg, 1 p.m. */
const now = new Date('2026-11-17T18:00:00.000Z')
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => vi.useRealTimers())

const first: SampleBooking = { id: 'one', startsAt: '2026-11-18T15:00:00.000Z', at: '2026-11-17T17:00:00.000Z' }

describe('a request', () => {
  const event = bookingServices.Calendly.booked(first)[0] as object
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(event)

  test.each([
    ['without a signature', {}],
    ['with an empty signature', { 'calendly-webhook-signature': '', 'x-cal-signature-256': '' }],
    ['with another secret', signAsCalendly(body, { secret: `${bookingSecret}.`, time: now.getTime() })],
    [
      "with the other service's signature",
      { 'x-cal-signature-256': signAsCalendly(body)['calendly-webhook-signature'] },
    ],
    ['signed six minutes ago', signAsCalendly(body, { time: now.getTime() - 6 * 60_000 })],
    ['signed six minutes ahead', signAsCalendly(body, { time: now.getTime() + 6 * 60_000 })],
    ['for another body', signAsCalCom(`${body} `)],
    ['without a time', { 'calendly-webhook-signature': 'v1=aa' }],
  ])('%s is refused and changes nothing', async (_name, headers) => {
    const site = await startBookingSite()
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: body,
      headers: { ...json, ...(headers as Record<string, string>) },
    })
    expect([response.statusCode, response.json()]).toEqual([401, { error: "The signature isn't valid." }])
    expect(await site.leads()).toEqual([])
    expect(await site.rows()).toEqual([])
  })

  test('without a body is refused', async () => {
    const site = await startBookingSite()
    const headers = signAsCalCom('something')
    expect((await site.app.inject({ method: 'POST', url: '/api/bookings', headers })).statusCode).toBe(401)
    const tooLarge = { ...json, ...signAsCalCom('x'.repeat(70_000)) }
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: tooLarge,
      payload: 'x'.repeat(70_000),
    })
    expect(response.statusCode).toBe(413)
  })

  test('is limited while its signature is wrong, and a right one never is', async () => {
    const site = await startBookingSite()
    const send = (headers: object) =>
      site.app.inject({ method: 'POST', url: '/api/bookings', payload: body, headers: { ...json, ...headers } })
    for (let count = 0; count < 70; count++)
      expect((await send(signAsCalendly(body, { time: now.getTime() }))).statusCode).toBe(200)
    const statuses = []
    for (let count = 0; count < 61; count++) statuses.push((await send({})).statusCode)
    expect(statuses).toEqual([...Array(60).fill(401), 429])
  })

  test('is not found without the setting', async () => {
    const site = await startBookingSite({ env: { BOOKING_WEBHOOK_SECRET: '' } })
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/bookings',
      ...bookingRequest(event, signAsCalendly),
    })
    expect(response.statusCode).toBe(404)
  })

  test.each([
    ['of an unknown type', { event: 'invitee_no_show.created', created_at: first.at, payload: {} }],
    ['without an address', { ...event, payload: { ...(event as { payload: object }).payload, email: ' ' } }],
    ['without a time', { ...event, payload: { ...(event as { payload: object }).payload, scheduled_event: {} } }],
    ['that is no object', []],
  ])('%s is accepted and ignored', async (_name, ignored) => {
    const site = await startBookingSite()
    await site.deliver('Calendly', ignored)
    await site.deliver('Cal.com', { triggerEvent: 'MEETING_ENDED', createdAt: first.at, payload: {} }, ignored)
    expect(await site.leads()).toEqual([])
  })

  test('that is no JSON is accepted if it is signed, and what it says is not logged', async () => {
    const site = await startBookingSite()
    const payload = '{"secret words'
    const headers = { ...json, ...signAsCalCom(payload) }
    const response = await site.app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
    expect(response.statusCode).toBe(200)
    expect(site.logLines.join('')).toContain("a booking couldn't be read")
    expect(site.logLines.join('')).not.toContain('secret words')
  })

  test('may have details that the database could not store as they are', async () => {
    const site = await startBookingSite({ kind: 'postgres' })
    const name = `Zo\0ë \ud800 ${'x'.repeat(500)}`
    await site.deliver('Calendly', ...bookingServices.Calendly.booked({ ...first, name, phone: '1'.repeat(100) }))
    const lead = await site.onlyLead()
    expect(lead.name).toMatch(/^Zoë � x+$/)
    expect(lead.name).toHaveLength(200)
  })

  test('may have long notes', async () => {
    const site = await startBookingSite()
    const [booking] = bookingServices['Cal.com'].booked(first)
    await site.deliver('Cal.com', { ...booking, payload: { ...booking?.payload, additionalNotes: 'x'.repeat(40_000) } })
    expect((await site.onlyLead()).calls.count).toBe(1)
  })

  test('may name a guest without an address', async () => {
    const site = await startBookingSite()
    const [booking] = bookingServices['Cal.com'].booked(first)
    const attendees = [booking?.payload.attendees[0], { name: 'A guest', email: null }]
    await site.deliver('Cal.com', { ...booking, payload: { ...booking?.payload, attendees } })
    expect(await site.onlyLead()).toMatchObject({ name: 'Anna Example', calls: { count: 1 } })
  })
})
