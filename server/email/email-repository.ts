import { hash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addressKey, inboxKey } from './addresses.ts'
import { teamDigest } from './team-digest.ts'

/** failed: given up. held: a person decides. suppressed: the address has unsubscribed. */
export type EmailStatus = 'waiting' | 'sent' | 'failed' | 'held' | 'suppressed'

export type StoredEmail = Selectable<Tables['emails']>

/** Nearly 200 random bits, after the time: keys of the same time are neighbors in the index. */
const unsubscribeToken = () => `${randomUUIDv7()}${randomUUID()}`.replaceAll('-', '')

type NewEmail = Omit<StoredEmail, 'inbox_key' | 'unsubscribe_token' | 'attempts' | 'leased_until' | 'sent_at'>

const hashOf = (address: string) => hash('sha256', addressKey(address))

export const insertEmails = (transaction: Handle, emails: readonly NewEmail[]) =>
  transaction.insertInto('emails').values(emails.map(rowOf)).execute()

const rowOf = (email: NewEmail): StoredEmail => ({
  ...email,
  inbox_key: email.recipient === null ? null : inboxKey(email.recipient),
  unsubscribe_token: email.recipient === null ? null : unsubscribeToken(),
  attempts: 0,
  leased_until: null,
  sent_at: null,
})

type Claim = { id: string; now: string; leasedUntil: string; dueOnly: boolean }

const isUnleased = (now: string) => sql<boolean>`(leased_until is null or leased_until < ${now})`

/** Leases the email to this process. Returns nothing if another has it or it isn't waiting. */
export const claimEmail = (transaction: Handle, { id, now, leasedUntil, dueOnly }: Claim) =>
  transaction
    .updateTable('emails')
    .set(columns => ({ leased_until: leasedUntil, attempts: columns('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where(isUnleased(now))
    .$if(dueOnly, query => query.where('next_attempt_at', '<=', now))
    .returningAll()
    .executeTakeFirst()

/** Changes the email only if nobody has claimed it since: results of a try that took too long are ignored. */
export const updateClaimed = (
  transaction: Handle,
  { id, attempts, leased_until }: StoredEmail,
  change: Partial<StoredEmail>,
) =>
  transaction
    .updateTable('emails')
    .set({ ...change, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('leased_until', '=', leased_until)
    .where('status', '=', 'waiting')
    .execute()

export async function dueEmailIds(read: Handle, now: string, most: number) {
  const rows = await read
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where(isUnleased(now))
    .orderBy('next_attempt_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

type RecipientRow = { suppressed: number; emails: number; floods: number; digests: number }

/** What the inbox got within a day, and whether the team got too much within an hour. One statement: every form waits. */
export async function recipientStatus(read: Handle, address: string, noticesPerHour: number) {
  const [anHourAgo, aDayAgo] = [1, 24].map(hours => new Date(Date.now() - hours * 3_600_000).toISOString())
  const teamEmails = sql`from emails where recipient is null and created_at > ${anHourAgo}`
  const { rows } = await sql<RecipientRow>`
    select
      (select count(*) from suppressions where address_hash = ${hashOf(address)}) as suppressed,
      (select count(*) from emails where inbox_key = ${inboxKey(address)} and created_at > ${aDayAgo}
        and status in ('sent', 'waiting')) as emails,
      (select count(*) from (select 1 ${teamEmails} limit 1 offset ${noticesPerHour - 1}) as nth) as floods,
      (select count(*) from (select 1 ${teamEmails} and template = ${teamDigest.name} limit 1) as digest) as digests
    `.execute(read)
  const { suppressed = 0, emails = 0, floods = 0, digests = 0 } = rows[0] ?? {}
  return { isSuppressed: suppressed > 0, emails, isTeamFlooded: floods > 0, hasDigest: digests > 0 }
}

export const emailsOfForm = (read: Handle, formId: string) =>
  read.selectFrom('emails').select(['template', 'status']).where('form_id', '=', formId).execute()

export async function isSuppressed(read: Handle, address: string) {
  const row = await read
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst()
  return row !== undefined
}

/** For someone who asks for email again. */
export const liftSuppression = (transaction: Handle, address: string) =>
  transaction.deleteFrom('suppressions').where('address_hash', '=', hashOf(address)).execute()

/** Suppresses the recipient of the email with this token. Returns whether there was one. */
export async function suppressByToken(transaction: Handle, token: string, now: string) {
  const email = await transaction
    .selectFrom('emails')
    .select('recipient')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!email?.recipient) return false
  await transaction
    .insertInto('suppressions')
    .values({ address_hash: hashOf(email.recipient), suppressed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** Resets an email that wasn't sent. Returns false if it was sent or is being sent. */
export async function requeue(transaction: Handle, id: string, now: string) {
  const row = await transaction
    .updateTable('emails')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now, leased_until: null, last_error: null })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'failed', 'held'])
    .where(isUnleased(now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findEmail = (read: Handle, id: string) =>
  read.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()

/** Given up, held for a person to decide, tried in vain, or due and still not tried. */
const isUndelivered = (now: string) =>
  sql<boolean>`(status in ('failed', 'held') or (status = 'waiting' and (last_error is not null or next_attempt_at <= ${now})))`

/** Those that weren't delivered, and how many there are: newest first, held ones last. */
export async function undeliveredEmails(read: Handle, now: string, most: number) {
  const undelivered = read.selectFrom('emails').where(isUndelivered(now))
  const { count } = await undelivered
    .select(columns => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const emails = await undelivered
    .selectAll()
    .orderBy(sql`case when status = 'held' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return { count, emails }
}

/** How many emails weren't sent, and when the oldest waiting one was written. It reads them all, so not on `read`. */
export async function outboxState(search: Handle) {
  const { rows } = await sql<{ waiting: number; held: number; failed: number; oldest: string | null }>`
    select count(case when status = 'waiting' then 1 end) as waiting,
      count(case when status = 'held' then 1 end) as held,
      count(case when status = 'failed' then 1 end) as failed,
      min(case when status = 'waiting' then created_at end) as oldest
    from emails where status in ('waiting', 'held', 'failed')`.execute(search)
  const [{ oldest, ...counts } = { waiting: 0, held: 0, failed: 0, oldest: null }] = rows
  return { ...counts, oldestWaitingAt: oldest ?? undefined }
}

export const emailsAbout = (read: Handle, emailKey: string, most: number) =>
  read
    .selectFrom('emails')
    .selectAll()
    .where('form_id', 'in', read.selectFrom('forms').select('id').where('email_key', '=', emailKey))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
