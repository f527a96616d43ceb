import { sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import { isUnleased, requeued } from './message-repository.ts'

/** Stored with each email, so that undoing the decision finds it. Never reword one. */
export const heldAsBot = (botCheck: string) => `Not sent: ${botCheck}`
export const heldAsSpam = 'Not sent: this lead is marked as spam.'
const replacedByNewer = 'Not sent: a newer one was.'

const formsOf = (handle: Handle, emailKey: string) =>
  handle.selectFrom('forms').select('id').where('email_key', '=', emailKey)

/** What's about the lead's forms and not sent yet. One that's being sent right now can't be stopped. */
export const dismissEmails = (transaction: Handle, emailKey: string, now: string) =>
  transaction
    .updateTable('outbox')
    .set({ status: 'dismissed', last_error: heldAsSpam })
    .where('channel', '=', 'email')
    .where('status', 'in', ['waiting', 'held'])
    .where('form_id', 'in', formsOf(transaction, emailKey))
    .where(isUnleased(now))
    .execute()

/**
 * Queues what was held because the lead looked like a bot, or dismissed as spam: the latest email of each kind, so that
 * nobody gets a hundred at once. Returns their ids.
 */
export async function releaseEmails(transaction: Handle, emailKey: string, now: string) {
  const emails = await transaction
    .selectFrom('outbox')
    .innerJoin('forms', 'forms.id', 'outbox.form_id')
    .select(['outbox.id', 'outbox.template'])
    .where('forms.email_key', '=', emailKey)
    .where('outbox.recipient', 'is not', null)
    .where(
      sql<boolean>`((status = 'held' and last_error = ${heldAsBot('')} || forms.bot_check)
        or (status in ('dismissed', 'suppressed') and last_error = ${heldAsSpam}))`,
    )
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .execute()
  const latest = [...Map.groupBy(emails, ({ template }) => template).values()].flatMap(group => group[0]?.id ?? [])
  const older = emails.map(({ id }) => id).filter(id => !latest.includes(id))
  const change = (ids: readonly string[], columns: object) =>
    ids.length > 0 && transaction.updateTable('outbox').set(columns).where('id', 'in', ids).execute()
  await change(latest, requeued(now))
  await change(older, { status: 'dismissed', last_error: replacedByNewer })
  return latest
}
