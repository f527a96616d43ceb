import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Neither a possible bot nor spam. Every count and every list of people to answer uses this. */
export const isPerson = sql<boolean>`(leads.bot_check is null and leads.spam_at is null)`

const unmarked: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '’': "'" }

/** So that case and accents don't matter. In JavaScript, because SQLite only knows ASCII. */
export const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđß’]/g, letter => unmarked[letter] ?? letter)

export const searchTextOf = (...parts: ReadonlyArray<string | null | undefined>) =>
  parts
    .filter(part => part != null)
    .map(foldText)
    .filter(Boolean)
    .join('\n')

/** No character has a special meaning. SQLite's `glob` takes half the time of its `instr`. */
export const contains = ({ kind }: Database, column: string, part: string) =>
  kind === 'sqlite'
    ? sql<boolean>`${sql.ref(column)} glob ${`*${part.replace(/[[*?]/g, '[$&]')}*`}`
    : sql<boolean>`strpos(${sql.ref(column)}, ${part}) > 0`

export const matchesSearch = (database: Database, q: string | undefined) =>
  q ? [contains(database, 'search_text', foldText(q))] : []

/** The last entry of a page. Lists are ordered by a key, such as a time, and then by id. */
export type Cursor = { key: string; id: string }

type Conditions = ReadonlyArray<RawBuilder<unknown>>

type ListedTable = 'forms' | 'leads' | 'analytics_sessions' | 'audit_log'

type Order<Name extends ListedTable> = {
  column: keyof Tables[Name] & string
  direction: 'asc' | 'desc'
}

export type Listed<Name extends ListedTable> = {
  table: Name
  where: Conditions
  order: Order<Name>
}

export const newestFirst = <Column extends string>(column: Column) => ({ column, direction: 'desc' }) as const

const all = (conditions: Conditions) => sql.join([sql`true`, ...conditions], sql` and `)

/** Compared as a pair: with two comparisons and an "or", SQLite would read all rows before it. */
const afterCursor = (key: RawBuilder<unknown>, { direction }: { direction: string }, cursor: Cursor | undefined) =>
  cursor ? [sql`(${key}, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${cursor.key}, ${cursor.id})`] : []

const inOrder = (key: RawBuilder<unknown>, { direction }: { direction: 'asc' | 'desc' }) =>
  sql`order by ${key} ${sql.raw(direction)}, id ${sql.raw(direction)}`

/** Finds the ids first, because an index is enough for that. */
export async function sortedRows<Name extends ListedTable>(
  { read }: Database,
  { table, where, order }: Listed<Name>,
  after: Cursor | undefined,
  limit: number,
) {
  const key = sql.ref(order.column)
  const { rows } = await sql<Tables[Name]>`
    select * from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${all([...where, ...afterCursor(key, order, after)])}
      ${inOrder(key, order)} limit ${limit + 1}
    ) ${inOrder(key, order)}`.execute(read)
  return pageOf(rows, order, limit)
}

export async function sortedRowsAndTotal<Name extends ListedTable>(
  ...[database, list, after, limit]: Parameters<typeof sortedRows<Name>>
) {
  const [page, total] = await Promise.all([sortedRows(database, list, after, limit), countRows(database, list)])
  return { ...page, total }
}

/** A search has to read every row, so the page and the total share one query. */
export async function searchRows<Name extends ListedTable>(
  database: Database,
  list: Listed<Name>,
  after: Cursor | undefined,
  limit: number,
) {
  const { table, where, order } = list
  const key = sql.ref(order.column)
  const { rows } = await sql<Tables[Name] & { total: number }>`
    with found as materialized (select id, ${sql.ref(order.column)} from ${sql.table(table)} where ${all(where)}),
      page as (
        select id from found where ${all(afterCursor(key, order, after))} ${inOrder(key, order)} limit ${limit + 1}
      )
    select *, (select count(*) from found) as total from ${sql.table(table)}
    where id in (select id from page) ${inOrder(key, order)}`.execute(database.read)
  // A page past the end has no row that holds the total.
  const total = rows[0]?.total ?? (after ? await countRows(database, list) : 0)
  return { ...pageOf(rows, order, limit), total }
}

function pageOf<Row extends { id: string }>(rows: Row[], { column }: { column: keyof Row }, limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next: Cursor | undefined = rows.length > limit && last ? { key: String(last[column]), id: last.id } : undefined
  return { page, next }
}

export async function countRows<Name extends ListedTable>(
  { read }: Database,
  { table, where }: { table: Name; where: Conditions },
) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} where ${all(where)}`.execute(read)
  return rows[0]?.total ?? 0
}
