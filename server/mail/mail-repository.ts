import { hash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { prepared, preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { type Person, type PersonalData, removeOlder, rowsRemoved } from '#server/privacy/personal-data.ts'
import { addressKey, inboxKey } from './addresses.ts'
import { teamDigest } from './team-digest.ts'

/**
 * waiting: to be sent, now or at the next try. sent: the mail server has it. failed: given up. held: a person decides.
 * suppressed: the address has unsubscribed.
 */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'held' | 'suppressed'

export type StoredMail = Selectable<Tables['mails']>

/** Nearly 200 random bits. They begin with the time, so that the newest stand side by side in their index. */
const unsubscribeToken = () => `${randomUUIDv7()}${randomUUID()}`.replaceAll('-', '')

type NewMail = {
  id: string
  leadId: string
  template: string
  /** JSON. */
  data: string
  /** Nobody in particular: the team. */
  recipient: string | null
  messageDomain: string
  status: MailStatus
  reason: string | null
  nextTryAt: string
  createdAt: string
}

type Handle = Kysely<Tables>

const hashOf = (address: string) => hash('sha256', addressKey(address))

const insertRows = preparedInsert('mails')

export const insertMails = (transaction: Handle, mails: readonly NewMail[]) => insertRows(transaction, mails.map(rowOf))

const rowOf = (mail: NewMail): StoredMail => ({
  id: mail.id,
  lead_id: mail.leadId,
  template: mail.template,
  // A mail that will never be sent need not keep its words.
  data: mail.status === 'suppressed' ? '{}' : mail.data,
  recipient: mail.recipient,
  recipient_key: mail.recipient === null ? null : addressKey(mail.recipient),
  inbox_key: mail.recipient === null ? null : inboxKey(mail.recipient),
  message_id: `<${mail.id}@${mail.messageDomain}>`,
  unsubscribe_token: mail.recipient === null ? null : unsubscribeToken(),
  status: mail.status,
  attempts: 0,
  next_try_at: mail.nextTryAt,
  leased_until: null,
  last_error: mail.reason,
  created_at: mail.createdAt,
  sent_at: null,
})

type Claim = { id: string; now: string; leasedUntil: string; dueOnly: boolean }

const isFree = (now: string) => sql<boolean>`(leased_until is null or leased_until < ${now})`

/** Takes the mail for this process alone, until the lease ends; nothing if another has it or it is not waiting. */
export const claimMail = (transaction: Handle, { id, now, leasedUntil, dueOnly }: Claim) =>
  transaction
    .updateTable('mails')
    .set(columns => ({ leased_until: leasedUntil, attempts: columns('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where(isFree(now))
    .$if(dueOnly, query => query.where('next_try_at', '<=', now))
    .returningAll()
    .executeTakeFirst()

/** Changes the mail only if nobody has claimed it since: whoever took too long has nothing to say any more. */
const updateClaimed = (transaction: Handle, { id, attempts, leased_until }: StoredMail, change: Partial<StoredMail>) =>
  transaction
    .updateTable('mails')
    .set({ ...change, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('leased_until', '=', leased_until)
    .where('status', '=', 'waiting')
    .execute()

/** The words are gone with the sending: the inbox has them. */
export const markSent = (transaction: Handle, mail: StoredMail, sentAt: string) =>
  updateClaimed(transaction, mail, { status: 'sent', sent_at: sentAt, data: '{}', last_error: null })

export const markEnded = (transaction: Handle, mail: StoredMail, status: 'failed' | 'suppressed', reason: string) =>
  updateClaimed(transaction, mail, { status, last_error: reason, ...(status === 'suppressed' && { data: '{}' }) })

export const scheduleRetry = (transaction: Handle, mail: StoredMail, nextTryAt: string, reason: string) =>
  updateClaimed(transaction, mail, { next_try_at: nextTryAt, last_error: reason })

export async function dueMailIds(read: Handle, now: string, most: number) {
  const rows = await read
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where(isFree(now))
    .orderBy('next_try_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

type Since = { aDayAgo: string; anHourAgo: string }

const findStanding = prepared((read, { hash, key, aDayAgo, anHourAgo }: Since & { hash: string; key: string }) =>
  read.selectNoFrom(columns => [
    columns
      .selectFrom('suppressions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('address_hash', '=', hash)
      .as('suppressed'),
    columns
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('inbox_key', '=', key)
      .where('created_at', '>', aDayAgo)
      .where('status', 'in', ['sent', 'waiting'])
      .as('mails'),
    columns
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('recipient', 'is', null)
      .where('created_at', '>', anHourAgo)
      .as('notices'),
    columns
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('recipient', 'is', null)
      .where('created_at', '>', anHourAgo)
      .where('template', '=', teamDigest.name)
      .as('digests'),
  ]),
)

/**
 * Whether an address has unsubscribed, how many mails its inbox got within a day, or is about to get, and how many
 * notices the team got within an hour.
 */
export async function standingOf(read: Handle, address: string, since: Since) {
  const { rows } = await findStanding(read, { hash: hashOf(address), key: inboxKey(address), ...since })
  const { suppressed = 0, mails = 0, notices = 0, digests = 0 } = rows[0] ?? {}
  return {
    isSuppressed: Number(suppressed) === 1,
    mails: Number(mails),
    notices: Number(notices),
    digests: Number(digests),
  }
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

/** Puts a mail that was not sent back to the beginning; nothing if it was sent, or is being sent. */
export async function startOver(transaction: Handle, id: string, now: string) {
  const row = await transaction
    .updateTable('mails')
    .set({ status: 'waiting', attempts: 0, next_try_at: now, leased_until: null, last_error: null })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'failed', 'held'])
    .where(isFree(now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findMail = (read: Handle, id: string) =>
  read.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()

/** Given up, held for a person to decide, tried in vain, or due and still not tried. */
const isUndelivered = (now: string) =>
  sql<boolean>`(status in ('failed', 'held') or (status = 'waiting' and (last_error is not null or next_try_at <= ${now})))`

/** Those that have not reached anybody, and how many there are: the newest first, what waits for a decision last. */
export async function undeliveredMails(read: Handle, now: string, most: number) {
  const undelivered = read.selectFrom('mails').where(isUndelivered(now))
  const { count } = await undelivered
    .select(columns => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const mails = await undelivered
    .selectAll()
    .orderBy(sql`case when status = 'held' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return { count, mails }
}

const looksAtEachEnd = 500

/**
 * How many mails have reached nobody, and since when the oldest of those that wait does. Counting reads an index, ages
 * lie in the rows: of very many that wait, only those are looked at which are due first and last, and the ones that
 * were tried longest are among them.
 */
export async function outboxState(read: Handle) {
  const { rows: counted } = await sql<{ status: MailStatus; count: number }>`
    select status, count(*) as count from mails where status in ('waiting', 'held', 'failed') group by status`.execute(
    read,
  )
  const waiting = (order: 'asc' | 'desc') =>
    read
      .selectFrom('mails')
      .select('created_at')
      .where('status', '=', 'waiting')
      .orderBy('next_try_at', order)
      .limit(looksAtEachEnd)
      .execute()
  const ages = [...(await waiting('asc')), ...(await waiting('desc'))]
  const countOf = (status: MailStatus) => counted.find(row => row.status === status)?.count ?? 0
  return {
    waiting: countOf('waiting'),
    held: countOf('held'),
    failed: countOf('failed'),
    oldestWaitingAt: ages.map(row => row.created_at).sort()[0],
  }
}

/** Mail about a person goes to the team, too: it is found by the lead. */
const isAbout = ({ leadIds, emailKey }: Pick<Person, 'leadIds' | 'emailKey'>) =>
  sql<boolean>`(recipient_key = ${emailKey} or lead_id in ${leadIds})`

/** Newest first. */
export const mailsAbout = (
  read: Handle,
  person: Pick<Person, 'leadIds' | 'emailKey'>,
  most = Number.MAX_SAFE_INTEGER,
) => read.selectFrom('mails').selectAll().where(isAbout(person)).orderBy('created_at', 'desc').limit(most).execute()

export const mailPersonalData: PersonalData = {
  table: 'mails',
  find: (read, person) => mailsAbout(read, person),
  erase: (transaction, person) => rowsRemoved(transaction.deleteFrom('mails').where(isAbout(person))),
  purge: (transaction, { leads }, most) =>
    removeOlder(transaction, { table: 'mails', column: 'created_at', before: leads, most }),
}
