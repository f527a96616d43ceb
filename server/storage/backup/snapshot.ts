import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeOwner, pathState } from '#server/storage/files.ts'
import {
  appliedMigrations,
  isFromNewerRelease,
  type Migrations,
  migrateUpTo,
  releasedMigrations,
} from '#server/storage/migrations.ts'
import { type DatabaseSettings, databaseFile } from '#server/storage/open-database.ts'
import { connectWithoutTimeouts } from '#server/storage/postgres.ts'
import { kyselyOn } from '#server/storage/sqlite.ts'

/** The operator can fix it. */
export class CopyRefused extends Error {}

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export const serverLocation = ({ databaseUrl, dataDir }: DatabaseSettings): DatabaseLocation =>
  databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file: databaseFile(dataDir) }

export const describeLocation = (location: DatabaseLocation) =>
  location.kind === 'sqlite'
    ? location.file
    : `Postgres at ${new URL(location.url).host}${new URL(location.url).pathname}`

export type Side = { kind: Database['kind']; handle: Handle }

export type CopiedTable = { name: string; columns: readonly string[] }

export type Snapshot = Side & {
  /** The last one that was applied. */
  migration: string
  tables: readonly CopiedTable[]
}

/** Read-only and consistent, even while a server writes. `name` is for errors. */
export async function withSnapshot<T>(
  location: DatabaseLocation,
  use: (snapshot: Snapshot) => Promise<T>,
  migrations = releasedMigrations,
  name = describeLocation(location),
): Promise<T> {
  const { kind } = location
  const connection = connect(location)
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async handle => {
        if (kind === 'sqlite') await requireIntact(handle, name)
        const migration = await latestMigration(handle, name, migrations)
        return use({ kind, handle, migration, tables: await copiedTables(migration, migrations) })
      })
  } finally {
    await connection.destroy()
  }
}

/** By table. */
export async function rowCounts({ handle, tables }: Snapshot): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(handle)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

export const connect = (location: DatabaseLocation) =>
  location.kind === 'sqlite' ? kyselyOn(openToRead(location.file)) : connectWithoutTimeouts(location.url)

export function openToRead(file: string) {
  requireFile(file)
  return new DatabaseSync(file, { readOnly: true, timeout: 5000 })
}

export function requireFile(file: string, what = 'database', hint = '') {
  const state = pathState(file)
  if (state === 'missing') throw new CopyRefused(`No ${what} found at ${file}. ${hint}`.trim())
  if (state === 'denied') throw new CopyRefused(`${file} can't be read. ${describeOwner(file)}`)
}

const notADatabase = 26
const damaged = 11

async function requireIntact(handle: Handle, name: string) {
  const outcome = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(handle).catch(error => {
    throw explainDamage(error, name)
  })
  const [first] = outcome.rows
  if (first?.integrity_check !== 'ok') throw new CopyRefused(`${name} is damaged: ${first?.integrity_check}.`)
}

export function explainDamage(error: unknown, name: string) {
  const { errcode = 0, message } = error as Error & { errcode?: number }
  if (errcode === notADatabase) return new CopyRefused(`${name} isn't a SQLite database.`)
  return (errcode & 0xff) === damaged ? new CopyRefused(`${name} is damaged: ${message}.`) : error
}

async function latestMigration(handle: Handle, name: string, migrations: Migrations) {
  const applied = await appliedMigrations(handle)
  const last = applied.at(-1)
  if (!last) throw new CopyRefused(`${name} isn't a database of this site.`)
  if (isFromNewerRelease(applied, migrations))
    throw new CopyRefused(`${name} comes from a newer release (${last}). Update this installation first.`)
  return last
}

/** A closed session must not be open again after a restore, and totals are counted again. */
export const excludedTables: readonly string[] = ['admin_sessions', 'day_totals']

/** From the migrations, so none is missed and unrelated tables in the same Postgres are skipped. */
async function copiedTables(migration: string, migrations: Migrations): Promise<CopiedTable[]> {
  const scratch = kyselyOn(new DatabaseSync(':memory:'))
  try {
    await migrateUpTo(scratch, migration, migrations)
    const tables = await scratch.introspection.getTables()
    return tables
      .map(({ name, columns }) => ({ name, columns: columns.map(column => column.name).sort() }))
      .filter(({ name }) => !excludedTables.includes(name))
  } finally {
    await scratch.destroy()
  }
}
