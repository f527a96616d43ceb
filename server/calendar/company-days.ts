import { Temporal } from 'temporal-polyfill'
import { site } from '#content/site.ts'
import type { DateRange } from '#contracts/lists.ts'

export const companyDay = (instant = Temporal.Now.instant()) => instant.toZonedDateTimeISO(site.timeZone).toPlainDate()

export const midnight = (day: Temporal.PlainDate) =>
  new Date(day.toZonedDateTime(site.timeZone).epochMilliseconds).toISOString()

/** Undefined for all days. */
export const firstDayOf = ({ days }: DateRange, today: Temporal.PlainDate) =>
  days === 'all' ? undefined : today.subtract({ days: Number(days) - 1 })
