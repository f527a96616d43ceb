import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // For purges, which would otherwise read whole tables.
  await db.schema.createIndex('analytics_events_created').on('analytics_events').column('created_at').execute()
  await db.schema.createIndex('consents_given').on('consents').column('given_at').execute()
  await db.schema.createIndex('mails_created').on('mails').column('created_at').execute()
  await db.schema.createIndex('submissions_created').on('submissions').column('created_at').execute()
  await db.schema.createIndex('people_first_submitted').on('people').column('first_submitted_at').execute()
  await db.schema.alterTable('mails').addColumn('inbox_key', 'text').execute()
  await sql`update mails set inbox_key = recipient_key`.execute(db)
  await sql`create index mails_inbox on mails (inbox_key, created_at) where inbox_key is not null`.execute(db)
  await sql`create index mails_to_team on mails (created_at) where recipient is null`.execute(db)
}
