import type { z } from 'zod'
import { describeConnection, logIn, logOut } from '#contracts/admin.ts'
import { checkHealth } from '#contracts/health.ts'
import { secondMs } from '#contracts/time.ts'
import { doctorAgent } from '#server/admin/admin-sessions.ts'
import { loadExistingPasswords } from '#server/admin/passwords.ts'
import { type Config, isLoopback } from '#server/config.ts'
import { type Context, type Finding, ok, reasonOf, skipped, warning, wrong } from './finding.ts'

const callTimeoutMs = 10 * secondMs

const fetchOnce = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(callTimeoutMs) })

export function checkAddress({ config: { siteUrl } }: Context) {
  if (siteUrl.startsWith('https:')) return ok(`${siteUrl}.`)
  return wrong(`SITE_URL is ${siteUrl}. Set it to the public https:// address, then restart the server.`)
}

export async function checkSite({ config: { siteUrl } }: Context) {
  const response = await fetchOnce(`${siteUrl}/healthz`).catch((error: unknown) => reasonOf(error))
  if (typeof response === 'string')
    return wrong(
      `${siteUrl} can't be reached: ${response}. Check that the server and the proxy run, and that the domain leads to this machine.`,
    )
  const location = response.headers.get('location')
  if (location)
    return wrong(
      `${siteUrl} redirects to ${location}. Set SITE_URL to the address where visitors end up, then restart the server.`,
    )
  if (response.status === 502 || response.status === 503)
    return wrong(`${siteUrl} responds with ${response.status}. The proxy runs, but the server doesn't.`)
  const health = checkHealth.response.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !health.success)
    return wrong(
      `Something other than this site responds at ${siteUrl} (status ${response.status}). Check DNS and the proxy.`,
    )
  const { ok: isReady } = await fetchOnce(`${siteUrl}/readyz`)
  if (!isReady) return wrong("The server runs, but can't write to its database. Its log has the reason.")
  return ok(`Version ${health.data.version} is running at ${siteUrl}.`)
}

export async function checkRedirect({ config: { siteUrl } }: Context) {
  if (!siteUrl.startsWith('https:')) return skipped("SITE_URL isn't https.")
  const plainUrl = siteUrl.replace('https:', 'http:')
  const plain = await fetchOnce(plainUrl).catch(() => undefined)
  if (plain?.ok)
    return wrong(`${plainUrl} serves the site without encryption. Make the proxy redirect it to ${siteUrl}.`)
  const target = URL.parse(plain?.headers.get('location') ?? '')?.origin
  if (target === siteUrl) return ok(`${plainUrl} redirects to it.`)
  return warning(`${plainUrl} doesn't redirect to ${siteUrl}. Open port 80 and make the proxy redirect it.`)
}

/** Reserved for documentation, so never a visitor's. */
const forgedAddress = '203.0.113.66'

type Connection = z.output<typeof describeConnection.response>

export async function checkProxy({ config }: Context) {
  const { protocol, hostname } = new URL(config.siteUrl)
  if (protocol !== 'https:' && !isLoopback(hostname))
    return skipped('SITE_URL must be https: the admin password is needed to check this.')
  const password = loadExistingPasswords(config)?.admin.value
  if (!password) return warning("TRUST_PROXY can't be checked: there's no admin password in these settings.")
  try {
    // Without a proxy, the header would make the server warn about a missing TRUST_PROXY.
    const forged = protocol === 'https:' || config.trustProxy !== undefined ? { 'x-forwarded-for': forgedAddress } : {}
    return judgeConnection(await askServer(config.siteUrl, { password, forged }), config)
  } catch (error) {
    return warning(`TRUST_PROXY can't be checked: ${reasonOf(error)}.`)
  }
}

type Question = { password: string; forged: Record<string, string> }

async function askServer(siteUrl: string, { password, forged }: Question): Promise<Connection> {
  const call = (path: string, init: RequestInit) =>
    fetch(siteUrl + path, {
      ...init,
      // A redirect must not carry the password elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(callTimeoutMs),
    })
  const login = await call(logIn.path, {
    method: logIn.method,
    headers: { 'content-type': 'application/json', 'user-agent': doctorAgent },
    body: JSON.stringify({ password }),
  })
  if (login.status === 401)
    throw new Error('the running server has another admin password. Restart it, or run this where the server runs')
  if (login.status === 403) throw new Error('password login is turned off')
  const { token } = await read(login, logIn.response)
  const authorization = `Bearer ${token}`
  try {
    const response = await call(describeConnection.path, { headers: { authorization, ...forged } })
    return await read(response, describeConnection.response)
  } finally {
    await call(logOut.path, { method: logOut.method, headers: { authorization } }).catch(() => undefined)
  }
}

async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const body = schema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !body.success) throw new Error(`the site responds with ${response.status}`)
  return body.data
}

function judgeConnection(
  { forwardedFor, trustedProxies }: Connection,
  { siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>,
): Finding {
  // Each proxy adds the address it was called from. What's left of ours was sent by the visitor.
  const proxies = forwardedFor.length - forwardedFor.lastIndexOf(forgedAddress) - 1
  const advice =
    trustProxy === proxies
      ? `TRUST_PROXY=${proxies} is right, but the running server doesn't use it yet. Restart it.`
      : `Set TRUST_PROXY=${proxies} and restart the server.`
  if (trustedProxies > proxies)
    return wrong(
      `TRUST_PROXY is too high: visitors can fake their address and guess passwords without a limit. ${
        proxies === 0 ? 'Remove it, or make the proxy add the address to X-Forwarded-For.' : advice
      }`,
    )
  if (proxies === 0)
    return siteUrl.startsWith('https:')
      ? wrong(
          "The proxy doesn't add visitors' addresses to X-Forwarded-For, so they all share one rate limit. Set it up like deploy/Caddyfile.",
        )
      : ok("There's no proxy, and TRUST_PROXY isn't set.")
  if (trustedProxies < proxies)
    return wrong(
      `TRUST_PROXY is ${trustedProxies === 0 ? 'missing' : 'too low'}, so visitors share one rate limit. ${advice}`,
    )
  if (typeof trustProxy === 'number' && trustProxy > proxies)
    return warning(
      `TRUST_PROXY is ${trustProxy}, but requests pass ${count(proxies)}. Lower it, or make the inner proxy trust the outer one.`,
    )
  return ok(`TRUST_PROXY is right: requests pass ${count(proxies)}.`)
}

const count = (proxies: number) => (proxies === 1 ? 'one proxy' : `${proxies} proxies`)
