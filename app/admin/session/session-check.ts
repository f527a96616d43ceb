import { setServerOffsets } from '#app/admin/time/format-time.ts'
import type { checkLogin } from '#contracts/admin.ts'
import { callAdmin } from './admin-api.ts'

export const sessionCheckCall = 'GET /api/admin/check'

/** Before anything that shows a time, because it brings the rules of company time. */
export async function checkSession() {
  const check = await callAdmin<typeof checkLogin>(sessionCheckCall)
  setServerOffsets(check.utcOffsets ?? [])
  return check
}
