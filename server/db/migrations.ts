import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Handle } from './database.ts'
import * as rateLimits from './migrations/0001-rate-limits.ts'
import * as leads from './migrations/0002-leads.ts'
import * as analytics from './migrations/0003-analytics.ts'
import * as emails from './migrations/0004-mails.ts'
import * as admin from './migrations/0005-admin.ts'
import * as growth from './migrations/0006-growth.ts'
import * as cheaperForms from './migrations/0007-cheaper-forms.ts'
import * as abuse from './migrations/0008-abuse.ts'
import * as forms from './migrations/0009-forms.ts'
import * as analyticsIndex from './migrations/0011-analytics-index.ts'
import * as fewerIndexes from './migrations/0012-fewer-indexes.ts'
import * as consents from './migrations/0013-consents.ts'
import * as attempts from './migrations/0014-attempts.ts'
import * as outbox from './migrations/0015-outbox.ts'
import * as visits from './migrations/0016-visits.ts'

/** Applied in order of their names. Never change a migration that has shipped: add another. */
const migrations: Record<string, Migration> = {
  '0001-rate-limits': rateLimits,
  '0002-leads': leads,
  '0003-analytics': analytics,
  '0004-mails': emails,
  '0005-admin': admin,
  '0006-growth': growth,
  '0007-cheaper-forms': cheaperForms,
  '0008-abuse': abuse,
  '0009-forms': forms,
  '0011-analytics-index': analyticsIndex,
  '0012-fewer-indexes': fewerIndexes,
  '0013-consents': consents,
  '0014-attempts': attempts,
  '0015-outbox': outbox,
  '0016-visits': visits,
}

export const migrationNames: readonly string[] = Object.keys(migrations)

const migratorOn = (connection: Handle) =>
  new Migrator({ db: connection, provider: { getMigrations: async () => migrations } })

/** On Postgres an advisory lock lets one process migrate while others wait. */
export async function migrateToLatest(connection: Handle) {
  if (isFromNewerRelease(await appliedMigrations(connection)))
    throw new Error('The database comes from a newer release. Update this installation first.')
  const { error } = await migratorOn(connection).migrateToLatest()
  if (error) throw error
}

export async function appliedMigrations(connection: Handle) {
  const tables = await connection.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection)
  return rows.map(({ name }) => name)
}

export const isFromNewerRelease = (applied: readonly string[]) => applied.some(name => !(name in migrations))

export async function migrateUpTo(connection: Handle, name: string) {
  const { error } = await migratorOn(connection).migrateTo(name)
  if (error) throw error
}
