import { sql } from 'kysely'
import type { LeadChange, LeadsQuery } from '#contracts/leads.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Cursor } from '#server/lists/list-page.ts'
import { type Listed, newestRows, newestRowsAndTotal, searchRows } from '#server/lists/newest-rows.ts'
import { matchesSearch } from '#server/lists/search.ts'
import { isOverdue } from './lead-repository.ts'

export type LeadFilter = Pick<LeadsQuery, 'q' | 'status' | 'due'>

const matching = (database: Database, { q, status, due }: LeadFilter): Listed<'leads'> => ({
  table: 'leads',
  time: 'last_submitted_at',
  where: [
    ...matchesSearch(database, q),
    ...(status ? [sql`status = ${status}`] : []),
    ...(due ? [isOverdue(new Date().toISOString())] : []),
  ],
})

export const leadPage = (database: Database, filter: LeadFilter, after: Cursor | undefined, limit: number) =>
  (filter.q ? searchRows : newestRowsAndTotal)(database, matching(database, filter), after, limit)

export const leadsAfter = (database: Database, filter: LeadFilter, after: Cursor | undefined, limit: number) =>
  newestRows(database, matching(database, filter), after, limit)

export async function requireLead(read: Handle, id: string) {
  const row = await read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PublicError(404, 'This lead no longer exists.')
  return row
}

/** Any status but new marks the lead as answered, and the first answer counts. Going back to new reopens it. */
export async function updateLead(transaction: Handle, id: string, change: LeadChange, now: string) {
  const { status, note, answered } = change
  const isAnswer = answered === true || (status !== undefined && status !== 'new')
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({
      // An update needs at least one column.
      id,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note }),
      // Only a promised reply can be answered.
      ...(isAnswer && {
        answered_at: sql<string>`case when due_at is not null then coalesce(answered_at, ${now}) end`,
      }),
      ...(status === 'new' && !answered && { answered_at: null }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
