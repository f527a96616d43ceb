import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { businessDaysAfter } from '#server/calendar/business-days.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import type { BookingEvent } from './booking-event.ts'
import type { BookingRow } from './booking-repository.ts'
import { isErasedCall } from './erased-calls.ts'

/** After a cancellation, as after a survey. */
const replyWithinBusinessDays = 2

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
  await markReplaced(transaction, stored)
  const isCanceled = stored.canceled_at !== null
  if (!known || !isCanceled) await countAsReply(transaction, stored, event.at)
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

/** Even if it's reported only now that it's canceled. What the owner has won or closed stays so. */
const countAsReply = (transaction: Handle, { lead_id, canceled_at }: BookingRow, at: string) =>
  transaction
    .updateTable('leads')
    .set({
      answered_at: sql`case when due_at is not null then coalesce(answered_at, ${at}) end`,
      ...(canceled_at === null && {
        status: sql`case when status in ('new', 'contacted') then 'booked' else status end`,
      }),
    })
    .where('id', '=', lead_id)
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
  const dueAt = businessDaysAfter(canceledAt, replyWithinBusinessDays)
  await transaction
    .updateTable('leads')
    .set({
      due_at: sql`case when answered_at is null and due_at < ${dueAt} then due_at else ${dueAt} end`,
      answered_at: null,
      status: sql`case when status = 'booked' then 'new' else status end`,
    })
    .where('id', '=', leadId)
    .where('status', 'not in', ['won', 'closed'])
    .where(({ or, eb }) => or([eb('answered_at', 'is', null), eb('answered_at', '<=', canceledAt)]))
    .execute()
}
