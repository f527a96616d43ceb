import type { Handle } from '#server/storage/database.ts'
import { findSetting, putSetting } from '#server/storage/settings.ts'

type LoginSetting = 'password_login' | 'login_emails'

/** The setting with its MAC, and what sessions that were opened with it have for a passkey. */
export const recoveryCode = 'recovery_code'

/** Ignores case, spaces and dashes. */
export const plainCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const forgetRecoveryCode = (transaction: Handle) =>
  transaction.deleteFrom('settings').where('name', '=', recoveryCode).execute()

/** Both are on until the administrator turns them off. */
const isStoredAsOff = async (handle: Handle, name: LoginSetting) => (await findSetting(handle, name))?.value === 'false'

export const emailsLogins = async (handle: Handle) => !(await isStoredAsOff(handle, 'login_emails'))

/**
 * Turning it off has an effect only while there's a passkey for the site's own address or for the one that the request
 * came to, so that nothing can lock the owner out. A made-up address can't turn the password on.
 */
export async function allowsPassword(handle: Handle, hosts: readonly string[]) {
  if (!(await isStoredAsOff(handle, 'password_login'))) return true
  return !(await hasPasskey(handle, hosts))
}

export async function hasPasskey(handle: Handle, hosts: readonly string[]) {
  const passkeys = handle.selectFrom('passkeys').select('id').where('rp_id', 'in', hosts).limit(1)
  return (await passkeys.executeTakeFirst()) !== undefined
}

/** False if it already was. */
export async function turnLoginSetting(transaction: Handle, name: LoginSetting, isOn: boolean, now: string) {
  if ((await isStoredAsOff(transaction, name)) !== isOn) return false
  await putSetting(transaction, name, JSON.stringify(isOn), now)
  return true
}
