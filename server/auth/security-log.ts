import type { AuditAction, AuditDetails } from '#server/audit/audit-actions.ts'
import { type Actor, addAuditEntry } from '#server/audit/audit-log.ts'
import type { Handle } from '#server/db/database.ts'
import { emailsLogins } from './login-settings.ts'

export type SecurityEvent = { action: AuditAction; details?: AuditDetails }

/** Tells the team. */
export type SecurityEmails = {
  /** In the transaction of the change. Returns the id to pass to `sendNow` after the commit, if there's an email. */
  add(transaction: Handle, actor: Actor, event: SecurityEvent): Promise<string | undefined>
  sendNow(id: string | undefined): void
}

/** In the transaction of the change. Returns what `sendNow` takes. */
export async function recordSecurityEvent(
  transaction: Handle,
  emails: SecurityEmails,
  actor: Actor,
  event: SecurityEvent,
) {
  await addAuditEntry(transaction, actor, event)
  if (event.action === 'login.succeeded' && !(await emailsLogins(transaction))) return
  return emails.add(transaction, actor, event)
}
