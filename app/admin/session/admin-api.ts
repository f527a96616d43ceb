import { callApi, fetchApi, type OptionsOf, RequestError } from '#app/lib/api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { logOut } from '#contracts/admin.ts'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'
import { adminToken, clearAdminToken } from './admin-token.ts'

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** By token and address: a response to an earlier login says nothing about this one. */
const started = new Map<string, Promise<Response>>()
const startedKey = (token: string | undefined, address: string) => `${token} ${address}`

/** Sends the requests of a page before it's there to do so itself. The first `fetchAdmin` of each gets the response. */
export function startReads(addresses: readonly string[]) {
  started.clear()
  const token = adminToken()
  if (!token) return
  for (const address of addresses) {
    const response = fetchApi(address, { headers: bearer(token) })
    // Its caller handles a failure.
    response.catch(() => undefined)
    started.set(startedKey(token, address), response)
  }
}

export async function fetchAdmin(address: string, options: Parameters<typeof fetchApi>[1] = {}): Promise<Response> {
  const token = adminToken()
  const early = started.get(startedKey(token, address))
  started.delete(startedKey(token, address))
  try {
    return await (early ?? fetchApi(address, { ...options, headers: { ...bearer(token), ...options.headers } }))
  } catch (error) {
    // Only if it's still the current token: someone may have logged in again in the meantime.
    if (error instanceof RequestError && error.status === 401 && adminToken() === token) clearAdminToken()
    throw error
  }
}

export async function callAdmin<C extends Call>(
  address: AddressOf<C>,
  ...[options]: OptionsOf<C>
): Promise<ResponseOf<C>> {
  return (await fetchAdmin(address, options)).json()
}

/** Drops the token first, so logging out never waits for the server. */
async function endThisSession({ isLogout }: { isLogout: boolean }) {
  const headers = bearer(adminToken())
  clearAdminToken({ isLogout })
  try {
    await callApi<typeof logOut>('POST /api/admin/logout', { headers, keepalive: true })
  } catch (error) {
    console.info('logout request failed', error)
  }
}

export function logOutAdmin() {
  showToast({ title: 'Logged out', description: 'You have been logged out successfully' })
  return endThisSession({ isLogout: true })
}

/** The login returns to this page. */
export const logInAgain = () => endThisSession({ isLogout: false })
