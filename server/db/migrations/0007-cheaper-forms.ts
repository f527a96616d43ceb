import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Form ids grow with time, so inserts touch the same pages. Addresses are in random order.
  await db.schema.dropIndex('consents_person').execute()
  await db.schema.createIndex('consents_lead').on('consents').column('lead_id').execute()
  await db.schema.dropIndex('mails_recipient').execute()
  await sql`create index mails_recipient on mails (recipient_key, created_at) where recipient_key is not null`.execute(
    db,
  )
}
