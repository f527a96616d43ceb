import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Cursor } from './list-page.ts'

type Conditions = ReadonlyArray<RawBuilder<unknown>>

type ListedTable = 'forms' | 'people' | 'analytics_sessions'

/** The rows of a table that a list shows: newest first, and by id where the times are the same. */
export type Listed<Name extends ListedTable> = { table: Name; time: keyof Tables[Name] & string; where: Conditions }

const all = (conditions: Conditions) => sql.join([sql`true`, ...conditions], sql` and `)

/** Compared as a pair: written as two comparisons with an "or", SQLite would read everything that comes before. */
const afterCursor = (time: string, place: Cursor | undefined) =>
  place ? [sql`(${sql.ref(time)}, id) < (${place.time}, ${place.id})`] : []

const newestFirst = (time: string) => sql`order by ${sql.ref(time)} desc, id desc`

/** One page. The ids are found first, because an index that has the searched text is enough for that. */
export async function newestRows<Name extends ListedTable>(
  { search }: Database,
  { table, time, where }: Listed<Name>,
  after: Cursor | undefined,
  limit: number,
) {
  const order = newestFirst(time)
  const { rows } = await sql<Tables[Name]>`
    select * from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${all([...where, ...afterCursor(time, after)])}
      ${order} limit ${limit + 1}
    ) ${order}`.execute(search)
  return pageOf(rows, time, limit)
}

export async function newestRowsAndTotal<Name extends ListedTable>(
  ...[database, listed, after, limit]: Parameters<typeof newestRows<Name>>
) {
  const [page, total] = await Promise.all([newestRows(database, listed, after, limit), countRows(database, listed)])
  return { ...page, total }
}

/** One page and the total of a search, which has to read every row: once for both. */
export async function searchRows<Name extends ListedTable>(
  database: Database,
  listed: Listed<Name>,
  after: Cursor | undefined,
  limit: number,
) {
  const { table, time, where } = listed
  const order = newestFirst(time)
  const { rows } = await sql<Tables[Name] & { total: number }>`
    with found as materialized (select id, ${sql.ref(time)} from ${sql.table(table)} where ${all(where)}),
      page as (
        select id from found where ${all(afterCursor(time, after))} ${order} limit ${limit + 1}
      )
    select *, (select count(*) from found) as total from ${sql.table(table)}
    where id in (select id from page) ${order}`.execute(database.search)
  // Past the end there's no row that has the total.
  const total = rows[0]?.total ?? (after ? await countRows(database, listed) : 0)
  return { ...pageOf(rows, time, limit), total }
}

/** A query that asked for one row more than the page holds tells whether there is a next page. */
function pageOf<Row extends { id: string }>(rows: Row[], time: keyof Row, limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next: Cursor | undefined = rows.length > limit && last ? { time: String(last[time]), id: last.id } : undefined
  return { page, next }
}

export async function countRows<Name extends ListedTable>(
  { search }: Database,
  { table, where }: Pick<Listed<Name>, 'table' | 'where'>,
) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${all(where)}`.execute(search)
  return rows[0]?.total ?? 0
}
