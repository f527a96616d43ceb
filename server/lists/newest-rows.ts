import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Cursor } from './list-page.ts'

type Conditions = ReadonlyArray<RawBuilder<unknown>>

type ListedTable = 'forms' | 'leads' | 'analytics_sessions'

export type Listed<Name extends ListedTable> = { table: Name; time: keyof Tables[Name] & string; where: Conditions }

const all = (conditions: Conditions) => sql.join([sql`true`, ...conditions], sql` and `)

/** Compared as a pair: with two comparisons and an "or", SQLite would read all rows before it. */
const afterCursor = (time: string, cursor: Cursor | undefined) =>
  cursor ? [sql`(${sql.ref(time)}, id) < (${cursor.time}, ${cursor.id})`] : []

const newestFirst = (time: string) => sql`order by ${sql.ref(time)} desc, id desc`

/** Finds the ids first, because an index that includes the searched text is enough for that. */
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

/** A search has to read every row, so the page and the total share one query. */
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
  // A page past the end has no row that holds the total.
  const total = rows[0]?.total ?? (after ? await countRows(database, listed) : 0)
  return { ...pageOf(rows, time, limit), total }
}

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
