import { sql } from 'kysely'
import type { Database } from '#server/storage/database.ts'

/** The copies go back this far. */
const days = 540
/** One statement for all would time out. */
const rowsPerStatement = 20_000

type Size = { sessions: number; responses: number }

/** Copies the rows that are there in SQL, with new keys and earlier times. */
export async function multiplyRows(database: Database, { sessions, responses }: Size) {
  const count = async (table: 'analytics_sessions' | 'forms') => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      ${table === 'forms' ? sql`where kind = 'survey'` : sql``}`.execute(database.read)
    return Number(rows[0]?.count)
  }
  const copies = {
    sessions: Math.ceil(sessions / (await count('analytics_sessions'))),
    forms: Math.ceil(responses / (await count('forms'))),
  }
  await copyRows(database, 'analytics_sessions', copies.sessions)
  for (const table of ['forms', 'leads', 'lead_notes', 'bookings', 'outbox'])
    await copyRows(database, table, copies.forms)
}

async function copyRows(database: Database, table: string, copies: number) {
  const tables = await database.read.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
  const values = columns.map(column => copyOf(table, column, database.kind))
  const originals = sql.table(`original_${table}`)
  await database.write(transaction =>
    sql`create table ${originals} as select * from ${sql.table(table)}`.execute(transaction),
  )
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${originals}`.execute(database.read)
  const batch = Math.ceil(rowsPerStatement / Math.max(1, Number(rows[0]?.count)))
  for (let from = 1; from < copies; from += batch)
    await database.write(transaction =>
      sql`
        with recursive copies (n) as (
          select ${sql.lit(from)} union all select n + 1 from copies where n < ${sql.lit(Math.min(from + batch, copies) - 1)}
        )
        insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
        select ${sql.raw(values.join(', '))} from ${originals} cross join copies`.execute(transaction),
    )
  await database.write(transaction => sql`drop table ${originals}`.execute(transaction))
}

/** An expression for the copy with the number `n`. */
function copyOf(table: string, column: string, kind: Database['kind']) {
  const isSqlite = kind === 'sqlite'
  const isSessionId = column === 'session_id' || (table === 'analytics_sessions' && column === 'id')
  if (isSessionId || column === 'external_id') return `${column} || '-' || n`
  // Still a UUID.
  if (['id', 'lead_id', 'form_id'].includes(column))
    return `substr(${column}, 1, 24) || ${isSqlite ? "printf('%012x', n)" : "lpad(to_hex(n), 12, '0')"}`
  if (['email', 'email_key', 'recipient'].includes(column)) return `replace(${column}, '@', '.' || n || '@')`
  if (['idempotency_key', 'unsubscribe_token', 'dedupe_key'].includes(column)) return 'null'
  if (column.endsWith('_at'))
    return isSqlite
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (n % ${days}) || ' days')`
      : `to_char(${column}::timestamptz at time zone 'UTC' - (n % ${days}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  if (column === 'started_day' || column === 'follow_up_on')
    return isSqlite ? `date(${column}, '-' || (n % ${days}) || ' days')` : `(${column}::date - n % ${days})::text`
  return column
}
