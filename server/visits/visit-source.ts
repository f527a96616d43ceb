import type { Visit } from '#contracts/form-extras.ts'

export type VisitSource = { referrer: string; campaign: string }

const maxCampaignLength = 100

/** At least two labels, and the last one starts with a letter, so an IP address isn't stored. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/

/** Anyone can send anything: only a host name other than our own is kept, and the start of a campaign's name. */
export function sourceOf({ referrerHost = '', utmCampaign = '' }: Visit, ownHosts: readonly string[]): VisitSource {
  const host = withoutPort(referrerHost.toLowerCase())
  const isKept = hostName.test(host) && host.length <= 253 && !ownHosts.map(withoutPort).includes(host)
  // A cut-off emoji would be half a character, which Postgres rejects.
  const campaign = utmCampaign.trim().slice(0, maxCampaignLength).toWellFormed()
  return { referrer: isKept ? host : '', campaign }
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')
