import { sql } from 'kysely'
import type { LeadChange, LeadsQuery } from '#contracts/leads.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { type Listed, newestFirst, searchRows, sortedRows, sortedRowsAndTotal } from '#server/storage/sorted-rows.ts'
import { hasFollowUp, isOverdue, isPossibleBot, isWaiting } from './lead.ts'
import { matchesLead } from './lead-search.ts'

export type LeadFilter = Pick<LeadsQuery, 'show' | 'q' | 'sort'> & { now: Date }

type Show = LeadsQuery['show']

function isShown(show: Show, now: Date) {
  switch (show) {
    case 'waiting':
      return isWaiting
    case 'overdue':
      return isOverdue(now.toISOString())
    case 'follow-up':
      return hasFollowUp
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

/** Later than any time. */
const never = '9999'

function orderOf(show: Show, sort: LeadsQuery['sort']): Listed<'leads'>['order'] {
  const isReplyDue = show === 'waiting' || show === 'overdue'
  if (show === 'follow-up' && !sort) return { column: 'follow_up_on', direction: 'asc' }
  switch (sort ?? (isReplyDue ? 'due' : 'latest')) {
    case 'due':
      return { column: 'due_at', direction: 'asc', ...(!isReplyDue && { ifNull: never }) }
    case 'latest':
      return newestFirst('last_submitted_at')
    case 'name':
      return { column: 'sort_name', direction: 'asc' }
  }
}

const matching = (database: Database, { show, q, sort, now }: LeadFilter): Listed<'leads'> => ({
  table: 'leads',
  where: [isShown(show, now), ...matchesLead(database, q)],
  order: orderOf(show, sort),
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

const leadIsGone = () => new PublicError(404, 'This lead no longer exists.')

/** Locked until the end of the transaction. */
export async function lockedLead(transaction: Handle, id: string) {
  const row = await transaction.updateTable('leads').set({ id }).where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw leadIsGone()
  return row
}

/** Any status but new marks the lead as answered, and the first answer counts. Going back to new reopens it. */
export async function updateLead(transaction: Handle, id: string, change: LeadChange, now: string) {
  const { status, answered, followUp } = change
  if (followUp && followUp.on < companyDay(now).toString())
    throw new PublicError(400, "The follow-up date can't be in the past.")
  const isAnswer = answered ?? (status === undefined ? undefined : status !== 'new')
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({
      // An update needs at least one column.
      id,
      ...(status !== undefined && { status }),
      // Only a promised reply can be answered.
      ...(isAnswer === true && {
        answered_at: sql<string>`case when due_at is not null then coalesce(answered_at, ${now}) end`,
      }),
      ...(isAnswer === false && { answered_at: null }),
      ...(followUp !== undefined && {
        follow_up_on: followUp?.on ?? null,
        follow_up_note: followUp?.note ?? '',
      }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw leadIsGone()
}
