import { hourMs } from '#contracts/time.ts'
import { companyTime, instantOf } from './company-time.ts'
import { isManitobaHoliday } from './manitoba-holidays.ts'

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

/** At most 5 days, of 24 hours each: all hours of a business day count; weekends and holidays don't. */
export function businessDaysAfter(time: string, days: number) {
  const sinceMs = Date.parse(time)
  let untilMs = sinceMs
  let leftMs = days * hoursPerDay * hourMs
  for (const { startMs, endMs, isBusinessDay } of daysFrom(sinceMs)) {
    if (!isBusinessDay || leftMs === 0) continue
    const fromMs = Math.max(startMs, sinceMs)
    untilMs = Math.min(fromMs + leftMs, endMs)
    leftMs -= untilMs - fromMs
  }
  return new Date(untilMs).toISOString()
}
