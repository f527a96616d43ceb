import { otherSource } from '#contracts/constants.ts'
import { campaignName, type Visit } from '#contracts/form-extras.ts'

export type VisitSource = { referrer: string; campaign: string }

const hostName = /^([a-z0-9-]+\.){1,3}([a-z]{2,}|xn--[a-z0-9-]+)$/
const maxHostLength = 60
/** They're in no public network, and people name their computers after themselves. */
const privateEnding = /\.(local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)$/

const plainLabel = /^[\p{L}\d][\p{L}\d _.-]{0,39}$/u
/** Such as 2026-11 or 20261117: many labels have the date of a newsletter. */
const date = /(?<!\d)20[2-4]\d[-_.]?(0[1-9]|1[0-2])([-_.]?[0-3]\d)?(?!\d)/g
/** An identifier, or a part of a phone number. */
const manyDigits = /(\d\D*){6}/

/**
 * Totals can't be exported or erased, so nothing that looks like a person is counted by name. Anyone can send anything,
 * and newsletter services may put the reader's address into their links.
 */
export function sourceOf({ referrerHost = '', utmCampaign }: Visit, ownHosts: readonly string[]): VisitSource {
  const host = referrerHost.toLowerCase()
  const isOwn = ownHosts.some(own => withoutPort(own) === withoutPort(host))
  return {
    referrer: isOwn ? '' : named(host, isPublicHost),
    campaign: named(campaignName(utmCampaign), isPlainLabel),
  }
}

const named = (name: string, isNamed: (name: string) => boolean) => (name === '' || isNamed(name) ? name : otherSource)

const isPublicHost = (host: string) =>
  host.length <= maxHostLength && hostName.test(host) && !privateEnding.test(host) && !manyDigits.test(host)

const isPlainLabel = (label: string) => plainLabel.test(label.normalize()) && !manyDigits.test(label.replace(date, ''))

const withoutPort = (host: string) => host.replace(/:\d+$/, '')
