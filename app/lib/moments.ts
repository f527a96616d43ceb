// Times as the reader's own clock and zone show them.

const exactFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeStyle: 'long' })
const shortFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
const relativeFormat = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' })

/** To the second, with the zone. */
export const exactMoment = (iso: string) => exactFormat.format(new Date(iso))

export const shortMoment = (iso: string) => shortFormat.format(new Date(iso))

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const longestRelativeDays = 14

/** "3 hours ago", "in 2 days"; what is far away is said as a date. */
export function relativeMoment(iso: string, now = Date.now()) {
  const distanceMs = Date.parse(iso) - now
  const [unit, ms] = steps.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? ['minute', 60_000]
  const count = Math.trunc(distanceMs / ms)
  if (unit === 'day' && Math.abs(count) > longestRelativeDays) return shortMoment(iso)
  return count === 0 ? 'just now' : relativeFormat.format(count, unit)
}
