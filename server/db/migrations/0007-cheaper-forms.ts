import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Consents are found by their form, whose ids grow with time: addresses come in any order, and each would change a page.
  await db.schema.dropIndex('consents_person').execute()
  await db.schema.createIndex('consents_lead').on('consents').column('lead_id').execute()
  // Mails to the team have no recipient of their own.
  await db.schema.dropIndex('mails_recipient').execute()
  await sql`create index mails_recipient on mails (recipient_key, created_at) where recipient_key is not null`.execute(
    db,
  )
}
