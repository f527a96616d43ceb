import { site } from '#content/site.ts'

// In the company's time zone, wherever the administrator is.
const { timeZone } = site
const exactFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeStyle: 'long', timeZone })
const shortFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const relativeFormat = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' })

export const exactTime = (iso: string) => exactFormat.format(new Date(iso))

export const shortTime = (iso: string) => shortFormat.format(new Date(iso))

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const maxRelativeDays = 14

export function relativeTime(iso: string) {
  const distanceMs = Date.parse(iso) - Date.now()
  const [unit, ms] = units.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? ['minute', 60_000]
  const count = Math.trunc(distanceMs / ms)
  if (unit === 'day' && Math.abs(count) > maxRelativeDays) return shortTime(iso)
  return count === 0 ? 'just now' : relativeFormat.format(count, unit)
}
