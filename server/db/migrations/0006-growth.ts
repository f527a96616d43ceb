import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('people_first_page').on('people').column('first_page').execute()
  await db.schema.createIndex('people_referrer').on('people').column('referrer_host').execute()
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    // The search index starts with the same columns.
    await db.schema.dropIndex('survey_responses_time').execute()
    await db.schema.dropIndex('people_time').execute()
  } else {
    // Limits may reset after a crash, so no visitor has to wait for the disk.
    await sql`alter table rate_limits set unlogged`.execute(db)
  }
}
