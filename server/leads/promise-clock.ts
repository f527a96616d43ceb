import { isManitobaHoliday } from './manitoba-holidays.ts'

const officeZone = 'America/Winnipeg'
const promisedMs = 48 * 60 * 60 * 1000
const friday = 5

const isBusinessDay = (day: Temporal.PlainDate) => day.dayOfWeek <= friday && !isManitobaHoliday(day)

/**
 * Until when an answer is promised: 48 business hours after the form was sent. A business day counts with all of its
 * hours, from midnight to midnight in Winnipeg; weekends and Manitoba's holidays do not count.
 */
export function promiseDueAt(submittedAt: string) {
  let moment = Temporal.Instant.from(submittedAt).toZonedDateTimeISO(officeZone)
  let leftMs = promisedMs
  for (;;) {
    const midnight = moment.add({ days: 1 }).startOfDay()
    if (isBusinessDay(moment.toPlainDate())) {
      const restOfDayMs = midnight.epochMilliseconds - moment.epochMilliseconds
      if (leftMs <= restOfDayMs) return new Date(moment.epochMilliseconds + leftMs).toISOString()
      leftMs -= restOfDayMs
    }
    moment = midnight
  }
}

type Promised = { dueAt: string; answeredAt: string | null }

/** How the promise stands. Times are ISO text, which sorts as they do. */
export function promiseState({ dueAt, answeredAt }: Promised, now: string) {
  if (answeredAt !== null) return answeredAt <= dueAt ? 'kept' : 'late'
  return now <= dueAt ? 'due' : 'overdue'
}
