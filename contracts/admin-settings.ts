import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { maxLengths, minPasswordLength } from './constants.ts'
import { success } from './responses.ts'
import { requiredText } from './text.ts'

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Copied to the person's other devices by their account. */
  isSynced: z.boolean(),
  /** False if it was added at another address of the site. */
  worksHere: z.boolean(),
})

export type Passkey = z.infer<typeof passkey>

const device = z.object({
  /** Of the admin session. */
  id: z.string(),
  isThisDevice: z.boolean(),
  /** Such as "Chrome on Android". */
  name: z.string().nullable(),
  /** The IP address it was last used from. */
  address: z.string().nullable(),
  loggedInAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  isRemembered: z.boolean(),
  usedPasskey: z.boolean(),
  /** Null if they logged in with the password, or if the passkey was removed. */
  passkeyName: z.string().nullable(),
})

export type Device = z.infer<typeof device>

const adminSettings = z.object({
  /** False only while there's a passkey for the site's own address, or for this one. */
  allowsPassword: z.boolean(),
  /** False if the operator has set the password. */
  canChangePassword: z.boolean(),
  /** Where passkeys work: the site's own address, or localhost. Null if this page's address isn't one of them. */
  passkeyHost: z.string().nullable(),
  passkeys: z.array(passkey),
  /** This one first, then by last use. */
  devices: z.array(device),
})

export type AdminSettings = z.infer<typeof adminSettings>

/** Written and checked by the WebAuthn library on either side. */
const webAuthnOptions = z.looseObject({ challenge: z.string() })
const webAuthnResponse = z.looseObject(
  { id: z.string('The passkey is missing.').regex(/^[\w-]{1,1400}$/, "This passkey isn't valid.") },
  'The passkey is missing.',
)

const settingsPath = '/api/admin/settings'
const passkeysPath = '/api/admin/passkeys'

/** Each change returns it too. */
export const readAdminSettings = call({ method: 'GET', path: settingsPath, admin: true, response: adminSettings })

export const changeAdminSettings = call({
  method: 'PATCH',
  path: settingsPath,
  admin: true,
  body: z.object({ allowsPassword: z.boolean('Password login must be true or false.') }, 'A change is required.'),
  response: adminSettings,
})

/** Logs out all other devices. */
export const changePassword = call({
  method: 'POST',
  path: '/api/admin/password',
  admin: true,
  body: z.object(
    {
      password: requiredText('A password', 1000).pipe(
        z.string().min(minPasswordLength, `Use at least ${minPasswordLength} characters.`),
      ),
    },
    'A password is required.',
  ),
  response: adminSettings,
})

/** Works once, instead of the password while that's off. A new one replaces it. */
export const makeRecoveryCode = call({
  method: 'POST',
  path: '/api/admin/recovery-code',
  admin: true,
  response: z.object({ code: z.string() }),
})

export const startAddingPasskey = call({
  method: 'POST',
  path: `${passkeysPath}/start`,
  admin: true,
  response: webAuthnOptions,
})

export const addPasskey = call({
  method: 'POST',
  path: passkeysPath,
  admin: true,
  body: z.object(
    { name: requiredText('A name', maxLengths.passkeyName), credential: webAuthnResponse },
    'A passkey is required.',
  ),
  response: adminSettings,
})

/** Also ends the other sessions that were opened with it. */
export const removePasskey = call({
  method: 'DELETE',
  path: `${passkeysPath}/:id`,
  admin: true,
  params: z.object({ id: z.uuid("There's no such passkey.") }),
  response: adminSettings,
})

export const endSession = call({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  admin: true,
  params: z.object({ id: z.string().regex(/^[\w-]{1,100}$/, "There's no such device.") }),
  response: adminSettings,
})

/** What the login page shows. */
export const readLoginOptions = call({
  method: 'GET',
  path: '/api/admin/login-options',
  response: z.object({ allowsPassword: z.boolean(), allowsPasskey: z.boolean() }),
})

export const startPasskeyLogin = call({
  method: 'POST',
  path: '/api/admin/passkey-login/start',
  response: webAuthnOptions,
})

export const logInWithPasskey = call({
  method: 'POST',
  path: '/api/admin/passkey-login',
  body: z.object(
    {
      credential: webAuthnResponse,
      remember: z.boolean('The choice to stay logged in must be true or false.').optional(),
    },
    'The passkey is missing.',
  ),
  maxBodyBytes: smallBody,
  response: success.extend({ token: z.string() }),
})
