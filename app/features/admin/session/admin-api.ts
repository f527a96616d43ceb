import { type Call, RequestError, requestApi } from '#app/lib/api.ts'
import { adminToken, forgetAdminToken } from './admin-token.ts'

export const bearing = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** Every call of the administrator carries the token. A token that is not accepted any more is forgotten. */
export async function requestAdmin(path: string, call: Call = {}): Promise<Response> {
  const token = adminToken()
  try {
    return await requestApi(path, { ...call, headers: { ...bearing(token), ...call.headers } })
  } catch (error) {
    // Unless somebody signed in again meanwhile: then it is the old token that was refused.
    if (error instanceof RequestError && error.status === 401 && adminToken() === token) forgetAdminToken('refused')
    throw error
  }
}

export async function callAdmin<Answer>(path: string, call?: Call): Promise<Answer> {
  const response = await requestAdmin(path, call)
  return response.json()
}
