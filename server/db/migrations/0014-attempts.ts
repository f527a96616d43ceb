import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('emails').renameColumn('next_try_at', 'next_attempt_at').execute()
}
