import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('analytics_sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('survey_type', 'text', column => column.notNull())
    .addColumn('email_hash', 'text')
    .addColumn('is_completed', 'integer', column => column.notNull())
    .addColumn('toolkit_opt_in', 'integer', column => column.notNull())
    .addColumn('started_at', 'text', column => column.notNull())
    .addColumn('completed_at', 'text')
    .addColumn('last_step', 'integer', column => column.notNull())
    .addColumn('furthest_step', 'integer', column => column.notNull())
    .execute()
  await db.schema.createIndex('analytics_sessions_person').on('analytics_sessions').column('email_hash').execute()
  await db.schema
    .createIndex('analytics_sessions_time')
    .on('analytics_sessions')
    .columns(['started_at', 'id'])
    .execute()
  await db.schema
    .createTable('analytics_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('session_id', 'text', column => column.notNull())
    .addColumn('event_type', 'text', column => column.notNull())
    .addColumn('question_id', 'text')
    .addColumn('step_index', 'text')
    .addColumn('payload', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('analytics_events_session').on('analytics_events').column('session_id').execute()
}
