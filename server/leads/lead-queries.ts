import { sql } from 'kysely'
import type { BookingRecord } from '#contracts/bookings.ts'
import type { LeadStatus } from '#contracts/constants.ts'
import type { LeadSummary, LeadsQuery } from '#contracts/leads.ts'
import { dueByText } from '#server/calendar/business-days.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import { countForms } from '#server/forms/form-types.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import {
  type Cursor,
  isPerson,
  type Listed,
  newestFirst,
  searchRows,
  sortedRows,
  sortedRowsAndTotal,
} from '#server/storage/sorted-rows.ts'
import { bookingsOf } from './bookings.ts'
import { hasFollowUp, hasNoNextStep, isPossibleBot, isWaiting, matchesLead } from './lead.ts'

type LeadFilter = Pick<LeadsQuery, 'show' | 'q'> & { now: Date }

type Show = LeadsQuery['show']

function isShown(show: Show, now: Date) {
  switch (show) {
    case 'waiting':
      return isWaiting
    case 'follow-up':
      return hasFollowUp
    case 'no-next-step':
      return hasNoNextStep(now.toISOString())
    case 'all':
      return sql`spam_at is null`
    case 'bots':
      return isPossibleBot
    case 'spam':
      return sql`spam_at is not null`
    default:
      return sql`${isPerson} and status = ${show}`
  }
}

function orderOf(show: Show): Listed<'leads'>['order'] {
  if (show === 'follow-up') return { column: 'follow_up_on', direction: 'asc' }
  if (show === 'waiting') return { column: 'due_at', direction: 'asc' }
  return newestFirst('last_submitted_at')
}

const matching = (database: Database, { show, q, now }: LeadFilter): Listed<'leads'> => ({
  table: 'leads',
  where: [isShown(show, now), ...matchesLead(database, q)],
  order: orderOf(show),
})

export const leadPage = (database: Database, filter: LeadFilter, after: Cursor | undefined, limit: number) =>
  (filter.q ? searchRows : sortedRowsAndTotal)(database, matching(database, filter), after, limit)

export const leadsAfter = (database: Database, filter: LeadFilter, after: Cursor | undefined, limit: number) =>
  sortedRows(database, matching(database, filter), after, limit)

export async function requireLead(read: Handle, id: string) {
  const row = await read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw leadIsGone()
  return row
}

export const leadIsGone = () => new PublicError(404, 'This lead no longer exists.')

/** Locked until the end of the transaction. */
export async function lockedLead(transaction: Handle, id: string) {
  const row = await transaction.updateTable('leads').set({ id }).where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw leadIsGone()
  return row
}

export async function summariesOf(read: Handle, rows: readonly LeadRow[], now: string) {
  const [sentBy, bookingsBy] = await Promise.all([
    countForms(
      read,
      rows.map(row => row.email_key),
    ),
    bookingsOf(
      read,
      rows.map(row => row.id),
    ),
  ])
  return (row: LeadRow): LeadSummary => ({
    id: row.id,
    email: row.email,
    name: row.name,
    businessName: row.business_name,
    phone: row.phone,
    sent: sentBy(row.email_key),
    calls: callsIn(bookingsBy(row.id), now),
    firstSubmittedAt: row.first_submitted_at,
    lastSubmittedAt: row.last_submitted_at,
    botCheck: row.bot_check,
    status: row.status as LeadStatus,
    // Spam needs no reply.
    dueDate: row.spam_at === null ? dueDateOf(row, now) : null,
    followUp: followUpOf(row, now),
    isSpam: row.spam_at !== null,
    added: row.added_from === null ? null : { from: row.added_from, mayWrite: row.may_write ?? '' },
  })
}

function callsIn(bookings: readonly BookingRecord[], now: string) {
  const ahead = bookings.filter(({ canceledAt, endsAt }) => canceledAt === null && endsAt > now)
  return { count: bookings.length, nextAt: ahead.map(({ startsAt }) => startsAt).toSorted()[0] ?? null }
}

/** Most have none, so the day isn't computed for each row. */
const followUpOf = ({ follow_up_on: on, follow_up_note: note }: LeadRow, now: string) =>
  on === null ? null : { on, note, isDue: on <= companyDay(now).toString() }

/** Compares ISO strings, which sort chronologically. */
function dueDateOf({ due_at: dueAt, answered_at: answeredAt }: LeadRow, now: string) {
  if (dueAt === null) return null
  const open = now <= dueAt ? 'due' : 'overdue'
  const answered = answeredAt !== null && answeredAt <= dueAt ? 'on-time' : 'late'
  return { state: answeredAt === null ? open : answered, dueAt, by: dueByText(dueAt), answeredAt } as const
}
