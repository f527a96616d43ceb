import { site } from '#content/site.ts'
import type { checkLogin } from '#contracts/admin.ts'
import type { ResponseOf } from '#contracts/call.ts'

type Offsets = NonNullable<ResponseOf<typeof checkLogin>['utcOffsets']>

let offsets: Offsets = []

/** The server's. A browser's own rules for the company's time zone may be older. */
export function setServerOffsets(fromServer: Offsets) {
  offsets = fromServer
}

/** In company time, wherever the administrator is. */
function companyFormat(options: Intl.DateTimeFormatOptions) {
  const utc = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
  const ownRules = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: site.timeZone })
  return (iso: string) => {
    const time = new Date(iso)
    const offset = offsets.findLast(({ from }) => Date.parse(from) <= time.getTime())
    return offset ? utc.format(time.getTime() + offset.minutes * minuteMs) : ownRules.format(time)
  }
}

const minuteMs = 60_000

export const exactTime = companyFormat({ dateStyle: 'full', timeStyle: 'medium' })

export const shortTime = companyFormat({ dateStyle: 'medium', timeStyle: 'short' })

const relativeFormat = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' })

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', minuteMs],
] as const

const maxRelativeDays = 14

export function relativeTime(iso: string) {
  const distanceMs = Date.parse(iso) - Date.now()
  const [unit, ms] = units.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? ['minute', minuteMs]
  const count = Math.trunc(distanceMs / ms)
  if (unit === 'day' && Math.abs(count) > maxRelativeDays) return shortTime(iso)
  return count === 0 ? 'just now' : relativeFormat.format(count, unit)
}
