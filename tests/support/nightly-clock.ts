import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Temporal } from 'temporal-polyfill'
import { site } from '#content/site.ts'
import { serverClock } from './server-clock.ts'

const shortTimers = pathToFileURL(join(import.meta.dirname, 'short-timers.ts')).href

/** A clock that starts at a time of the company's day, and timers that don't keep a test waiting. */
export function nightlyClock(time: string) {
  const clock = serverClock()
  const now = Temporal.Now.zonedDateTimeISO(site.timeZone)
  const start = now.add({ days: 1 }).withPlainTime(time)
  clock.moveForward(Math.ceil(now.until(start).total('minutes')))
  const env = { NODE_OPTIONS: `${clock.env.NODE_OPTIONS} --import=${shortTimers}` }
  return { ...clock, env, fileName: `site-${start.toPlainDate()}.db` }
}
