import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Postgres then sorts text as SQLite does, in any language that its server is set up for. Indexes also stay valid: the
 * rules of a language change with an update of its operating system.
 */
export async function up(db: Kysely<unknown>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  const { rows } = await sql<{ table: string; column: string }>`
    select columns.table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type = 'text'`.execute(db)
  for (const columns of Map.groupBy(rows, ({ table }) => table)) await changeTable(db, ...columns)
}

const changeTable = (db: Kysely<unknown>, table: string, columns: ReadonlyArray<{ column: string }>) =>
  sql`alter table ${sql.table(table)} ${sql.join(
    columns.map(({ column }) => sql`alter column ${sql.ref(column)} type text collate "C"`),
  )}`.execute(db)
