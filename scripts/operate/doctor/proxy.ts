import type { z } from 'zod'
import { describeConnection, logIn, logOut } from '#contracts/admin.ts'
import { doctorAgent } from '#server/admin/device.ts'
import { loadExistingPasswords } from '#server/admin/passwords.ts'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/config.ts'
import { type Context, type Finding, ok, skipped, warning, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

/** Reserved for documentation, so never a visitor's. */
const forgedAddress = '203.0.113.66'

type Connection = z.output<typeof describeConnection.response>

export async function checkProxy({ config, timeoutMs }: Context) {
  const { protocol, hostname } = new URL(config.siteUrl)
  if (protocol !== 'https:' && !isLoopback(hostname))
    return skipped('SITE_URL must be https: the admin password is needed to check this.')
  const password = loadExistingPasswords(config)?.admin.value
  if (!password) return warning("TRUST_PROXY can't be checked: there's no admin password in these settings.")
  try {
    // Without a proxy, the header would make the server warn about a missing TRUST_PROXY.
    const forged = protocol === 'https:' || config.trustProxy !== undefined ? { 'x-forwarded-for': forgedAddress } : {}
    return judgeConnection(await askServer(config.siteUrl, { password, forged, timeoutMs }), config)
  } catch (error) {
    return warning(`TRUST_PROXY can't be checked: ${reasonOf(error)}.`)
  }
}

type Question = { password: string; forged: Record<string, string>; timeoutMs: number }

async function askServer(siteUrl: string, { password, forged, timeoutMs }: Question): Promise<Connection> {
  const call = (path: string, init: RequestInit) =>
    fetch(siteUrl + path, {
      ...init,
      // A redirect must not carry the password elsewhere.
      redirect: 'error',
      // There are three calls, and the last one must not be cut off: it logs out.
      signal: AbortSignal.timeout(Math.floor(timeoutMs * 0.3)),
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

export function judgeConnection(
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
