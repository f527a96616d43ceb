import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Sessions are counted in this index; before, each visitor's event updated rows of a table that others updated too.
  await db.schema.dropTable('analytics_counts').execute()
  // The survey comes last: if it came first, SQLite would use this index for the list by survey, and sort all of it.
  await db.schema
    .createIndex('analytics_sessions_counts')
    .on('analytics_sessions')
    .columns(['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .execute()
}
