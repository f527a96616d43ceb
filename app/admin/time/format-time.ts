import type { checkLogin } from '#contracts/admin.ts'
import type { ResponseOf } from '#contracts/call.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'

type Offsets = NonNullable<ResponseOf<typeof checkLogin>['utcOffsets']>

let offsets: Offsets = []

/** The server's. A browser's own rules for the company's time zone may be older. */
export function setServerOffsets(fromServer: Offsets) {
  offsets = fromServer
}

/** In company time, wherever the administrator is, as if that were UTC. */
function companyTime(iso: string) {
  const time = Date.parse(iso)
  const offset = offsets.findLast(({ from }) => Date.parse(from) <= time) ?? offsets[0]
  return new Date(time + (offset?.minutes ?? 0) * minuteMs)
}

/** Created on first use and only once: on a phone, each format takes milliseconds. */
export function lazyFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return () => (format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...options }))
}

function companyFormat(options: Intl.DateTimeFormatOptions) {
  const format = lazyFormat(options)
  return (iso: string) => format().format(companyTime(iso))
}

export const exactTime = companyFormat({ dateStyle: 'full', timeStyle: 'medium' })

export const shortTime = companyFormat({ dateStyle: 'medium', timeStyle: 'short' })

export const timeOfDay = companyFormat({ timeStyle: 'short' })

const longDay = companyFormat({ dateStyle: 'full' })

type Call = { startsAt: string; endsAt: string }

/** "10:00 a.m. to 10:30 a.m." */
export const callHours = ({ startsAt, endsAt }: Call) => `${timeOfDay(startsAt)} to ${timeOfDay(endsAt)}`

/** "Thursday, November 19, 2026, 10:00 a.m. to 10:30 a.m." */
export const callTime = (call: Call) => `${longDay(call.startsAt)}, ${callHours(call)}`

/** YYYY-MM-DD */
export const companyDate = (iso: string) => companyTime(iso).toISOString().slice(0, 10)

const atMidnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number) =>
  new Date(atMidnightUtc(day) + days * dayMs).toISOString().slice(0, 10)

const weekday = lazyFormat({ weekday: 'long' })
const monthAndDay = lazyFormat({ month: 'short', day: 'numeric' })

/** Negative for a day that has passed. */
export const daysUntil = (day: string, now: number) =>
  Math.round((atMidnightUtc(day) - atMidnightUtc(companyDate(new Date(now).toISOString()))) / dayMs)

/** "today", "Thursday", or "Nov 27" if it's a week or more away. */
export function dayText(day: string, now: number) {
  const days = daysUntil(day, now)
  const near = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }[days]
  return near ?? (days > 0 && days < 7 ? weekday : monthAndDay)().format(atMidnightUtc(day))
}

/** "tomorrow, 9:10 a.m." */
export const dayAndTimeText = (iso: string, now: number) => `${dayText(companyDate(iso), now)}, ${timeOfDay(iso)}`

/** "Today", "Yesterday" or "Monday, November 16, 2026". */
export function dayHeading(iso: string, now: number) {
  const today = companyDate(new Date(now).toISOString())
  const near = { [today]: 'Today', [addDays(today, -1)]: 'Yesterday' }[companyDate(iso)]
  return near ?? longDay(iso)
}

let relativeFormat: Intl.RelativeTimeFormat | undefined

const units = [
  ['day', dayMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const

const maxRelativeDays = 14

export function relativeTime(iso: string) {
  const distanceMs = Date.parse(iso) - Date.now()
  const [unit, ms] = units.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? ['minute', minuteMs]
  const count = Math.trunc(distanceMs / ms)
  if (unit === 'day' && Math.abs(count) > maxRelativeDays) return shortTime(iso)
  relativeFormat ??= new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' })
  return count === 0 ? 'just now' : relativeFormat.format(count, unit)
}
