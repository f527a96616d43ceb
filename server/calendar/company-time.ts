import { Temporal } from 'temporal-polyfill'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import { newestChanges, timeZoneSources } from './time-zone-rules.ts'

const rereadMs = 60 * 60_000

let known: { readAt: number; changes: ReturnType<typeof newestChanges>['changes'] } | undefined

/** Read again after an hour, so that an update of the system's data needs no restart. */
function offsetChanges() {
  const age = Date.now() - (known?.readAt ?? Number.NEGATIVE_INFINITY)
  if (!known || age > rereadMs || age < 0)
    known = { readAt: Date.now(), changes: newestChanges(timeZoneSources(), site.timeZone).changes }
  return known.changes
}

const offsetAt = (ms: number) => {
  const changes = offsetChanges()
  return (changes.findLast(({ at }) => at <= ms) ?? changes[0])?.offsetMs ?? 0
}

/** What a clock on the company's wall shows. */
export const companyTime = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms + offsetAt(ms))
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()

/** For exports, such as `2026-11-17 09:30`. */
export const companyTimeText = (time: string, smallestUnit: 'minute' | 'second' = 'minute') =>
  companyTime(Date.parse(time)).toString({ smallestUnit }).replace('T', ' ')

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
  const yearMs = 366 * 86_400_000
  const [first, last] = [now - 10 * yearMs, now + 2 * yearMs]
  const later = offsetChanges().filter(({ at }) => at > first && at < last)
  return [{ at: first, offsetMs: offsetAt(first) }, ...later].map(({ at, offsetMs }) => ({
    from: new Date(at).toISOString(),
    minutes: offsetMs / 60_000,
  }))
}
