import { campaignName, type Visit } from '#contracts/form-extras.ts'

export type VisitSource = { referrer: string; campaign: string }

/** At least two labels, and the last one starts with a letter, so an IP address isn't stored. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/

/** Anyone can send anything: only a host name other than our own is kept, and the start of a campaign's name. */
export function sourceOf({ referrerHost = '', utmCampaign }: Visit, ownHosts: readonly string[]): VisitSource {
  const host = withoutPort(referrerHost.toLowerCase())
  const isKept = hostName.test(host) && host.length <= 253 && !ownHosts.map(withoutPort).includes(host)
  return { referrer: isKept ? host : '', campaign: campaignName(utmCampaign) }
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '')
