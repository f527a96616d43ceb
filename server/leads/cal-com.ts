import { z } from 'zod'
import { maxLengths } from '#contracts/constants.ts'
import { addressKey } from '#server/email-address.ts'
import { eventEmail, eventId, eventTime, maxTitleLength, optionalText, type ReadBookingEvent } from './booking-event.ts'

const types = { BOOKING_CREATED: 'booked', BOOKING_RESCHEDULED: 'booked', BOOKING_CANCELLED: 'canceled' } as const

const answer = (maxLength: number) =>
  z
    .object({ value: optionalText(maxLength) })
    .nullish()
    .catch(null)

const calComEvent = z.object({
  triggerEvent: z.enum(['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED']),
  createdAt: eventTime,
  payload: z.object({
    uid: eventId,
    eventTitle: optionalText(maxTitleLength),
    title: optionalText(maxTitleLength),
    startTime: eventTime,
    endTime: eventTime,
    rescheduleUid: eventId.nullish(),
    seatsPerTimeSlot: z.number().nullish(),
    smsReminderNumber: optionalText(maxLengths.phone),
    /** The person who booked comes first. Their guests aren't checked. */
    attendees: z.tuple(
      [
        z.object({
          email: eventEmail,
          name: optionalText(maxLengths.name),
          phoneNumber: optionalText(maxLengths.phone),
        }),
      ],
      z.unknown(),
    ),
    responses: z
      .object({
        email: answer(maxLengths.email),
        name: answer(maxLengths.name),
        attendeePhoneNumber: answer(maxLengths.phone),
      })
      .nullish()
      .catch(null),
  }),
})

/** https://cal.com/docs/developing/guides/automation/webhooks. A new time is a new call that names the one it replaces. */
export const readCalComEvent: ReadBookingEvent = body => {
  const { data: known } = calComEvent.pick({ triggerEvent: true }).safeParse(body)
  if (!known) return undefined
  const { triggerEvent, createdAt, payload } = calComEvent.parse(body)
  const { uid, rescheduleUid, seatsPerTimeSlot, attendees, responses } = payload
  const [booker] = attendees
  const email = responses?.email?.value ?? booker.email
  // The people in a group call share its id.
  const idOf = (call: string) => (seatsPerTimeSlot ? `${call} ${addressKey(email)}` : call)
  return {
    service: 'cal.com',
    type: types[triggerEvent],
    at: createdAt,
    externalId: idOf(uid),
    replaces: rescheduleUid && rescheduleUid !== uid ? idOf(rescheduleUid) : null,
    // The host can ask for another time, but until it's chosen, the call is canceled.
    isRescheduled: false,
    // The title of the call names both people, the event type's doesn't.
    title: payload.eventTitle ?? payload.title,
    startsAt: payload.startTime,
    endsAt: payload.endTime,
    contact: {
      email,
      name: responses?.name?.value ?? booker.name,
      phone: responses?.attendeePhoneNumber?.value ?? booker.phoneNumber ?? payload.smsReminderNumber,
    },
  }
}
