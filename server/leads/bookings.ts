import { type Selectable, sql } from 'kysely'
import type { BookingRecord } from '#contracts/bookings.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

export type BookingRow = Selectable<Tables['bookings']>

const serviceNames: Record<string, string> = { calendly: 'Calendly', 'cal.com': 'Cal.com' }

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
