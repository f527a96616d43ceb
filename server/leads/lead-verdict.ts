import { sql } from 'kysely'
import type { LeadChange } from '#contracts/leads.ts'
import { dismissEmails, releaseEmails } from '#server/messages/held-emails.ts'
import type { Handle } from '#server/storage/database.ts'

type Verdict = NonNullable<LeadChange['verdict']>

/** Returns the ids of the emails to send now. */
export async function applyVerdict(transaction: Handle, id: string, verdict: Verdict, now: string): Promise<string[]> {
  const isSpam = verdict === 'spam'
  const lead = await transaction
    .updateTable('leads')
    .set(isSpam ? { spam_at: sql`coalesce(spam_at, ${now})` } : { spam_at: null, bot_check: null })
    .where('id', '=', id)
    .returning('email_key')
    .executeTakeFirst()
  if (!lead) return []
  if (isSpam) {
    await dismissEmails(transaction, lead.email_key, now)
    return []
  }
  const ids = await releaseEmails(transaction, lead.email_key, now)
  await transaction.updateTable('forms').set({ bot_check: null }).where('email_key', '=', lead.email_key).execute()
  return ids
}
