import { sql } from 'kysely'
import type { FormKind } from '#contracts/constants.ts'
import type { PeopleQuery, PersonChange } from '#contracts/people.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Cursor } from '#server/lists/list-page.ts'
import { type Listed, newestRows, newestRowsAndTotal, searchRows } from '#server/lists/newest-rows.ts'
import { matchesSearch } from '#server/lists/search.ts'
import { isOverdue } from './people-repository.ts'

export type PeopleFilter = Pick<PeopleQuery, 'q' | 'status' | 'due'>

const matching = (database: Database, { q, status, due }: PeopleFilter): Listed<'people'> => ({
  table: 'people',
  time: 'last_submitted_at',
  where: [
    ...matchesSearch(database, q),
    ...(status ? [sql`status = ${status}`] : []),
    ...(due ? [isOverdue(new Date().toISOString())] : []),
  ],
})

export const listPeople = (database: Database, filter: PeopleFilter, after: Cursor | undefined, limit: number) =>
  (filter.q ? searchRows : newestRowsAndTotal)(database, matching(database, filter), after, limit)

export const findPeople = (database: Database, filter: PeopleFilter, after: Cursor | undefined, limit: number) =>
  newestRows(database, matching(database, filter), after, limit)

export async function countForms(read: Handle, emailKeys: readonly string[]) {
  const counts = new Map<string, Partial<Record<FormKind, number>>>()
  if (emailKeys.length === 0) return counts
  const rows = await read
    .selectFrom('forms')
    .select(({ fn }) => ['email_key', 'kind', fn.countAll<number>().as('count')])
    .where('email_key', 'in', emailKeys)
    .groupBy(['email_key', 'kind'])
    .execute()
  for (const { email_key, kind, count } of rows)
    counts.set(email_key, { ...counts.get(email_key), [kind as FormKind]: count })
  return counts
}

export async function findPerson(read: Handle, id: string) {
  const row = await read.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PublicError(404, 'This lead no longer exists.')
  return row
}

/** Any status but new marks the lead as answered, and the first answer counts. Going back to new reopens it. */
export async function changePerson(transaction: Handle, id: string, change: PersonChange, now: string) {
  const { status, note, answered } = change
  const isAnswer = answered === true || (status !== undefined && status !== 'new')
  const { numUpdatedRows } = await transaction
    .updateTable('people')
    .set({
      // An update needs at least one column.
      id,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note }),
      ...(isAnswer && { answered_at: sql<string>`coalesce(answered_at, ${now})` }),
      ...(status === 'new' && !answered && { answered_at: null }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
