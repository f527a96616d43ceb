import type { FastifyInstance } from 'fastify'
import { receiveBooking } from '#contracts/bookings.ts'
import { minuteMs } from '#contracts/time.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { ErasedMeanwhile, storeBooking } from './bookings.ts'
import { type BookingEvent, isSigned, readCalendlyEvent } from './calendly.ts'

/** Only wrong signatures count: Calendly sends all bookings from a few addresses. */
const wrongSignatures: LimitRule = { name: 'booking signature', uses: 60, windowMs: minuteMs }

/** For Calendly's webhook, if it's set up. */
export async function bookingRoutes(app: FastifyInstance) {
  const { database, outbox } = app
  const secret = app.config.bookingWebhookSecret
  if (!secret) return

  // The signature is about the bytes, not about what they mean.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCall(
    app,
    receiveBooking,
    async request => {
      // Without a content type, a request has no body.
      const body = Buffer.from((request.body as Buffer | undefined) ?? '')
      if (!isSigned(secret, { headers: request.headers, body, now: app.clock.now() }))
        throw new PublicError(401, "The signature isn't valid.")
      await app.limits.release(wrongSignatures, request)
      const event = eventIn(body)
      // Calendly turns its webhook off after a day of errors, so what can't be used is accepted, too.
      if (event === 'unusable') request.log.warn("a booking couldn't be read")
      else if (event) await store(event)
      return { success: true as const }
    },
    [async request => app.limits.take([wrongSignatures], request)],
  )

  async function store(event: BookingEvent) {
    const now = app.clock.now().toISOString()
    const save = () =>
      database.write(async transaction => {
        const leadId = await storeBooking(transaction, event, now)
        return leadId === undefined ? undefined : outbox.addWebhook(transaction, { type: 'lead.updated', leadId })
      })
    const webhookId = await save().catch(error => {
      if (error instanceof ErasedMeanwhile) return save()
      throw error
    })
    outbox.sendNow('webhook', webhookId)
  }
}

function eventIn(body: Buffer) {
  try {
    return readCalendlyEvent(JSON.parse(body.toString()))
  } catch {
    return 'unusable'
  }
}
