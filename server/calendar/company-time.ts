import moment from 'moment-timezone'
import { Temporal } from 'temporal-polyfill'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import type { DateRange } from '#contracts/lists.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'

// Node's own rules only come with a new Node, and governments change their clocks at short notice.
const zone = findZone(site.timeZone)

function findZone(name: string) {
  const found = moment.tz.zone(name)
  if (!found) throw new Error(`The package moment-timezone doesn't know the time zone ${name}.`)
  return found
}

/** Of the time zone database, such as 2026f. */
export const timeZoneVersion = moment.tz.dataVersion

/** The package counts minutes west of UTC. */
const offsetAt = (ms: number) => -zone.utcOffset(ms) * minuteMs

/** What a clock on the company's wall shows. */
export const companyTime = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms + offsetAt(ms))
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()

/** For exports, such as `2026-11-17 09:30`. */
export const companyTimeText = (time: string) =>
  companyTime(Date.parse(time)).toString({ smallestUnit: 'minute' }).replace('T', ' ')

export const companyCity = timeZoneCity(site)

/** Undoes `companyTime`. In the hour that's skipped or repeated, one of the two possible times. */
export function instantOf(time: Temporal.PlainDateTime) {
  const ms = time.toZonedDateTime('UTC').epochMilliseconds
  return ms - offsetAt(ms - offsetAt(ms))
}

/** Formats company time. Not by `timeZone`, because Node's rules may be older than ours. */
export function companyTimeFormat(options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>) {
  const format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
  return (time: Date | string) => {
    const ms = new Date(time).getTime()
    return format.format(ms + offsetAt(ms))
  }
}

/** When each offset starts to apply, from the oldest records we keep to the latest due dates. */
export function companyOffsets(now: number) {
  const yearMs = 366 * dayMs
  const [first, last] = [now - 10 * yearMs, now + 2 * yearMs]
  const later = zone.untils.filter(at => at > first && at < last && offsetAt(at) !== offsetAt(at - 1))
  return [first, ...later].map(at => ({ from: new Date(at).toISOString(), minutes: offsetAt(at) / minuteMs }))
}

/** The latest, because every form and page view asks for its day. Numbered since 1970. */
let known: { number: number; day: Temporal.PlainDate } | undefined

export function companyDay(time: Date | string) {
  const ms = new Date(time).getTime()
  const number = Math.floor((ms + offsetAt(ms)) / dayMs)
  if (known?.number !== number) known = { number, day: companyTime(ms).toPlainDate() }
  return known.day
}

export const midnight = (day: Temporal.PlainDate) => new Date(instantOf(day.toPlainDateTime())).toISOString()

/** Undefined for all days. */
export const firstDayOf = ({ days }: DateRange, today: Temporal.PlainDate) =>
  days === 'all' ? undefined : today.subtract({ days: Number(days) - 1 })
