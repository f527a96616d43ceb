import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { companyDay, instantOf } from '#server/calendar/company-time.ts'
import { serverClock } from './server-clock.ts'

const shortTimers = pathToFileURL(join(import.meta.dirname, 'short-timers.ts')).href

/** A clock that starts at a time of the company's day, and timers that don't keep a test waiting. */
export function nightlyClock(time: string) {
  const clock = serverClock()
  const start = companyDay(new Date()).add({ days: 1 }).toPlainDateTime(time)
  clock.moveForward(Math.ceil((instantOf(start) - Date.now()) / 60_000))
  const env = { NODE_OPTIONS: `${clock.env.NODE_OPTIONS} --import=${shortTimers}` }
  return { ...clock, env, fileName: `site-${start.toPlainDate()}.db.gz` }
}
