import { hash, randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Selectable, sql } from 'kysely'
import type { BookingRecord } from '#contracts/bookings.ts'
import { replyDueAt } from '#server/calendar/business-days.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** What the calendar service reports about one call. */
export type BookingEvent = {
  type: 'booked' | 'canceled'
  service: 'calendly'
  /** When it happened. Retries and late deliveries have the same time. */
  at: string
  /** The service's id of the call. */
  externalId: string
  /** Of the call that this one replaces. */
  replaces: string | null
  /** Canceled because they chose another time, which is a call of its own. */
  isRescheduled: boolean
  title: string | null
  startsAt: string
  endsAt: string
  contact: { name: string | null; email: string; phone: string | null }
}

type BookingRow = Selectable<Tables['bookings']>

const serviceNames: Record<string, string> = { calendly: 'Calendly' }

export const bookingRecordOf = (row: BookingRow): BookingRecord => ({
  id: row.id,
  service: serviceNames[row.service] ?? row.service,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  bookedAt: row.booked_at,
  canceledAt: row.canceled_at,
  isRescheduled: row.is_rescheduled === 1,
})

/** By lead id, the newest first. */
export async function bookingsOf(read: Handle, leadIds: readonly string[], limit?: number) {
  if (leadIds.length === 0) return () => []
  const rows = await read
    .selectFrom('bookings')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()
  const byLead = Map.groupBy(rows, row => row.lead_id)
  return (leadId: string) => (byLead.get(leadId) ?? []).map(bookingRecordOf)
}

const noCalls = { count: 0, nextAt: null }

/** By lead id. */
export async function callsOf(read: Handle, leadIds: readonly string[], now: string) {
  if (leadIds.length === 0) return () => noCalls
  const rows = await read
    .selectFrom('bookings')
    .select(({ fn }) => [
      'lead_id',
      fn.countAll<number>().as('count'),
      sql<string | null>`min(case when canceled_at is null and ends_at > ${now} then starts_at end)`.as('nextAt'),
    ])
    .where('lead_id', 'in', leadIds)
    .groupBy('lead_id')
    .execute()
  const byLead = new Map(rows.map(({ lead_id, ...calls }) => [lead_id, calls]))
  return (leadId: string) => byLead.get(leadId) ?? noCalls
}

/** Earliest first, without canceled calls and spam. */
export const callsBetween = (read: Handle, from: string, to: string, limit: number) =>
  read
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .selectAll('bookings')
    .where('bookings.canceled_at', 'is', null)
    .where('leads.spam_at', 'is', null)
    .where('bookings.starts_at', '>=', from)
    .where('bookings.starts_at', '<', to)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(limit)
    .execute()

/** After a cancellation, as after a survey. */
const replyWithinBusinessDays = 2

/** Storing the call again finds that it was erased. */
export class ErasedMeanwhile extends Error {}

/**
 * Returns the id of the lead if anything changed. Events may arrive twice and in any order: each adds what it knows to the
 * call, a canceled call stays canceled, and the lead follows from the calls.
 */
export async function storeBooking(transaction: Handle, event: BookingEvent, now: string): Promise<string | undefined> {
  if (await isErasedCall(transaction, event, now)) return undefined
  const before = await findBooking(transaction, event)
  // Spread, because SQLite's rows have no prototype.
  if (before && isDeepStrictEqual(merge(before, event), { ...before })) return undefined
  // Locks the lead, so that what's read from here on is current.
  const { id: leadId } = await upsertLead(transaction, formOf(event, now), null)
  const known = await findBooking(transaction, event)
  const call = merge(known ?? newBooking(event, leadId), event)
  const replacement = await findReplacement(transaction, call)
  const stored = replacement ? rescheduled(call, replacement.booked_at) : call
  const { id: _, ...changes } = stored
  await transaction
    .insertInto('bookings')
    .values(stored)
    .onConflict(conflict => conflict.columns(['service', 'external_id']).doUpdateSet(changes))
    .execute()
  // On Postgres, this transaction may have waited for an erasure, and would bring the person back.
  if (await isErasedCall(transaction, event, now)) throw new ErasedMeanwhile()
  await markReplaced(transaction, stored)
  const isCanceled = stored.canceled_at !== null
  if (!isCanceled) await markBooked(transaction, stored)
  if (isCanceled) await reopenIfNothingIsBooked(transaction, stored.lead_id, now)
  return stored.lead_id
}

const formOf = ({ contact }: BookingEvent, now: string) => ({
  kind: 'booking',
  contact: { ...contact, businessName: null },
  submittedAt: now,
  botCheck: null,
  source: { firstPage: null, referrerHost: null },
})

const findBooking = (read: Handle, { service, externalId }: BookingEvent) =>
  read
    .selectFrom('bookings')
    .selectAll()
    .where('service', '=', service)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

