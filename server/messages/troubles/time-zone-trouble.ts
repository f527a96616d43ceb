import { timeZoneSources } from '#server/calendar/time-zone-rules.ts'
import type { Trouble } from './trouble.ts'

const maxAgeYears = 1

/** Versions start with their year, such as 2026f. */
export const isOldTimeZoneData = (version: string, now: Date) =>
  now.getFullYear() - Number.parseInt(version, 10) > maxAgeYears

/** Governments change their clocks: with old data, due dates and times in emails can be an hour off. */
export function timeZoneTrouble(now: Date, versions = timeZoneSources().map(({ version }) => version)) {
  const newest = versions.toSorted().at(-1) ?? ''
  if (!isOldTimeZoneData(newest, now)) return
  return {
    title: 'The server may have the wrong time',
    detail: `Its time zone data is from ${newest.slice(0, 4)}, and the rules may have changed since then.`,
    whatToDo:
      'Due dates and times in emails can be an hour off. Ask whoever runs the server to update it: sudo apt update && sudo apt install tzdata',
  } satisfies Trouble
}
