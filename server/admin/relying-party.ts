import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { PublicError } from '#server/http/errors.ts'

/** Where a passkey works: `id` is a host name. */
export type RelyingParty = { id: string; origin: string }

type Address = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'protocol'>

/**
 * The site's own address or localhost, on any port. Null elsewhere. A browser sends no Origin with a GET, and a proxy may
 * change both the protocol and the host.
 */
export function relyingPartyOf({ headers, host, hostname, protocol }: Address, siteUrl: string): RelyingParty | null {
  const site = new URL(siteUrl)
  const page = headers.origin ?? headers.referer ?? (host === site.host ? siteUrl : `${protocol}://${host}`)
  const { origin, hostname: pageHost } = URL.parse(page) ?? {}
  if (origin === siteUrl && canHavePasskeys(site)) return { id: site.hostname, origin }
  if (origin && pageHost === 'localhost' && hostname === 'localhost') return { id: pageHost, origin }
  return null
}

/** A browser needs TLS and a name for them. */
const canHavePasskeys = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')

export function requireRelyingParty(request: Address, siteUrl: string) {
  const relyingParty = relyingPartyOf(request, siteUrl)
  if (relyingParty) return relyingParty
  throw new PublicError(409, `Passkeys don't work at this address. Open ${siteUrl}/admin instead.`)
}