const newBooking = (event: BookingEvent, leadId: string): BookingRow => ({
  id: randomUUIDv7(),
  lead_id: leadId,
  service: event.service,
  external_id: event.externalId,
  replaces: event.replaces,
  title: event.title,
  starts_at: event.startsAt,
  ends_at: event.endsAt,
  booked_at: event.at,
  canceled_at: null,
  is_rescheduled: 0,
  updated_at: event.at,
})

function merge(call: BookingRow, event: BookingEvent): BookingRow {
  const isCanceled = event.type === 'canceled'
  return {
    ...call,
    replaces: call.replaces ?? event.replaces,
    // The latest time counts.
    ...(event.at >= call.updated_at && {
      title: event.title,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      updated_at: event.at,
    }),
    booked_at: !isCanceled && event.at < call.booked_at ? event.at : call.booked_at,
    canceled_at: call.canceled_at ?? (isCanceled ? event.at : null),
    is_rescheduled: isCanceled && event.isRescheduled ? 1 : call.is_rescheduled,
  }
}

const rescheduled = (call: BookingRow, at: string): BookingRow => ({
  ...call,
  canceled_at: call.canceled_at ?? at,
  is_rescheduled: 1,
})

const findReplacement = (read: Handle, { service, external_id }: BookingRow) =>
  read
    .selectFrom('bookings')
    .select('booked_at')
    .where('service', '=', service)
    .where('replaces', '=', external_id)
    .executeTakeFirst()

async function markReplaced(transaction: Handle, { service, replaces, booked_at }: BookingRow) {
  if (replaces === null) return
  await transaction
    .updateTable('bookings')
    .set({ is_rescheduled: 1, canceled_at: sql`coalesce(canceled_at, ${booked_at})` })
    .where('service', '=', service)
    .where('external_id', '=', replaces)
    .execute()
}

/** A promised reply stays due until the owner says that it was given: anyone can book a call under a lead's address. */
const markBooked = (transaction: Handle, { lead_id }: BookingRow) =>
  transaction
    .updateTable('leads')
    .set({ status: 'booked', status_by: null })
    .where('id', '=', lead_id)
    .where('status', 'in', ['new', 'contacted', 'closed'])
    .execute()

/** They wanted to talk, so a reply is due again, unless one was given since. A form's earlier promise still counts. */
async function reopenIfNothingIsBooked(transaction: Handle, leadId: string, now: string) {
  const { ahead, canceledAt } = await transaction
    .selectFrom('bookings')
    .select([
      sql<number>`count(case when canceled_at is null and ends_at > ${now} then 1 end)`.as('ahead'),
      sql<string | null>`max(case when is_rescheduled = 0 then canceled_at end)`.as('canceledAt'),
    ])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  if (ahead > 0 || canceledAt === null) return
  const dueAt = replyDueAt(canceledAt, replyWithinBusinessDays)
  await transaction
    .updateTable('leads')
    .set({
      due_at: sql`case when answered_at is null and due_at < ${dueAt} then due_at else ${dueAt} end`,
      answered_at: null,
      status: sql`case when status = 'booked' then 'new' else status end`,
      status_by: sql`case when status = 'booked' then null else status_by end`,
    })
    .where('id', '=', leadId)
    .where('status', 'not in', ['won', 'closed'])
    .where(({ or, eb }) => or([eb('answered_at', 'is', null), eb('answered_at', '<=', canceledAt)]))
    .execute()
}

type Call = { service: string; externalId: string }

const hashOf = ({ service, externalId }: Call) => hash('sha256', `${service} ${externalId}`)

const remember = (transaction: Handle, calls: readonly Call[], now: string) =>
  transaction
    .insertInto('erased_calls')
    .values(calls.map(call => ({ call_hash: hashOf(call), erased_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** The owner may cancel or move the call after the erasure, and the service's report must not bring the person back. */
export async function rememberErasedCalls(transaction: Handle, emailKey: string, now: string) {
  const calls = await transaction
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.service', 'bookings.external_id as externalId'])
    .where('leads.email_key', '=', emailKey)
    .execute()
  if (calls.length > 0) await remember(transaction, calls, now)
}

/** A call that replaces an erased one is forgotten with it. */
async function isErasedCall(transaction: Handle, event: BookingEvent, now: string) {
  const { service, replaces } = event
  const calls = [event, ...(replaces === null ? [] : [{ service, externalId: replaces }])]
  const erased = await transaction
    .selectFrom('erased_calls')
    .select('call_hash')
    .where('call_hash', 'in', calls.map(hashOf))
    .limit(1)
    .executeTakeFirst()
  if (erased) await remember(transaction, [event], now)
  return erased !== undefined
}

export const purgeErasedCalls = (transaction: Handle, before: string) =>
  transaction.deleteFrom('erased_calls').where('erased_at', '<', before).execute()
