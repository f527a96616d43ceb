import { Temporal } from 'temporal-polyfill'
import { hourMs } from '#contracts/time.ts'
import { companyCity, companyTime, companyTimeFormat, instantOf } from './company-time.ts'

const hoursPerDay = 24
const friday = 5
const maxBusinessDays = 5

type Day = { startMs: number; endMs: number; isBusinessDay: boolean }

/** Cached, because computing the days takes longer than storing a form, and forms arrive in order. */
let latest: Day[] = []

/** One more than the maximum, because the first is rarely a whole day. */
function daysFrom(ms: number) {
  const [first] = latest
  if (first && ms >= first.startMs && ms < first.endMs) return latest
  latest = []
  let day = companyTime(ms).toPlainDate()
  for (let businessDays = 0; businessDays <= maxBusinessDays; ) {
    const nextDay = day.add({ days: 1 })
    const isBusinessDay = day.dayOfWeek <= friday && !isManitobaHoliday(day)
    const [startMs, endMs] = [instantOf(day.toPlainDateTime()), instantOf(nextDay.toPlainDateTime())]
    latest.push({ startMs, endMs, isBusinessDay })
    if (isBusinessDay) businessDays += 1
    day = nextDay
  }
  return latest
}

/** At most 5 days, of 24 hours each: all hours of a business day count; weekends and holidays don't. Also returns the day it falls on. */
function endOf(sinceMs: number, businessDays: number) {
  let untilMs = sinceMs
  let leftMs = businessDays * hoursPerDay * hourMs
  const days = daysFrom(sinceMs)
  let last = days[0] as Day
  for (const day of days) {
    if (!day.isBusinessDay || leftMs === 0) continue
    const fromMs = Math.max(day.startMs, sinceMs)
    untilMs = Math.min(fromMs + leftMs, day.endMs)
    leftMs -= untilMs - fromMs
    last = day
  }
  return { untilMs, last }
}

/** Nine general holidays and Remembrance Day. Only Canada Day moves, from a Sunday to the Monday after. */
export function isManitobaHoliday(day: Temporal.PlainDate) {
  const { year } = day
  const date = (month: number, dayOfMonth: number) => Temporal.PlainDate.from({ year, month, day: dayOfMonth })
  const canadaDay = date(7, 1)
  const holidays = [
    date(1, 1), // New Year's Day
    mondayFrom(date(2, 15)), // Louis Riel Day: the third Monday in February
    easterSunday(year).subtract({ days: 2 }), // Good Friday
    mondayFrom(date(5, 18)), // Victoria Day: the Monday before May 25
    canadaDay.dayOfWeek === sunday ? canadaDay.add({ days: 1 }) : canadaDay,
    mondayFrom(date(9, 1)), // Labour Day: the first Monday in September
    date(9, 30), // Orange Shirt Day
    mondayFrom(date(10, 8)), // Thanksgiving Day: the second Monday in October
    date(11, 11), // Remembrance Day
    date(12, 25), // Christmas Day
  ]
  return holidays.some(holiday => holiday.equals(day))
}

const sunday = 7

/** On or after the given day. */
const mondayFrom = (day: Temporal.PlainDate) => day.add({ days: (8 - day.dayOfWeek) % 7 })

/** The anonymous Gregorian algorithm, with its conventional variable names. */
function easterSunday(year: number) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return Temporal.PlainDate.from({ year, month, day })
}

/** After that, a reply is due at the end of the day. */
const lastHour = 17

/**
 * The next full hour of the day, so that what's promised in words is what's due. Null if no reply is promised. Business days
 * have 24 hours: clocks change on Sundays.
 */
export function replyDueAt(since: string, businessDays: number | null) {
  if (businessDays === null) return null
  const { untilMs, last } = endOf(Date.parse(since), businessDays)
  const hour = Math.ceil((untilMs - last.startMs) / hourMs)
  return new Date(hour > lastHour ? last.endMs : last.startMs + hour * hourMs).toISOString()
}

/** Midnight belongs to the day that ends then. */
function lastHourOf(time: string) {
  const last = companyTime(Date.parse(time) - 1)
  return { day: last.toPlainDate(), hour: last.hour + 1 }
}

const weekdayAndDate = companyTimeFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Cached, because forms that arrive together share a due date. */
let known: { dueAt: string; text: string } | undefined

/** "Thursday, November 19, 3 p.m." or "the end of Thursday, November 19": the same in every place. */
export function dueByText(dueAt: string) {
  if (known?.dueAt !== dueAt) known = { dueAt, text: textOf(dueAt) }
  return known.text
}

function textOf(dueAt: string) {
  const day = weekdayAndDate(new Date(Date.parse(dueAt) - 1))
  const { hour } = lastHourOf(dueAt)
  return hour > lastHour ? `the end of ${day}` : `${day}, ${hourText(hour)}`
}

/** For visitors, who may be elsewhere. */
export function replyByText(dueAt: string) {
  const text = dueByText(dueAt)
  return text.startsWith('the end') ? text : `${text} ${companyCity} time`
}

/** From 1 to 17. */
function hourText(hour: number) {
  if (hour === 12) return 'noon'
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`
}
