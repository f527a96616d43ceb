import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Handle } from '#server/storage/database.ts'
import { describeOwner, pathState } from '#server/storage/files.ts'
import {
  appliedMigrations,
  isFromNewerRelease,
  type Migrations,
  migrateUpTo,
  releasedMigrations,
} from '#server/storage/migrations.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { ignoreBrokenConnections } from '#server/storage/postgres.ts'
import { kyselyOn } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type CopiedTable, CopyRefused, type Side } from './copy-tables.ts'

export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export const parseLocation = (text: string): DatabaseLocation =>
  /^postgres(ql)?:\/\//i.test(text) ? { kind: 'postgres', url: text } : { kind: 'sqlite', file: text }

export const serverLocation = ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined
  dataDir: string
}): DatabaseLocation =>
  databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file: databaseFile(dataDir) }

export const describeLocation = (location: DatabaseLocation) =>
  location.kind === 'sqlite'
    ? location.file
    : `Postgres at ${new URL(location.url).host}${new URL(location.url).pathname}`

export type Snapshot = Side & {
  /** The last one that was applied. */
  migration: string
  migrations: Migrations
  tables: readonly CopiedTable[]
  sums: ReadonlyMap<string, bigint>
}

/** Read-only and consistent, even while a server writes. */
export async function withSnapshot<T>(
  location: DatabaseLocation,
  use: (snapshot: Snapshot) => Promise<T>,
  migrations = releasedMigrations,
): Promise<T> {
  const { kind } = location
  const connection = connect(location)
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async handle => {
        if (kind === 'sqlite') await requireIntact(handle, location.file)
        const migration = await latestMigration(handle, location, migrations)
        return use({
          kind,
          handle,
          migration,
          migrations,
          tables: await copiedTables(migration, migrations),
          sums: await readChecksums(handle),
        })
      })
  } finally {
    await connection.destroy()
  }
}

/** False for a new database, and for one from a newer release, which can't be opened. */
export async function needsUpgrade(location: DatabaseLocation, migrations: Migrations) {
  const connection = connect(location)
  try {
    const applied = await appliedMigrations(connection)
    const isCurrent = Object.keys(migrations).every(name => applied.includes(name))
    return applied.length > 0 && !isCurrent && !isFromNewerRelease(applied, migrations)
  } finally {
    await connection.destroy()
  }
}

function connect(location: DatabaseLocation) {
  if (location.kind === 'postgres') {
    const pool = new pg.Pool({ connectionString: location.url, max: 1, connectionTimeoutMillis: 10_000 })
    ignoreBrokenConnections(pool)
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }
  requireDatabase(location.file)
  return kyselyOn(new DatabaseSync(location.file, { readOnly: true, timeout: 5000 }))
}

export function requireDatabase(file: string, hint = '') {
  const state = pathState(file)
  if (state === 'missing') throw new CopyRefused(`No database found at ${file}. ${hint}`.trim())
  if (state === 'denied') throw new CopyRefused(`${file} can't be read. ${describeOwner(file)}`)
}

const notADatabase = 26
const damaged = 11

async function requireIntact(handle: Handle, file: string) {
  const outcome = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(handle).catch(error => {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (errcode === notADatabase) throw new CopyRefused(`${file} isn't a SQLite database.`)
    if ((errcode & 0xff) === damaged) throw new CopyRefused(`${file} is damaged: ${message}.`)
    throw error
  })
  const [first] = outcome.rows
  if (first?.integrity_check !== 'ok') throw new CopyRefused(`${file} is damaged: ${first?.integrity_check}.`)
}

async function latestMigration(handle: Handle, location: DatabaseLocation, migrations: Migrations) {
  const applied = await appliedMigrations(handle)
  const last = applied.at(-1)
  if (!last) throw new CopyRefused(`${describeLocation(location)} isn't a database of this site.`)
  if (isFromNewerRelease(applied, migrations))
    throw new CopyRefused(
      `${describeLocation(location)} comes from a newer release (${last}). Update this installation first.`,
    )
  return last
}

/** A closed session must not be open again after a restore, and limits belong to one server. */
export const excludedTables: readonly string[] = ['admin_sessions', 'rate_limits']

/** From the migrations, so none is missed and unrelated tables in the same Postgres are skipped. */
export async function copiedTables(migration: string, migrations: Migrations): Promise<CopiedTable[]> {
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

/** SQLite's integrity check doesn't detect a changed byte in text. */
export async function writeChecksums(handle: Handle, copied: ReadonlyMap<string, { sum: bigint }>) {
  await sql`create table backup_sums (name text primary key, sum text not null)`.execute(handle)
  for (const [name, { sum }] of copied)
    await sql`insert into backup_sums values (${name}, ${sum.toString(16)})`.execute(handle)
}

/** Empty for the server's own database and for backups of older releases. */
async function readChecksums(handle: Handle) {
  const tables = await handle.introspection.getTables()
  if (!tables.some(({ name }) => name === 'backup_sums')) return new Map<string, bigint>()
  const { rows } = await sql<{ name: string; sum: string }>`select name, sum from backup_sums`.execute(handle)
  return new Map(rows.map(({ name, sum }) => [name, BigInt(`0x${sum}`)]))
}
