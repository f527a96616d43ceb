import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('page_visits')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('referrer_host', 'text', column => column.notNull())
    .addColumn('campaign', 'text', column => column.notNull())
    .addColumn('views', 'integer', column => column.notNull())
    .addColumn('visits', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('page_visits_key', ['day', 'page', 'referrer_host', 'campaign'])
    .execute()
  await db.schema.alterTable('analytics_sessions').addColumn('first_page', 'text').execute()
  // Grouped by page without reading the table. New sessions are appended within their page, which keeps inserts cheap.
  await db.schema
    .createIndex('analytics_sessions_pages')
    .on('analytics_sessions')
    .columns(['first_page', 'is_completed', 'started_at'])
    .execute()
}
