import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Handle } from './database.ts'
import * as baseline from './migrations/0001-baseline.ts'

export type Migrations = Readonly<Record<string, Migration>>

/** Applied in order of their names. Never change a migration that has shipped: add another. */
export const releasedMigrations: Migrations = {
  '0001-baseline': baseline,
}

export const latestOf = (migrations: Migrations) => Object.keys(migrations).at(-1) as string

/** On Postgres an advisory lock lets one process migrate while others wait. */
export async function migrateToLatest(connection: Handle, migrations: Migrations) {
  const applied = await appliedMigrations(connection)
  if (isFromNewerRelease(applied, migrations))
    throw new Error('The database comes from a newer release. Update this installation first.')
  // Kysely would take its lock and list all tables several times.
  if (applied.length === Object.keys(migrations).length) return
  await migrateUpTo(connection, latestOf(migrations), migrations)
}

export async function migrateUpTo(connection: Handle, name: string, migrations: Migrations) {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: connection, provider }).migrateTo(name)
  if (error) throw error
}

export async function appliedMigrations(connection: Handle) {
  const tables = await connection.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection)
  return rows.map(({ name }) => name)
}

export const isFromNewerRelease = (applied: readonly string[], migrations: Migrations) =>
  applied.some(name => !(name in migrations))
