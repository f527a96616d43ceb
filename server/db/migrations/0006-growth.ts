import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // In the order of the groups that all leads are counted by.
  await db.schema.createIndex('people_first_page').on('people').column('first_page').execute()
  await db.schema.createIndex('people_referrer').on('people').column('referrer_host').execute()
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    // The index of the searched text begins with the same columns.
    await db.schema.dropIndex('survey_responses_time').execute()
    await db.schema.dropIndex('people_time').execute()
  } else {
    // Limits may begin anew after a crash of the database: no visitor has to wait for them to be on disk.
    await sql`alter table rate_limits set unlogged`.execute(db)
  }
}
