import { isIP } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { checkHealth } from '#contracts/health.ts'
import { dayMs } from '#contracts/time.ts'
import { root } from '#scripts/toolchain.mjs'
import { readManifest } from '#server/site/site-pages.ts'
import { type Context, ok, skipped, warning, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

/** A check makes two calls at most. */
const fetchOnce = (url: string, { timeoutMs }: Context) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(Math.floor(timeoutMs * 0.4)) })

const readBuild = () => readManifest(join(root, 'build/site'))

export function checkBuild({ config: { siteUrl } }: Context) {
  try {
    const build = readBuild()
    if (build.siteUrl === siteUrl) return ok(`Version ${build.version}.`)
    return wrong(`The site was built for ${build.siteUrl}. Build it again with SITE_URL=${siteUrl}.`)
  } catch (error) {
    return wrong((error as Error).message)
  }
}

export async function checkSite(context: Context) {
  const { siteUrl } = context.config
  const response = await fetchOnce(`${siteUrl}/healthz`, context).catch((error: unknown) => reasonOf(error))
  if (typeof response === 'string') return wrong(`${siteUrl} can't be reached: ${response}. ${adviceFor(response)}`)
  const location = response.headers.get('location')
  if (location)
    return wrong(
      `${siteUrl} redirects to ${location}. Set SITE_URL to the address where visitors end up, then build again.`,
    )
  if (response.status === 502 || response.status === 503)
    return wrong(`${siteUrl} responds with ${response.status}. The proxy runs, but the server doesn't.`)
  const health = checkHealth.response.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !health.success)
    return wrong(
      `Something other than this site responds at ${siteUrl} (status ${response.status}). Check DNS and the proxy.`,
    )
  const { version } = health.data
  const built = builtVersion()
  if (built && version !== built)
    return wrong(`The server runs version ${version}, but the build is ${built}. Restart the server.`)
  const { ok: isReady } = await fetchOnce(`${siteUrl}/readyz`, context)
  if (!isReady) return wrong("The server runs, but can't write to its database. Its log has the reason.")
  return ok(`Version ${version} is running at ${siteUrl}.`)
}

function adviceFor(reason: string) {
  if (reason.includes('certificate')) return 'See "Certificate" below.'
  if (reason.includes('DNS')) return 'Check the domain at your DNS provider.'
  return 'Check that the server and the proxy run, and that the domain leads to this machine.'
}

function builtVersion() {
  try {
    return readBuild().version
  } catch {
    return undefined
  }
}

export async function checkCertificate({ config: { siteUrl } }: Context) {
  if (!siteUrl.startsWith('https:')) return skipped("SITE_URL isn't https.")
  const { problem, validFrom, validTo } = await readCertificate(new URL(siteUrl))
  if (problem)
    return wrong(`Browsers reject it: ${reasonOf(problem)}. The proxy's log says why it couldn't get another.`)
  const day = validTo.toISOString().slice(0, 10)
  // Issuers shorten lifetimes: a third of a short one is still normal.
  const marginMs = Math.min(14 * dayMs, (validTo.getTime() - validFrom.getTime()) / 3)
  if (validTo.getTime() - Date.now() < marginMs)
    return wrong(`It expires on ${day} and should be renewed by now. The proxy's log says why it isn't.`)
  return ok(`Valid until ${day}.`)
}

async function readCertificate({ hostname, port }: URL) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Unverified, to read an invalid certificate too. Nothing is sent.
  const host = hostname.replace(/^\[|\]$/g, '')
  const servername = isIP(host) ? '' : host
  const socket = connect({ host, port: Number(port) || 443, servername, rejectUnauthorized: false })
  socket.once('secureConnect', resolve).on('error', reject)
  try {
    await promise
    const { valid_from, valid_to } = socket.getPeerCertificate()
    const problem = socket.authorized ? undefined : socket.authorizationError
    return { problem, validFrom: new Date(valid_from), validTo: new Date(valid_to) }
  } finally {
    socket.destroy()
  }
}

export async function checkHttps(context: Context) {
  const { siteUrl } = context.config
  if (!siteUrl.startsWith('https:')) return skipped("SITE_URL isn't https.")
  const plainUrl = siteUrl.replace('https:', 'http:')
  const plain = await fetchOnce(plainUrl, context).catch(() => undefined)
  if (plain?.ok)
    return wrong(`${plainUrl} serves the site without encryption. Make the proxy redirect it to ${siteUrl}.`)
  const target = URL.parse(plain?.headers.get('location') ?? '')?.origin
  if (target !== siteUrl)
    return warning(`${plainUrl} doesn't redirect to ${siteUrl}. Open port 80 and make the proxy redirect it.`)
  const { ok: isUp, status, headers } = await fetchOnce(`${siteUrl}/healthz`, context)
  // The proxy's own error page never has the header.
  if (!isUp) return skipped(`${plainUrl} redirects, but the rest can't be checked: the site responds with ${status}.`)
  if (!/max-age=[1-9]/.test(headers.get('strict-transport-security') ?? ''))
    return warning('The Strict-Transport-Security header is missing. The server sends it, so the proxy must remove it.')
  return ok(`${plainUrl} redirects, and browsers stay on https.`)
}
