import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { receiveBooking } from '#contracts/bookings.ts'
import { maxLengths } from '#contracts/constants.ts'
import { minuteMs, secondMs } from '#contracts/time.ts'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { leadUrl } from '#server/messages/lead-links.ts'
import { insertMessages } from '#server/messages/message-repository.ts'
import { type BookingEvent, storeBooking } from './bookings.ts'

const callTime = companyTimeFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** For Calendly's webhook, if it's set up. Without a limit: checking a signature is cheap, and junk must not stop bookings. */
export async function bookingRoutes(app: FastifyInstance) {
  const { database, outbox } = app
  const secret = app.config.bookingWebhookSecret
  if (!secret) return

  // The signature is about the bytes, not about what they mean.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCall(app, receiveBooking, async request => {
    // Without a content type, a request has no body.
    const body = Buffer.from((request.body as Buffer | undefined) ?? '')
    if (!isSigned(secret, { headers: request.headers, body, now: app.clock.now() }))
      throw new PublicError(401, "The signature isn't valid.")
    const event = eventIn(body)
    // Calendly turns its webhook off after a day of errors, so what can't be used is accepted, too.
    if (event) await store(event)
    else request.log.warn("a booking couldn't be read")
    return { success: true as const }
  })

  async function store(event: BookingEvent) {
    const now = app.clock.now().toISOString()
    const messages = await database.write(async transaction => {
      const leadId = await storeBooking(transaction, event, now)
      if (leadId === undefined) return []
      const webhooks = outbox.newWebhooks({ type: 'lead.updated', leadId })
      const messages = [...webhooks, ...newsOf(event, leadId, now)]
      await insertMessages(transaction, messages)
      return messages
    })
    outbox.sendAll(messages)
  }

  /** A canceled call that was moved is reported as the one that replaces it. */
  function newsOf({ type, isRescheduled, startsAt }: BookingEvent, leadId: string, createdAt: string) {
    if (type === 'canceled' && isRescheduled) return []
    const booked = isRescheduled ? 'Call moved' : 'Call booked'
    const what = type === 'canceled' ? 'Call canceled' : booked
    const news = { title: what, text: callTime(startsAt), path: leadUrl('', leadId) }
    return outbox.push.messages(news, { leadId, createdAt })
  }
}

function eventIn(body: Buffer) {
  try {
    return readCalendlyEvent(JSON.parse(body.toString()))
  } catch {
    return undefined
  }
}

/** A captured request can't be sent again later. */
const maxAgeMs = 5 * minuteMs

const signatureHeader = 'calendly-webhook-signature'

/** Over the bytes as they arrived. */
const signatureOf = (secret: string, time: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()

type Request = { headers: IncomingHttpHeaders; body: Buffer; now: Date }

function isSigned(secret: string, { headers: { [signatureHeader]: header }, body, now }: Request) {
  if (typeof header !== 'string') return false
  const { t = '', v1 = '' } = Object.fromEntries(header.split(',').map(part => part.trim().split('=', 2)))
  const isRecent = /^\d{1,12}$/.test(t) && Math.abs(now.getTime() - Number(t) * secondMs) <= maxAgeMs
  const given = Buffer.from(/^[\da-f]{64}$/i.test(v1) ? v1 : '', 'hex')
  const expected = signatureOf(secret, t, body)
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected)
}

/** With any number of decimals and any offset. */
const eventTime = z.iso.datetime({ offset: true }).transform(time => new Date(time).toISOString())

/** Postgres rejects lone surrogates and NUL. What's too long is cut: a call with half a title is still a call. */
const storableText = (maxLength: number) =>
  z.string().transform(text => text.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed())

/** Null if it's missing, empty or something other than text. */
const optionalText = (maxLength: number) =>
  storableText(maxLength)
    .transform(text => text || null)
    .nullish()
    .catch(null)
    .transform(text => text ?? null)

const eventEmail = storableText(maxLengths.email).refine(email => email !== '')

const maxIdLength = 300
const maxTitleLength = 200

const eventId = z
  .string()
  .min(1)
  .max(maxIdLength)
  .refine(id => id.isWellFormed() && !id.includes('\0'))

const calendlyEvent = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  created_at: eventTime,
  payload: z.object({
    uri: eventId,
    email: eventEmail,
    name: optionalText(maxLengths.name),
    text_reminder_number: optionalText(maxLengths.phone),
    old_invitee: eventId.nullish(),
    rescheduled: z.boolean().nullish(),
    cancellation: z.object({ created_at: eventTime }).nullish().catch(null),
    scheduled_event: z.object({
      name: optionalText(maxTitleLength),
      start_time: eventTime,
      end_time: eventTime,
      location: z
        .object({ type: z.string(), location: optionalText(maxLengths.phone) })
        .nullish()
        .catch(null),
    }),
  }),
})

/**
 * https://developer.calendly.com/api-docs/overview/webhooks. A new time is a canceled call and a new one. Throws if it isn't
 * about a booked or canceled call, or can't be used.
 */
export function readCalendlyEvent(body: unknown): BookingEvent {
  const { event, created_at, payload } = calendlyEvent.parse(body)
  const { scheduled_event: call, cancellation } = payload
  // Where the owner calls them.
  const calledAt = call.location?.type === 'outbound_call' ? call.location.location : null
  const isCanceled = event === 'invitee.canceled'
  return {
    type: isCanceled ? 'canceled' : 'booked',
    at: (isCanceled && cancellation?.created_at) || created_at,
    externalId: payload.uri,
    isRescheduled: isCanceled ? payload.rescheduled === true : payload.old_invitee != null,
    title: call.name,
    startsAt: call.start_time,
    endsAt: call.end_time,
    contact: {
      email: payload.email,
      name: payload.name,
      phone: calledAt ?? payload.text_reminder_number,
    },
  }
}
