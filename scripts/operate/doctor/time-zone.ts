import { site } from '#content/site.ts'
import { timeZoneVersion } from '#server/calendar/company-time.ts'
import { ok, warning } from './check.ts'

const maxAgeYears = 1

/** Versions start with their year, such as 2026f. */
export function checkTimeZone() {
  const text = `Company time (${site.timeZone}) follows the rules of ${timeZoneVersion}.`
  return new Date().getFullYear() - Number.parseInt(timeZoneVersion, 10) > maxAgeYears
    ? warning(
        `${text} They may have changed since then. Update the package moment-timezone, or install a newer release.`,
      )
    : ok(text)
}
