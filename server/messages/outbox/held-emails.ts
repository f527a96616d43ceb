import { sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { isUnleased, requeued, type StoredMessage } from './message-repository.ts'

/** Stored with each email, so that undoing the decision finds it. Never reword one. */
export const heldAsBot = (botCheck: string) => `Not sent: ${botCheck}`
export const heldAsSpam = 'Not sent: this lead is marked as spam.'
export const heldForVisitor = 'Not sent: too many confirmations were requested from one IP address within an hour.'
export const heldForInbox = (emails: number) =>
  `Not sent: this inbox already got ${emails} emails from us in the past 24 hours.`
export const heldForTotal = 'Not sent: too many confirmations were requested within an hour, by all visitors together.'
export const awaitsConfirmation = "Not sent: the address has unsubscribed. It's sent if they confirm that they want it."
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
  return releaseLatest(transaction, emails, now)
}

/** What an unsubscribed inbox asked for. */
export async function releaseUnconfirmed(transaction: Handle, inboxKey: string, now: string) {
  const emails = await transaction
    .selectFrom('outbox')
    .select(['id', 'template'])
    .where('inbox_key', '=', inboxKey)
    .where('status', '=', 'suppressed')
    .where('last_error', '=', awaitsConfirmation)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return releaseLatest(transaction, emails, now)
}

const heldConfirmations = sql<boolean>`(status = 'held' and last_error = ${heldForTotal})`

export async function countHeldConfirmations(read: Handle) {
  const { count } = await read
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(heldConfirmations)
    .executeTakeFirstOrThrow()
  return count
}

/** In one transaction, so that forms aren't held up. */
const batchSize = 200

/** A batch of them: the latest to each inbox, so that nobody gets a hundred at once. Returns how many, or 0 if none is left. */
export async function releaseHeldBatch(transaction: Handle, now: string) {
  const emails = await transaction
    .selectFrom('outbox')
    .select(['id', 'inbox_key'])
    .where(heldConfirmations)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batchSize)
    .execute()
  if (emails.length === 0) return 0
  const byInbox = Map.groupBy(emails, ({ inbox_key }) => inbox_key ?? '')
  const latest = [...byInbox.values()].flatMap(group => group[0]?.id ?? [])
  await transaction.updateTable('outbox').set(requeued(now)).where('id', 'in', latest).execute()
  await transaction
    .updateTable('outbox')
    .set({ status: 'dismissed', last_error: replacedByNewer })
    .where('inbox_key', 'in', [...byInbox.keys()])
    .where(heldConfirmations)
    .execute()
  return latest.length
}

/** A batch of them. */
export async function dismissHeldBatch(transaction: Handle) {
  const batch = transaction.selectFrom('outbox').select('id').where(heldConfirmations).limit(batchSize)
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ status: 'dismissed' })
    .where('id', 'in', batch)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type HeldEmail = Pick<StoredMessage, 'id' | 'template'>

/** `emails`: newest first. Returns the ids of those that are sent now. */
async function releaseLatest(transaction: Handle, emails: readonly HeldEmail[], now: string) {
  const latest = [...Map.groupBy(emails, ({ template }) => template).values()].flatMap(group => group[0]?.id ?? [])
  const older = emails.map(({ id }) => id).filter(id => !latest.includes(id))
  const change = (ids: readonly string[], columns: object) =>
    ids.length > 0 && transaction.updateTable('outbox').set(columns).where('id', 'in', ids).execute()
  await change(latest, requeued(now))
  await change(older, { status: 'dismissed', last_error: replacedByNewer })
  return latest
}
