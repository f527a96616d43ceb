import type { Temporal } from 'temporal-polyfill'
import type { DateRange } from '#contracts/lists.ts'
import { companyTime, instantOf } from './company-time.ts'

export const companyDay = (time: Date | string) => companyTime(new Date(time).getTime()).toPlainDate()

export const midnight = (day: Temporal.PlainDate) => new Date(instantOf(day.toPlainDateTime())).toISOString()

/** Undefined for all days. */
export const firstDayOf = ({ days }: DateRange, today: Temporal.PlainDate) =>
  days === 'all' ? undefined : today.subtract({ days: Number(days) - 1 })
