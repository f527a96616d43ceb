import { hash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addressKey, inboxKey } from './addresses.ts'
import { teamDigest } from './team-digest.ts'

/** failed: gave up. held: waits for the administrator's decision. suppressed: the address has unsubscribed. */
export type EmailStatus = 'waiting' | 'sent' | 'failed' | 'held' | 'suppressed'

export type StoredEmail = Selectable<Tables['emails']>

/** Almost 200 random bits. The UUIDv7 prefix keeps index inserts sequential. */
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

/** Does nothing if the lease expired and another process claimed the email. */
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

export async function dueEmailIds(read: Handle, now: string, limit: number) {
  const rows = await read
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where(isUnleased(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type RecipientRow = { suppressed: number; emails: number; floods: number; digests: number }

/** One statement, because every form submission waits for it. */
export async function recipientStatus(read: Handle, address: string, noticesPerHour: number) {
  const [hourAgo, dayAgo] = [1, 24].map(hours => new Date(Date.now() - hours * 3_600_000).toISOString())
  const teamEmails = sql`from emails where recipient is null and created_at > ${hourAgo}`
  const { rows } = await sql<RecipientRow>`
    select
      (select count(*) from suppressions where address_hash = ${hashOf(address)}) as suppressed,
      (select count(*) from emails where inbox_key = ${inboxKey(address)} and created_at > ${dayAgo}
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

export const liftSuppression = (transaction: Handle, address: string) =>
  transaction.deleteFrom('suppressions').where('address_hash', '=', hashOf(address)).execute()

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

const isUndelivered = (now: string) =>
  sql<boolean>`(status in ('failed', 'held') or (status = 'waiting' and (last_error is not null or next_attempt_at <= ${now})))`

export async function undeliveredEmails(read: Handle, now: string, limit: number) {
  const undelivered = read.selectFrom('emails').where(isUndelivered(now))
  const { count } = await undelivered
    .select(columns => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const emails = await undelivered
    .selectAll()
    .orderBy(sql`case when status = 'held' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return { count, emails }
}

/** Takes `search`, not `read`: it scans every unsent email. */
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

export const emailsAbout = (read: Handle, emailKey: string, limit: number) =>
  read
    .selectFrom('emails')
    .selectAll()
    .where('form_id', 'in', read.selectFrom('forms').select('id').where('email_key', '=', emailKey))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
