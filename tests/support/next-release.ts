import { type Kysely, sql } from 'kysely'
import { type Migrations, releasedMigrations } from '#server/storage/migrations.ts'

/** A release with one more migration, to test upgrades. */
export const nextRelease: Migrations = {
  ...releasedMigrations,
  '9999-shouted-email': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('leads').addColumn('shouted', 'text').execute()
      await sql`update leads set shouted = email || '!'`.execute(db)
    },
  },
}
