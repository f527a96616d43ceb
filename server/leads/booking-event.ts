import { z } from 'zod'
import { maxLengths } from '#contracts/constants.ts'

/** What a calendar service reports about one call, in the same words for each service. */
export type BookingEvent = {
  type: 'booked' | 'canceled'
  service: 'calendly' | 'cal.com'
  /** When it happened. Retries and late deliveries have the same time. */
  at: string
  /** The service's id of the call. */
  externalId: string
  /** Of the call that this one replaces. */
  replaces: string | null
  /** Canceled because they chose another time, which is a call of its own. */
  isRescheduled: boolean
  title: string | null
  startsAt: string
  endsAt: string
  contact: { name: string | null; email: string; phone: string | null }
}

/** Undefined if it isn't about a booked or canceled call. Throws if it is, but can't be used. */
export type ReadBookingEvent = (body: unknown) => BookingEvent | undefined

/** With any number of decimals and any offset, as the services write it. */
export const eventTime = z.iso.datetime({ offset: true }).transform(time => new Date(time).toISOString())

/** Postgres rejects lone surrogates and NUL. What's too long is cut: a call with half a title is still a call. */
const storableText = (maxLength: number) =>
  z.string().transform(text => text.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed())

/** Null if it's missing, empty or something other than text. */
export const optionalText = (maxLength: number) =>
  storableText(maxLength)
    .transform(text => text || null)
    .nullish()
    .catch(null)
    .transform(text => text ?? null)

export const eventEmail = storableText(maxLengths.email).refine(email => email !== '')

const maxIdLength = 300

export const eventId = z
  .string()
  .min(1)
  .max(maxIdLength)
  .refine(id => id.isWellFormed() && !id.includes('\0'))

export const maxTitleLength = 200
