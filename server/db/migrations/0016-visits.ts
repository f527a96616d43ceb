import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('page_visits')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('views', 'integer', column => column.notNull())
    .addColumn('visits', 'integer', column => column.notNull())
    .addColumn('surveys_started', 'integer', column => column.notNull())
    .addColumn('surveys_completed', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('page_visits_key', ['day', 'page'])
    .execute()
  await db.schema
    .createTable('visit_sources')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('visits', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('visit_sources_key', ['day', 'kind', 'name'])
    .execute()
  await db.schema.alterTable('analytics_sessions').addColumn('first_page', 'text').execute()
}
