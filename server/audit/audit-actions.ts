import type { AuditGroup } from '#contracts/audit-log.ts'

/** Numbers and fixed words only. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>

type Describe = { group: AuditGroup; what: string | ((details: AuditDetails) => string) }

const describeActions = <Name extends string>(actions: Record<Name, Describe>) => actions

/** Stored with each entry, so never rename one. */
export const auditActions = describeActions({
  'login.succeeded': {
    group: 'logins',
    what: ({ method }) => `Logged in with ${method === 'passkey' ? 'a passkey' : 'the password'}`,
  },
  'login.failed': {
    group: 'logins',
    what: ({ method }) => `Failed login with ${method === 'passkey' ? 'a passkey' : 'a password'}`,
  },
  'login.ended': { group: 'logins', what: 'Logged out' },
  'device.ended': { group: 'logins', what: 'Logged another device out' },
  'devices.ended': { group: 'logins', what: 'Logged all other devices out' },
  'held-confirmations.sent': { group: 'emails', what: ({ count }) => `Sent ${count} confirmations that were on hold` },
  'held-confirmations.dismissed': {
    group: 'emails',
    what: ({ count }) => `Dismissed ${count} confirmations that were on hold`,
  },
  'passkey.added': { group: 'settings', what: 'Added a passkey' },
  'passkey.renamed': { group: 'settings', what: 'Renamed a passkey' },
  'passkey.removed': { group: 'settings', what: 'Removed a passkey' },
  'password-login.on': { group: 'settings', what: 'Turned on login with the password' },
  'password-login.off': { group: 'settings', what: 'Turned off login with the password' },
  'login-emails.on': { group: 'settings', what: 'Turned on emails about logins' },
  'login-emails.off': { group: 'settings', what: 'Turned off emails about logins' },
})

export type AuditAction = keyof typeof auditActions
