import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { isUnleased, requeued } from './message-repository.ts'

/** Stored with each email, so that undoing the decision finds it. Never reword one. */
export const heldAsBot = (botCheck: string) => `Not sent: this may be a bot. ${botCheck}`
export const heldAsSpam = 'Not sent: this lead is marked as spam.'
export const heldForInbox = (emails: number) =>
  `Not sent: this inbox already got ${emails} emails from us in the past 24 hours.`
export const heldForTotal = 'Not sent: too many confirmations were requested within an hour, by all visitors together.'
const replacedByNewer = 'Not sent: a newer one was.'

/** What's about the lead's forms and not sent yet. One that's being sent right now can't be stopped. */
export const dismissEmails = (transaction: Handle, leadId: string, now: string) =>
  transaction
    .updateTable('outbox')
    .set({ status: 'dismissed', last_error: heldAsSpam })
    .where('channel', '=', 'email')
    .where('status', 'in', ['waiting', 'held'])
    .where('lead_id', '=', leadId)
    .where(isUnleased(now))
    .execute()

/**
 * Queues what was held because the lead looked like a bot, or dismissed as spam: the latest email of each kind, so that
 * nobody gets a hundred at once.
 */
export async function releaseEmails(transaction: Handle, leadId: string, now: string) {
  const stopped = sql`
    select outbox.id, row_number() over (partition by template order by created_at desc, outbox.id desc) as newest
    from outbox join forms on forms.id = outbox.form_id
    where outbox.lead_id = ${leadId} and recipient is not null and (
      (status = 'held' and last_error = ${heldAsBot('')} || forms.bot_check)
      or (status in ('dismissed', 'suppressed') and last_error = ${heldAsSpam}))`
  const change = (columns: object, which: RawBuilder<unknown>) =>
    transaction
      .updateTable('outbox')
      .set(columns)
      .where(sql<boolean>`id in (select id from (${stopped}) as stopped where ${which})`)
      .execute()
  await change({ status: 'dismissed', last_error: replacedByNewer }, sql`newest > 1`)
  await change(requeued(now), sql`newest = 1`)
}
