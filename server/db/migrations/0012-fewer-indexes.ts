import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Emails are found through their form. Each index on a random key costs every form a page write.
  await db.schema.dropIndex('mails_recipient').execute()
  await db.schema.alterTable('emails').dropColumn('recipient_key').execute()
  // `people_source` starts with the same time and has both columns.
  for (const index of ['people_first_page', 'people_referrer', 'people_first_submitted'])
    await db.schema.dropIndex(index).execute()
}
