import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { type Person, type PersonalData, rowsRemoved } from '#server/privacy/personal-data.ts'
import { addressKey } from './addresses.ts'

/**
 * waiting: to be sent, now or at the next try. sent: the mail server has it. failed: given up. held: a person decides.
 * suppressed: the address has unsubscribed.
 */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'held' | 'suppressed'

export type StoredMail = Selectable<Tables['mails']>

type NewMail = {
  leadId: string
  template: string
  data: unknown
  /** Nobody in particular: the team. */
  recipient: string | null
  messageDomain: string
  status: MailStatus
  reason: string | null
  nextTryAt: string
  createdAt: string
}

type Handle = Kysely<Tables>

const hashOf = (address: string) => createHash('sha256').update(addressKey(address)).digest('hex')

export async function insertMail(transaction: Handle, mail: NewMail) {
  const id = randomUUIDv7()
  await transaction
    .insertInto('mails')
    .values({
      id,
      lead_id: mail.leadId,
      template: mail.template,
      data: JSON.stringify(mail.data),
      recipient: mail.recipient,
      message_id: `<${id}@${mail.messageDomain}>`,
      unsubscribe_token: mail.recipient === null ? null : randomBytes(24).toString('base64url'),
      status: mail.status,
      attempts: 0,
      next_try_at: mail.nextTryAt,
      leased_until: null,
      last_error: mail.reason,
      created_at: mail.createdAt,
      sent_at: null,
    })
    .execute()
  return id
}

/** Takes the mail for this process alone, until the lease ends; nothing if another has it or it is not waiting. */
export const claimMail = (transaction: Handle, id: string, now: string, leasedUntil: string) =>
  transaction
    .updateTable('mails')
    .set(columns => ({ leased_until: leasedUntil, attempts: columns('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where(columns => columns.or([columns('leased_until', 'is', null), columns('leased_until', '<', now)]))
    .returningAll()
    .executeTakeFirst()

/** The words are gone with the sending: the inbox has them. */
export const markSent = (transaction: Handle, id: string, sentAt: string) =>
  transaction
    .updateTable('mails')
    .set({ status: 'sent', sent_at: sentAt, data: '{}', leased_until: null, last_error: null })
    .where('id', '=', id)
    .execute()

export const markEnded = (
  transaction: Handle,
  id: string,
  status: Extract<MailStatus, 'failed' | 'suppressed'>,
  reason: string,
) =>
  transaction
    .updateTable('mails')
    .set({ status, last_error: reason, leased_until: null })
    .where('id', '=', id)
    .execute()

export const scheduleRetry = (transaction: Handle, id: string, nextTryAt: string, reason: string) =>
  transaction
    .updateTable('mails')
    .set({ next_try_at: nextTryAt, last_error: reason, leased_until: null })
    .where('id', '=', id)
    .execute()

export async function dueMailIds(read: Handle, now: string, most: number) {
  const rows = await read
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where(columns => columns.or([columns('leased_until', 'is', null), columns('leased_until', '<', now)]))
    .orderBy('next_try_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export const mailsOfLead = (read: Handle, leadId: string) =>
  read.selectFrom('mails').select(['template', 'status']).where('lead_id', '=', leadId).execute()

export async function isSuppressed(read: Handle, address: string) {
  const row = await read
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst()
  return row !== undefined
}

/** No more mail to whoever got the mail with this token. Says whether there was one. */
export async function suppressByToken(transaction: Handle, token: string, now: string) {
  const mail = await transaction
    .selectFrom('mails')
    .select('recipient')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!mail?.recipient) return false
  await transaction
    .insertInto('suppressions')
    .values({ address_hash: hashOf(mail.recipient), suppressed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** Mail about a person goes to the team, too: it is found by the lead. */
const isAbout = ({ leadIds, emailKey }: Person) =>
  sql<boolean>`(lower(recipient) = ${emailKey}${leadIds.length === 0 ? sql`` : sql` or lead_id in (${sql.join(leadIds)})`})`

export const mailPersonalData: PersonalData = {
  table: 'mails',
  find: (read, person) => read.selectFrom('mails').selectAll().where(isAbout(person)).execute(),
  erase: (transaction, person) => rowsRemoved(transaction.deleteFrom('mails').where(isAbout(person))),
  purge: (transaction, { leads }) => rowsRemoved(transaction.deleteFrom('mails').where('created_at', '<', leads)),
}
