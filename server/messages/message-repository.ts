import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { ChannelName, MessageRecord, MessageStatus } from '#contracts/outbox.ts'
import { type Actor, type AuditAction, addAuditEntry } from '#server/admin/audit-log.ts'
import { isSingleAddress } from '#server/email-address.ts'
import { builtOnce } from '#server/storage/built-query.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { liftUnsubscribe, unsubscribedReason } from './unsubscribe.ts'

export type StoredMessage = Selectable<Tables['outbox']>

type NewMessage = Pick<StoredMessage, 'template' | 'created_at'> & { channel: ChannelName } & Partial<StoredMessage>

export const newMessage = (message: NewMessage): StoredMessage => ({
  id: randomUUIDv7(),
  form_id: null,
  lead_id: null,
  payload: null,
  dedupe_key: null,
  recipient: null,
  inbox_key: null,
  unsubscribe_token: null,
  status: 'waiting' satisfies MessageStatus,
  attempts: 0,
  next_attempt_at: message.created_at,
  leased_until: null,
  last_error: null,
  sent_at: null,
  ...message,
})

/** Leaves out a message whose dedupe key was queued before. */
export async function insertMessages(transaction: Handle, messages: readonly StoredMessage[]) {
  if (messages.length > 0) await insert(transaction, ...messages)
}

const insert = builtOnce((handle, messages: readonly StoredMessage[]) =>
  handle
    .insertInto('outbox')
    .values(messages)
    .onConflict(conflict => conflict.column('dedupe_key').where('dedupe_key', 'is not', null).doNothing())
    .compile(),
)

type Claim = { id: string; now: string; leasedUntil: string; dueOnly: boolean }

export const isUnleased = (now: string) => sql<boolean>`(leased_until is null or leased_until < ${now})`

export const claimMessage = (transaction: Handle, { id, now, leasedUntil, dueOnly }: Claim) =>
  transaction
    .updateTable('outbox')
    .set(columns => ({ leased_until: leasedUntil, attempts: columns('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where(isUnleased(now))
    .$if(dueOnly, query => query.where('next_attempt_at', '<=', now))
    .returningAll()
    .executeTakeFirst()

/** Does nothing if the lease expired and another process claimed the message. */
export const updateClaimed = (
  transaction: Handle,
  { id, attempts, leased_until }: StoredMessage,
  change: Partial<StoredMessage>,
) =>
  transaction
    .updateTable('outbox')
    .set({ ...change, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('leased_until', '=', leased_until)
    .where('status', '=', 'waiting')
    .execute()

export async function dueMessageIds(read: Handle, channel: ChannelName, now: string, limit: number) {
  const rows = await read
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where('channel', '=', channel)
    .where(isUnleased(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** As if it was new. */
export const requeued = (now: string) => ({
  status: 'waiting' satisfies MessageStatus,
  attempts: 0,
  next_attempt_at: now,
  leased_until: null,
  last_error: null,
})

/** Keeps the reason why it wasn't sent. */
export async function dismiss(transaction: Handle, id: string, actor: Actor) {
  const row = await transaction
    .updateTable('outbox')
    .set({ status: 'dismissed' satisfies MessageStatus })
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'held'])
    .returning(['channel', 'lead_id'])
    .executeTakeFirst()
  if (row) await recordMessage(transaction, actor, 'message.dismissed', row)
  return row !== undefined
}

/** Undefined if it's sent, nobody wants it, or it's being sent right now. */
export async function requeue(transaction: Handle, id: string, actor: Actor) {
  const message = await findMessage(transaction, id)
  if (!message || !canBeResent(message)) return undefined
  const row = await transaction
    .updateTable('outbox')
    .set(requeued(actor.at))
    .where('id', '=', id)
    .where('status', '=', message.status)
    .where(isUnleased(actor.at))
    .returning(['channel', 'lead_id'])
    .executeTakeFirst()
  if (!row) return undefined
  // The administrator has read why it was withheld, and sends it because the person asked for it.
  if (message.status === 'suppressed') await liftUnsubscribe(transaction, message.recipient ?? '')
  await recordMessage(transaction, actor, 'message.resent', row)
  return row.channel as ChannelName
}

const recordMessage = (
  transaction: Handle,
  actor: Actor,
  action: AuditAction,
  { channel, lead_id }: Pick<StoredMessage, 'channel' | 'lead_id'>,
) => addAuditEntry(transaction, actor, { action, leadId: lead_id ?? undefined, details: { channel } })

export const findMessage = (read: Handle, id: string) =>
  read.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

export const emailsOfForm = (read: Handle, formId: string) =>
  read.selectFrom('outbox').selectAll().where('form_id', '=', formId).where('channel', '=', 'email').execute()

const canBeResent = ({ status, last_error, recipient }: StoredMessage) =>
  (['waiting', 'failed', 'held'].includes(status) || (status === 'suppressed' && last_error === unsubscribedReason)) &&
  (recipient === null || isSingleAddress(recipient))

/** For the admin area. */
export const messageRecordOf = (message: StoredMessage, title: string): MessageRecord => ({
  id: message.id,
  channel: message.channel as ChannelName,
  title,
  recipient: message.recipient,
  status: message.status as MessageStatus,
  reason: message.last_error,
  attempts: message.attempts,
  createdAt: message.created_at,
  canBeResent: canBeResent(message),
  canBeDismissed: ['failed', 'held'].includes(message.status),
})

/** Search engines find the pages anyway, so nobody has to do anything about those. */
const isUndelivered = (now: string) =>
  sql<boolean>`(channel <> 'indexnow' and (outbox.status in ('failed', 'held')
    or (outbox.status = 'waiting' and (last_error is not null or next_attempt_at <= ${now}))))`

export async function countUndelivered(read: Handle, now: string) {
  const { count } = await read
    .selectFrom('outbox')
    .select(columns => columns.fn.countAll<number>().as('count'))
    .where(isUndelivered(now))
    .executeTakeFirstOrThrow()
  return count
}

/** Found first, and only then joined: thousands may wait for an email server. */
export function undeliveredMessages(read: Handle, now: string, limit: number) {
  const isHeld = sql`case when status = 'held' then 1 else 0 end`
  const found = read
    .selectFrom('outbox')
    .selectAll()
    .select(isHeld.$castTo<number>().as('is_held'))
    .where(isUndelivered(now))
    .orderBy('is_held')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return read
    .selectFrom(found.as('outbox'))
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .selectAll('outbox')
    .select(['leads.id as leadId', 'leads.name', 'leads.email', 'leads.phone'])
    .orderBy('is_held')
    .orderBy('created_at', 'desc')
    .orderBy('outbox.id', 'desc')
    .execute()
}

export const messagesAbout = (read: Handle, leadId: string, limit: number) =>
  read
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
