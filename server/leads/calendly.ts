import { z } from 'zod'
import { maxLengths } from '#contracts/constants.ts'
import { eventEmail, eventId, eventTime, maxTitleLength, optionalText, type ReadBookingEvent } from './booking-event.ts'

const types = { 'invitee.created': 'booked', 'invitee.canceled': 'canceled' } as const

const calendlyEvent = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  created_at: eventTime,
  payload: z.object({
    uri: eventId,
    email: eventEmail,
    name: optionalText(maxLengths.name),
    first_name: optionalText(maxLengths.name),
    last_name: optionalText(maxLengths.name),
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

/** https://developer.calendly.com/api-docs/overview/webhooks. A new time is a canceled call and a new one. */
export const readCalendlyEvent: ReadBookingEvent = body => {
  const { data: known } = calendlyEvent.pick({ event: true }).safeParse(body)
  if (!known) return undefined
  const { event, created_at, payload } = calendlyEvent.parse(body)
  const { scheduled_event: call, cancellation, first_name, last_name } = payload
  // Where the owner calls them.
  const calledAt = call.location?.type === 'outbound_call' ? call.location.location : null
  return {
    service: 'calendly',
    type: types[event],
    at: (event === 'invitee.canceled' && cancellation?.created_at) || created_at,
    externalId: payload.uri,
    replaces: payload.old_invitee ?? null,
    isRescheduled: payload.rescheduled ?? false,
    title: call.name,
    startsAt: call.start_time,
    endsAt: call.end_time,
    contact: {
      email: payload.email,
      name: payload.name ?? ([first_name, last_name].filter(Boolean).join(' ') || null),
      phone: calledAt ?? payload.text_reminder_number,
    },
  }
}
