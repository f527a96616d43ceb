import { type Kysely, sql } from 'kysely'
import type { PeopleQuery, PersonChange } from '#contracts/people.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { isOverdue } from '#server/leads/people-repository.ts'
import { type Place, pageOf } from '#server/lists/list-page.ts'
import { olderThan } from '#server/lists/older-than.ts'
import { contains, searchTextOf } from '#server/lists/search.ts'

type Handle = Kysely<Tables>

export type PeopleFilter = Pick<PeopleQuery, 'q' | 'status' | 'promise'>

const matching = (database: Database, { q, status, promise }: PeopleFilter) =>
  database.search
    .selectFrom('people')
    .$if(Boolean(q), query => query.where(contains(database.kind, 'search_text', searchTextOf(q))))
    .$if(status !== undefined, query => query.where('status', '=', status ?? ''))
    .$if(promise === 'overdue', query => query.where(isOverdue(new Date().toISOString())))

export async function countPeople(database: Database, filter: PeopleFilter) {
  const { count } = await matching(database, filter)
    .select(columns => columns.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first, from a place on. The ids are found first: for that the index that holds the search text is enough. */
export async function findPeople(database: Database, filter: PeopleFilter, after: Place | undefined, limit: number) {
  const ids = matching(database, filter)
    .select('id')
    .where(olderThan(after, 'last_submitted_at'))
    .orderBy('last_submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await database.search
    .selectFrom('people')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('last_submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return pageOf(rows, limit, row => row.last_submitted_at)
}

export const findPerson = (read: Handle, id: string) =>
  read.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Says whether there is such a person. A status beyond new answers the promise, once: the first answer is the one that
 * counts. Back to new opens it again.
 */
export async function changePerson(transaction: Handle, id: string, change: PersonChange, now: string) {
  const { status, note, answered } = change
  const isAnswer = answered === true || (status !== undefined && status !== 'new')
  const changed = await transaction
    .updateTable('people')
    .set({
      // Something must be set, also when nothing is to change.
      id,
      ...(status !== undefined && { status }),
      ...(note !== undefined && { note }),
      ...(isAnswer && { answered_at: sql<string>`coalesce(answered_at, ${now})` }),
      ...(status === 'new' && !answered && { answered_at: null }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
