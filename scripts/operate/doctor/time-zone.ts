import { site } from '#content/site.ts'
import { newestChanges, type TimeZoneSource, timeZoneSources } from '#server/calendar/time-zone-rules.ts'
import { isOldTimeZoneData } from '#server/messages/troubles/time-zone-trouble.ts'
import { type Finding, ok, warning } from './check.ts'

export const checkTimeZone = () => judgeTimeZone(timeZoneSources(), new Date())

export function judgeTimeZone(sources: readonly TimeZoneSource[], now: Date): Finding {
  const { source: used } = newestChanges(sources, site.timeZone)
  const text = `Company time (${site.timeZone}) follows ${used.name} (${used.version}).`
  if (isOldTimeZoneData(used.version, now))
    return warning(`${text} That's old. Update tzdata (sudo apt update && sudo apt install tzdata).`)
  const older = sources.filter(({ version }) => version < used.version)
  if (older.some(({ name }) => name === 'the system'))
    return warning(`${text} ${listed(older)} older. Update tzdata (sudo apt update && sudo apt install tzdata).`)
  return ok(older.length > 0 ? `${text} ${listed(older)} older and not used.` : text)
}

const listed = (sources: readonly TimeZoneSource[]) => {
  const names = sources.map(({ name, version }) => `${name} (${version})`).join(' and ')
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${sources.length === 1 ? 'is' : 'are'}`
}
