import type { Handle } from '#server/storage/database.ts'
import { type Actor, addAuditEntry, type NewAuditEntry } from './audit-log.ts'
import { emailsLogins } from './login-settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    securityEmails: SecurityEmails
  }
}

/** To the team. The messages provide them, which are above the logins. */
export type SecurityEmails = {
  /** In the transaction of the change. Returns the id to pass to `sendNow` after the commit, if there's an email. */
  add(transaction: Handle, actor: Actor, event: NewAuditEntry): Promise<string | undefined>
  sendNow(id: string | undefined): void
}

/** In the transaction of the change. Returns what `sendNow` takes. */
export async function recordSecurityEvent(
  transaction: Handle,
  emails: SecurityEmails,
  actor: Actor,
  event: NewAuditEntry,
) {
  await addAuditEntry(transaction, actor, event)
  if (event.action === 'login.succeeded' && !(await emailsLogins(transaction))) return
  return emails.add(transaction, actor, event)
}
