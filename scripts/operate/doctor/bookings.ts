import { receiveBooking } from '#contracts/bookings.ts'
import { signedAsCalendly } from '#server/leads/calendly.ts'
import { type Context, ok, skipped, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

const guide = 'See "Get bookings back" in docs/operations.md'

/** Sends an event of a type that the server ignores, signed as Calendly does. */
export async function checkBookings({ config: { bookingWebhookSecret: secret, siteUrl }, timeoutMs }: Context) {
  if (!secret)
    return skipped(`BOOKING_WEBHOOK_SECRET isn't set. ${guide} if booked calls should show up with their lead.`)
  const address = siteUrl + receiveBooking.path
  const body = JSON.stringify({ event: 'ping' })
  const response = await fetch(address, {
    method: receiveBooking.method,
    headers: { 'content-type': 'application/json', ...signedAsCalendly(secret, body, new Date()) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(Math.floor(timeoutMs * 0.8)),
  }).catch((error: unknown) => reasonOf(error))
  if (typeof response === 'string') return wrong(`${address} can't be reached: ${response}.`)
  if (response.status === 404)
    return wrong(`The running server doesn't have BOOKING_WEBHOOK_SECRET. Restart it with these settings.`)
  if (response.status === 401)
    return wrong('The running server has another BOOKING_WEBHOOK_SECRET. Restart it with these settings.')
  if (!response.ok) return wrong(`${address} responds with ${response.status}. Check the proxy and the server's log.`)
  return ok(`${address} accepts what's signed with the secret. ${guide} for how Calendly gets both.`)
}
