import type { FastifyInstance } from 'fastify'
import { receiveBooking } from '#contracts/bookings.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Database } from '#server/storage/database.ts'
import type { BookingEvent, ReadBookingEvent } from './booking-event.ts'
import { signedBy } from './booking-signature.ts'
import { storeBooking } from './store-booking.ts'

type Parts = { database: Database; secret: string }

/** Only wrong signatures count: the services send all bookings from a few addresses. */
const wrongSignatures: LimitRule = { name: 'booking signature', uses: 60, windowMs: 60_000 }

/** For Calendly's and Cal.com's webhooks. */
export async function bookingRoutes(app: FastifyInstance, { database, secret }: Parts) {
  // The signature is about the bytes, not about what they mean.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCall(
    app,
    receiveBooking,
    async request => {
      // Without a content type, a request has no body.
      const body = Buffer.from((request.body as Buffer | undefined) ?? '')
      const read = signedBy(secret, { headers: request.headers, body, now: app.clock.now().getTime() })
      if (!read) throw new PublicError(401, "The signature isn't valid.")
      await app.limits.release(wrongSignatures, request)
      const event = eventIn(body, read)
      // A service turns its webhook off after a day of errors, so what can't be used is accepted, too.
      if (event === 'unusable') request.log.warn("a booking couldn't be read")
      else if (event) await store(event)
      return { success: true as const }
    },
    [async request => app.limits.take([wrongSignatures], request)],
  )

  async function store(event: BookingEvent) {
    const webhookId = await database.write(async transaction => {
      const leadId = await storeBooking(transaction, event, app.clock.now().toISOString())
      return leadId === undefined ? undefined : app.outbox.addWebhook(transaction, { type: 'lead.updated', leadId })
    })
    app.outbox.sendNow('webhook', webhookId)
  }
}

function eventIn(body: Buffer, read: ReadBookingEvent) {
  try {
    return read(JSON.parse(body.toString()))
  } catch {
    return 'unusable'
  }
}
