import { timeZoneVersion } from '#server/calendar/company-time.ts'
import { type Context, ok, warning, wrong } from './finding.ts'

export const checkPlaceholders = ({ site: { standIns, ownersFacts } }: Context) =>
  standIns.length > 0
    ? wrong(
        `Replace ${standIns.map(name => name.split('.').at(-1)).join(', ')} in the admin area, under Website. Decide there too: ${ownersFacts.join('; ')}.`,
      )
    : ok('None are left.')

const maxAgeYears = 1

/** Versions start with their year, such as 2026f. */
export function checkTimeZone({ site: { timeZone } }: Context) {
  const text = `Company time (${timeZone}) follows the rules of ${timeZoneVersion}.`
  return new Date().getFullYear() - Number.parseInt(timeZoneVersion, 10) > maxAgeYears
    ? warning(`${text} They may have changed since then. Install a newer release of this site.`)
    : ok(text)
}
