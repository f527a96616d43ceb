import { z } from 'zod'
import { call } from './call.ts'
import { success } from './responses.ts'

/** A call that a lead booked in the owner's calendar service. */
export const bookingRecord = z.object({
  id: z.string(),
  title: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  bookedAt: z.string(),
  /** Null if it takes place. */
  canceledAt: z.string().nullable(),
  /** They chose another time instead. */
  isRescheduled: z.boolean(),
})

export type BookingRecord = z.infer<typeof bookingRecord>

/** The body is the service's own. */
export const receiveBooking = call({
  method: 'POST',
  path: '/api/bookings',
  // What a visitor writes to the calendar service can be long.
  maxBodyBytes: 64 * 1024,
  response: success,
})
