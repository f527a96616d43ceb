import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Replaced by the index: concurrent events contended for the rows of this table.
  await db.schema.dropTable('analytics_counts').execute()
  // Survey type last: if it were first, SQLite would use this index for lists by survey and sort all rows.
  await db.schema
    .createIndex('analytics_sessions_counts')
    .on('analytics_sessions')
    .columns(['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .execute()
}
