import { Temporal } from 'temporal-polyfill'
import { isManitobaHoliday } from './manitoba-holidays.ts'

const officeZone = 'America/Winnipeg'
const promisedMs = 48 * 60 * 60 * 1000
const friday = 5

/** A day in Winnipeg. The one after it is worked out when it is first asked for. */
type Day = { startMs: number; endMs: number; isBusinessDay: boolean; next: () => Day }

/** The day that was asked about last: forms come in order, and working out a day takes longer than storing a form. */
let latest: Day | undefined

function dayOf(ms: number) {
  if (!latest || ms < latest.startMs || ms >= latest.endMs)
    latest = dayFrom(Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(officeZone).startOfDay())
  return latest
}

function dayFrom(midnight: Temporal.ZonedDateTime): Day {
  const nextMidnight = midnight.add({ days: 1 }).startOfDay()
  let next: Day | undefined
  return {
    startMs: midnight.epochMilliseconds,
    endMs: nextMidnight.epochMilliseconds,
    isBusinessDay: midnight.dayOfWeek <= friday && !isManitobaHoliday(midnight.toPlainDate()),
    next() {
      next ??= dayFrom(nextMidnight)
      return next
    },
  }
}

/**
 * Until when an answer is promised: 48 business hours after the form was sent. A business day counts with all of its
 * hours, from midnight to midnight in Winnipeg; weekends and Manitoba's holidays do not count.
 */
export function promiseDueAt(submittedAt: string) {
  let momentMs = Date.parse(submittedAt)
  let leftMs = promisedMs
  for (let day = dayOf(momentMs); ; day = day.next()) {
    if (day.isBusinessDay) {
      const restOfDayMs = day.endMs - momentMs
      if (leftMs <= restOfDayMs) return new Date(momentMs + leftMs).toISOString()
      leftMs -= restOfDayMs
    }
    momentMs = day.endMs
  }
}

type Promised = { dueAt: string; answeredAt: string | null }

/** How the promise stands. Times are ISO text, which sorts as they do. */
export function promiseState({ dueAt, answeredAt }: Promised, now: string) {
  if (answeredAt !== null) return answeredAt <= dueAt ? 'kept' : 'late'
  return now <= dueAt ? 'due' : 'overdue'
}
