import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { BookingRecord } from '#contracts/bookings.ts'
import { replyDueAt } from '#server/calendar/business-days.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** What the calendar service reports about one call. */
export type BookingEvent = {
  type: 'booked' | 'canceled'
  /** When it happened. */
  at: string
  /** The service's id of the call. */
  externalId: string
  /** The call replaces another one, or was canceled because another one replaces it. */
  isRescheduled: boolean
  title: string | null
  startsAt: string
  endsAt: string
  contact: { name: string | null; email: string; phone: string | null }
}

type BookingRow = Selectable<Tables['bookings']>

export const bookingRecordOf = (row: BookingRow): BookingRecord => ({
  id: row.id,
  title: row.title,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  bookedAt: row.booked_at,
  canceledAt: row.canceled_at,
  isRescheduled: row.is_rescheduled === 1,
})

/** By lead id, the newest first. */
export async function bookingsOf(read: Handle, leadIds: readonly string[]) {
  if (leadIds.length === 0) return () => []
  const rows = await read
    .selectFrom('bookings')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const byLead = Map.groupBy(rows, row => row.lead_id)
  return (leadId: string) => (byLead.get(leadId) ?? []).map(bookingRecordOf)
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

/** Returns the id of the lead, or undefined if it was reported before. A new time is a call of its own. */
export const storeBooking = (transaction: Handle, event: BookingEvent, now: string) =>
  event.type === 'booked' ? bookCall(transaction, event, now) : cancelCall(transaction, event, now)

async function bookCall(transaction: Handle, event: BookingEvent, now: string) {
  const known = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('external_id', '=', event.externalId)
    .executeTakeFirst()
  if (known) return undefined
  // Locks the lead, so that the same report isn't stored twice at a time.
  const { id: leadId } = await upsertLead(transaction, formOf(event, now), null)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bookings')
    .values({
      id: randomUUIDv7(),
      lead_id: leadId,
      external_id: event.externalId,
      title: event.title,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      booked_at: event.at,
      canceled_at: null,
      is_rescheduled: 0,
    })
    .onConflict(conflict => conflict.column('external_id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return undefined
  // A promised reply stays due until the owner says that it was given: anyone can book a call under a lead's address.
  await transaction
    .updateTable('leads')
    .set({ status: 'booked', status_by: null })
    .where('id', '=', leadId)
    .where('status', 'in', ['new', 'contacted', 'closed'])
    .execute()
  return leadId
}

const formOf = ({ contact }: BookingEvent, now: string) => ({
  kind: 'booking',
  contact: { ...contact, businessName: null },
  submittedAt: now,
  botCheck: null,
  source: { firstPage: null, referrerHost: null },
})

/** Of a call that isn't known, nothing is stored: its lead may have been erased. */
async function cancelCall(transaction: Handle, { externalId, at, isRescheduled }: BookingEvent, now: string) {
  const call = await transaction
    .updateTable('bookings')
    .set({ canceled_at: at, is_rescheduled: isRescheduled ? 1 : 0 })
    .where('external_id', '=', externalId)
    .where('canceled_at', 'is', null)
    .returning('lead_id')
    .executeTakeFirst()
  if (call && !isRescheduled) await reopenUnlessBooked(transaction, call.lead_id, at, now)
  return call?.lead_id
}

/** After a cancellation, as after a survey. */
const replyWithinBusinessDays = 2

/** They wanted to talk, so a reply is due again, unless one was given since. A form's earlier promise still counts. */
async function reopenUnlessBooked(transaction: Handle, leadId: string, canceledAt: string, now: string) {
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.lead_id', '=', 'leads.id')
            .where('canceled_at', 'is', null)
            .where('ends_at', '>', now),
        ),
      ),
    )
    .execute()
}
