import type { AuditGroup } from '#contracts/audit-log.ts'

/** Numbers and fixed words only. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>

type Describe = { group: AuditGroup; what: string | ((details: AuditDetails) => string) }

const asFormat = ({ format }: AuditDetails) => (format === 'csv' ? 'CSV' : 'JSON')

const statusName = (status: unknown) => String(status).replace(/^./, first => first.toUpperCase())

const messageName = ({ channel }: AuditDetails) => (channel === 'webhook' ? 'a webhook' : 'an email')

const heldCount = ({ count }: AuditDetails) =>
  count === 1 ? '1 confirmation that was on hold' : `${count} confirmations that were on hold`

const counted = (count: unknown, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)

const describeActions = <Name extends string>(actions: Record<Name, Describe>) => actions

/** Stored with each entry, so never rename one. */
export const auditActions = describeActions({
  'lead.viewed': { group: 'views', what: 'Opened a lead' },
  'leads.listed': { group: 'views', what: 'Viewed the list of leads' },
  'responses.listed': { group: 'views', what: 'Viewed the survey responses' },
  'sessions.listed': { group: 'views', what: 'Viewed the analytics sessions' },
  'overview.viewed': { group: 'views', what: 'Viewed the dashboard' },
  'lead.status': {
    group: 'changes',
    what: ({ from, to }) => `Changed the status from ${statusName(from)} to ${statusName(to)}`,
  },
  'lead.answered': { group: 'changes', what: 'Marked a lead as answered' },
  'lead.reopened': { group: 'changes', what: 'Marked a lead as not answered' },
  'follow-up.set': { group: 'changes', what: 'Set a follow-up' },
  'follow-up.removed': { group: 'changes', what: 'Removed the follow-up' },
  'lead.spam': { group: 'changes', what: 'Marked a lead as spam' },
  'lead.person': { group: 'changes', what: 'Marked a lead as a person' },
  'note.added': { group: 'changes', what: 'Added a note' },
  'note.changed': { group: 'changes', what: 'Changed a note' },
  'note.deleted': { group: 'changes', what: 'Deleted a note' },
  'words.drafted': { group: 'changes', what: "Edited the website's words" },
  'words.discarded': { group: 'changes', what: ({ count }) => `Discarded ${counted(count, 'draft')} of the website` },
  'words.published': {
    group: 'changes',
    what: ({ count, version }) => `Published ${counted(count, 'change')} of the website (version ${version})`,
  },
  'words.undone': { group: 'changes', what: 'Took back published words as drafts' },
  'words.settled': {
    group: 'changes',
    what: ({ keep }) => `Chose ${keep === 'owners' ? 'their own words' : 'the words of the new release'}`,
  },
  'words.photo': { group: 'changes', what: 'Added a photo for the website' },
  'words.imported': { group: 'changes', what: ({ count }) => `Imported ${counted(count, 'draft')} of the website` },
  'leads.exported': { group: 'exports', what: details => `Exported the leads as ${asFormat(details)}` },
  'responses.exported': { group: 'exports', what: details => `Exported the survey responses as ${asFormat(details)}` },
  'sessions.exported': { group: 'exports', what: details => `Exported the analytics sessions as ${asFormat(details)}` },
  'audit-log.exported': { group: 'exports', what: details => `Exported the activity as ${asFormat(details)}` },
  'lead.exported': { group: 'exports', what: "Exported one person's data" },
  'lead.erased': { group: 'erasures', what: "Erased one person's data" },
  'data.purged': { group: 'erasures', what: 'Deleted data older than the privacy policy allows' },
  'message.resent': { group: 'emails', what: details => `Sent ${messageName(details)} again` },
  'message.dismissed': { group: 'emails', what: details => `Dismissed ${messageName(details)}` },
  'login.succeeded': {
    group: 'logins',
    what: ({ method }) => `Logged in with ${method === 'passkey' ? 'a passkey' : 'the password'}`,
  },
  'login.failed': {
    group: 'logins',
    what: ({ method }) => `Failed login with ${method === 'passkey' ? 'a passkey' : 'a password'}`,
  },
  'login.ended': { group: 'logins', what: 'Logged out' },
  'device.ended': { group: 'logins', what: 'Logged out another device' },
  'devices.ended': { group: 'logins', what: 'Logged out all other devices' },
  'held-confirmations.sent': { group: 'emails', what: details => `Sent ${heldCount(details)}` },
  'held-confirmations.dismissed': { group: 'emails', what: details => `Dismissed ${heldCount(details)}` },
  'passkey.added': { group: 'settings', what: 'Added a passkey' },
  'passkey.renamed': { group: 'settings', what: 'Renamed a passkey' },
  'passkey.removed': { group: 'settings', what: 'Removed a passkey' },
  'password-login.on': { group: 'settings', what: 'Turned on password login' },
  'password-login.off': { group: 'settings', what: 'Turned off password login' },
  'login-emails.on': { group: 'settings', what: 'Turned on login emails' },
  'login-emails.off': { group: 'settings', what: 'Turned off login emails' },
})

export type AuditAction = keyof typeof auditActions

/** For an action that only a newer release has, as after a downgrade, the text is the action's name. */
export function describeAction(action: string, details: string) {
  const { group, what }: Describe = auditActions[action as AuditAction] ?? { group: 'settings', what: action }
  return { group, what: typeof what === 'string' ? what : what(JSON.parse(details)) }
}
