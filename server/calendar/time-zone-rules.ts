import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import moment from 'moment-timezone'
import { Temporal } from 'temporal-polyfill'

/** From `at` on, local time is UTC plus the offset. Sorted by time. */
export type OffsetChange = { at: number; offsetMs: number }

/** The version is that of the time zone database, such as 2026f. Later ones sort after earlier ones. */
export type TimeZoneSource = { name: string; version: string; changes(timeZone: string): OffsetChange[] }

const years = { from: 1970, to: 2050 }
const systemFolder = '/usr/share/zoneinfo'

/**
 * Governments change their clocks at short notice, and Node's own data only comes with a new Node. The system's is
 * updated with its packages, ours with `npm update`.
 */
export const timeZoneSources = (folder = systemFolder): TimeZoneSource[] => [
  ...systemSource(folder),
  { name: 'the package moment-timezone', version: moment.tz.dataVersion, changes: packageChanges },
  { name: 'Node', version: process.versions.tz ?? '', changes: nodeChanges },
]

/** Of two with the same version, the first counts. A source that doesn't know the zone is passed over. */
export function newestChanges(sources: readonly TimeZoneSource[], timeZone: string) {
  for (const source of sources.toSorted((a, b) => b.version.localeCompare(a.version))) {
    const changes = source.changes(timeZone)
    if (changes.length === 0) continue
    return { source, changes: changes.filter(({ offsetMs }, index) => offsetMs !== changes[index - 1]?.offsetMs) }
  }
  throw new Error(`Nothing is known about the time zone ${timeZone}.`)
}

function systemSource(folder: string): TimeZoneSource[] {
  try {
    const [, version] = /^# version (\S+)/.exec(readFileSync(`${folder}/tzdata.zi`, 'utf8')) ?? []
    return version ? [{ name: 'the system', version, changes: zone => systemChanges(`${folder}/${zone}`) }] : []
  } catch {
    return []
  }
}

/** Reads lines such as "…/America/Winnipeg  Sun Mar  8 08:00:00 2026 UT = … isdst=1 gmtoff=-18000". */
function systemChanges(file: string): OffsetChange[] {
  try {
    const lines = execFileSync('zdump', ['-V', '-c', `${years.from},${years.to}`, file], { encoding: 'utf8' })
    return lines.split('\n').flatMap(line => {
      const [, at, seconds] = /^\S+\s+(.+) UTC? = .* gmtoff=(-?\d+)$/.exec(line) ?? []
      return at ? [{ at: Date.parse(`${at} UTC`), offsetMs: Number(seconds) * 1000 }] : []
    })
  } catch {
    return []
  }
}

/** The package lists until when each offset applies, in minutes west of UTC. */
function packageChanges(timeZone: string): OffsetChange[] {
  const zone = moment.tz.zone(timeZone)
  return (
    zone?.offsets.map((minutes, index) => ({
      at: zone.untils[index - 1] ?? Number.NEGATIVE_INFINITY,
      offsetMs: -minutes * 60_000,
    })) ?? []
  )
}

function nodeChanges(timeZone: string): OffsetChange[] {
  const changes: OffsetChange[] = []
  let time: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from({
    year: years.from,
    month: 1,
    day: 1,
    timeZone,
  })
  for (; time && time.year <= years.to; time = time.getTimeZoneTransition('next'))
    changes.push({ at: time.epochMilliseconds, offsetMs: time.offsetNanoseconds / 1e6 })
  return changes
}
