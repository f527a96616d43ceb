import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Postgres sorts text as SQLite does.
  const text = sql.raw(db.getExecutor().adapter instanceof SqliteAdapter ? 'text' : 'text collate "C"')
  await sql`create table erased_calls (call_hash ${text} primary key, erased_at ${text} not null)`.execute(db)
}
