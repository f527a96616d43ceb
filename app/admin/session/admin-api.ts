import { setServerOffsets } from '#app/admin/time/format-time.ts'
import { callApi, fetchApi, type OptionsOf, RequestError } from '#app/lib/api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { checkLogin, logOut } from '#contracts/admin.ts'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'
import { adminToken, clearAdminToken } from './admin-token.ts'

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

export async function fetchAdmin(address: string, options: Parameters<typeof fetchApi>[1] = {}): Promise<Response> {
  const token = adminToken()
  try {
    return await fetchApi(address, { ...options, headers: { ...bearer(token), ...options.headers } })
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

/** Before anything that shows a time, because it brings the rules of company time. */
export async function checkSession() {
  const check = await callAdmin<typeof checkLogin>('GET /api/admin/check')
  setServerOffsets(check.utcOffsets ?? [])
  return check
}

/** Drops the token first, so logging out never waits for the server. */
async function endThisSession({ isLogout }: { isLogout: boolean }) {
  const headers = bearer(adminToken())
  navigator.clearAppBadge?.().catch(console.info)
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
