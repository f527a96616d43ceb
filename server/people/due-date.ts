import { Temporal } from 'temporal-polyfill'
import { site } from '#content/site.ts'
import { isManitobaHoliday } from './manitoba-holidays.ts'

const hourMs = 60 * 60 * 1000
const replyHours = 48
const friday = 5

type Day = { startMs: number; endMs: number; isBusinessDay: boolean }

/** Cached, because computing the days takes longer than storing a form, and forms arrive in order. */
let latest: Day[] = []

/** Enough days to cover 48 business hours. */
function daysFrom(ms: number) {
  const [first] = latest
  if (first && ms >= first.startMs && ms < first.endMs) return latest
  latest = []
  let midnight = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(site.timeZone).startOfDay()
  for (let businessDays = 0; businessDays < 3; ) {
    const nextMidnight = midnight.add({ days: 1 }).startOfDay()
    const isBusinessDay = midnight.dayOfWeek <= friday && !isManitobaHoliday(midnight.toPlainDate())
    latest.push({ startMs: midnight.epochMilliseconds, endMs: nextMidnight.epochMilliseconds, isBusinessDay })
    if (isBusinessDay) businessDays += 1
    midnight = nextMidnight
  }
  return latest
}

export const dueDateFor = (submittedAt: string) => businessHoursAfter(submittedAt, replyHours)

/** At most 48. All 24 hours of a business day count; weekends and holidays don't. */
export function businessHoursAfter(time: string, hours: number) {
  const sinceMs = Date.parse(time)
  let untilMs = sinceMs
  let leftMs = hours * hourMs
  for (const { startMs, endMs, isBusinessDay } of daysFrom(sinceMs)) {
    if (!isBusinessDay || leftMs === 0) continue
    const fromMs = Math.max(startMs, sinceMs)
    untilMs = Math.min(fromMs + leftMs, endMs)
    leftMs -= untilMs - fromMs
  }
  return new Date(untilMs).toISOString()
}

type Deadline = { dueAt: string; answeredAt: string | null }

/** Compares ISO strings, which sort chronologically. */
export function dueDateState({ dueAt, answeredAt }: Deadline, now: string) {
  if (answeredAt !== null) return answeredAt <= dueAt ? 'on-time' : 'late'
  return now <= dueAt ? 'due' : 'overdue'
}
