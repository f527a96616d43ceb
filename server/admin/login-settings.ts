import type { Handle } from '#server/storage/database.ts'
import { findSetting, putSetting } from '#server/storage/settings.ts'

/** The setting with its MAC, and what sessions that were opened with it have for a passkey. */
export const recoveryCode = 'recovery_code'

/** Ignores case, spaces and dashes. */
export const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const forgetRecoveryCode = (transaction: Handle) =>
  transaction.deleteFrom('settings').where('name', '=', recoveryCode).execute()

const passwordLogin = 'password_login'

/** It's on until the administrator turns it off. */
const isTurnedOff = async (handle: Handle) => (await findSetting(handle, passwordLogin))?.value === 'false'

/**
 * Turning it off has an effect only while there's a passkey for the site's own address or for the one that the request
 * came to, so that nothing can lock the owner out. A made-up address can't turn the password on.
 */
export async function allowsPassword(handle: Handle, hosts: readonly string[]) {
  return !(await isTurnedOff(handle)) || !(await hasPasskey(handle, hosts))
}

export async function hasPasskey(handle: Handle, hosts: readonly string[]) {
  const passkeys = handle.selectFrom('passkeys').select('id').where('rp_id', 'in', hosts).limit(1)
  return (await passkeys.executeTakeFirst()) !== undefined
}

/** False if it already was. */
export async function turnPasswordLogin(transaction: Handle, isOn: boolean, now: string) {
  if ((await isTurnedOff(transaction)) !== isOn) return false
  await putSetting(transaction, passwordLogin, JSON.stringify(isOn), now)
  return true
}
