import { checkHealth } from '#contracts/health.ts'
import { secondMs } from '#contracts/time.ts'
import { timeZoneVersion } from '#server/calendar/company-time.ts'
import { ask, type Context, ok, reasonOf, skipped, trouble, warning, wrong } from './finding.ts'

const callTimeoutMs = 10 * secondMs

const fetchOnce = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(callTimeoutMs) })

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

export function checkAddress({ config: { siteUrl }, lacksAddress }: Context) {
  if (lacksAddress?.())
    return trouble({
      title: "The site doesn't know its address",
      detail: 'Visitors reach it under a public name, but SITE_URL is missing, so links in emails lead nowhere.',
      whatToDo: `${ask} set SITE_URL to the public address, such as https://www.example.com, and to restart it.`,
    })
  if (siteUrl.startsWith('https:')) return ok(`${siteUrl}.`)
  return wrong(
    `The site takes ${siteUrl} for its address, so links in emails don't work. ${ask} set SITE_URL to the public https:// address and restart it.`,
  )
}

export async function checkSite({ config: { siteUrl } }: Context) {
  const response = await fetchOnce(`${siteUrl}/healthz`).catch((error: unknown) => reasonOf(error))
  if (typeof response === 'string')
    return wrong(
      `${siteUrl} can't be reached: ${response}. ${ask} check that it and the proxy run, and that the domain leads to this machine.`,
    )
  const location = response.headers.get('location')
  if (location)
    return wrong(
      `${siteUrl} redirects to ${location}. ${ask} set SITE_URL to the address where visitors end up and restart it.`,
    )
  if (response.status === 502 || response.status === 503)
    return wrong(
      `${siteUrl} responds with ${response.status}. The proxy runs, but the server doesn't. ${ask} start it.`,
    )
  const health = checkHealth.response.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !health.success)
    return wrong(
      `Something other than this site responds at ${siteUrl} (status ${response.status}). ${ask} check DNS and the proxy.`,
    )
  const { ok: isReady } = await fetchOnce(`${siteUrl}/readyz`)
  if (!isReady) return wrong("The server runs, but can't write to its database. Its log has the reason.")
  return ok(`Version ${health.data.version} is running at ${siteUrl}.`)
}

export async function checkRedirect({ config: { siteUrl } }: Context) {
  if (!siteUrl.startsWith('https:')) return skipped("The site's address isn't https.")
  const plainUrl = siteUrl.replace('https:', 'http:')
  const plain = await fetchOnce(plainUrl).catch(() => undefined)
  if (plain?.ok)
    return wrong(`${plainUrl} serves the site without encryption. ${ask} redirect it to ${siteUrl} in the proxy.`)
  const target = URL.parse(plain?.headers.get('location') ?? '')?.origin
  if (target === siteUrl) return ok(`${plainUrl} redirects to it.`)
  return warning(`${plainUrl} doesn't redirect to ${siteUrl}. ${ask} open port 80 and redirect it in the proxy.`)
}
