import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Handle } from '#server/db/database.ts'
import { appliedMigrations, isFromNewerRelease, migrateUpTo } from '#server/db/migrations.ts'
import { ignoreBrokenConnections } from '#server/db/postgres.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import type { Tables } from '#server/db/tables.ts'
import { type CopiedTable, CopyRefused, type Side } from './copy-tables.ts'

/** Where a database is. */
export type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

/** As an operator writes it: the address of a Postgres, or the path of a file. */
export const parseLocation = (text: string): DatabaseLocation =>
  /^postgres(ql)?:\/\//i.test(text) ? { kind: 'postgres', url: text } : { kind: 'sqlite', file: text }

/** The database that the server uses. */
export const serverLocation = ({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined
  dataDir: string
}): DatabaseLocation =>
  databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file: join(dataDir, 'site.db') }

/** For messages: without the password. */
export const describeLocation = (place: DatabaseLocation) =>
  place.kind === 'sqlite' ? place.file : `Postgres at ${new URL(place.url).host}${new URL(place.url).pathname}`

/** A database at one moment, the last migration that it has seen and the tables that migration leaves. */
export type Snapshot = Side & {
  migration: string
  tables: readonly CopiedTable[]
  /** The checksums that a backup was written with. */
  sums: ReadonlyMap<string, bigint>
}

/** Opens a database for reading only. A server may go on writing to it; none of that is seen here. */
export async function withSnapshot<T>(place: DatabaseLocation, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { kind } = place
  const connection = connect(place)
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async handle => {
        if (kind === 'sqlite') await requireIntact(handle, place.file)
        const migration = await migrationOf(handle, place)
        return use({
          kind,
          handle,
          migration,
          tables: await copiedTables(migration),
          sums: await readChecksums(handle),
        })
      })
  } finally {
    await connection.destroy()
  }
}

function connect(place: DatabaseLocation) {
  if (place.kind === 'postgres') {
    const pool = new pg.Pool({ connectionString: place.url, max: 1, connectionTimeoutMillis: 10_000 })
    ignoreBrokenConnections(pool)
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }
  if (!existsSync(place.file)) throw new CopyRefused(`There is no database at ${place.file}.`)
  return kyselyOn(new DatabaseSync(place.file, { readOnly: true, timeout: 5000 }))
}

const notADatabase = 26
const damaged = 11

async function requireIntact(handle: Handle, file: string) {
  const outcome = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(handle).catch(error => {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (errcode === notADatabase) throw new CopyRefused(`${file} is not a database.`)
    if ((errcode & 0xff) === damaged) throw new CopyRefused(`${file} is damaged: ${message}.`)
    throw error
  })
  const [first] = outcome.rows
  if (first?.integrity_check !== 'ok') throw new CopyRefused(`${file} is damaged: ${first?.integrity_check}.`)
}

async function migrationOf(handle: Handle, place: DatabaseLocation) {
  const applied = await appliedMigrations(handle)
  const last = applied.at(-1)
  if (!last) throw new CopyRefused(`${describeLocation(place)} does not hold the tables of this site.`)
  if (isFromNewerRelease(applied))
    throw new CopyRefused(
      `${describeLocation(place)} comes from a newer release of this site (${last}). Update this one first.`,
    )
  return last
}

/** Not copied: a session that was closed since must not be open again, and limits belong to one server and moment. */
export const excludedTables: readonly string[] = ['admin_sessions', 'rate_limits']

/** Found by running the migrations, so none is forgotten, and what others keep in the same Postgres isn't copied. */
export async function copiedTables(migration: string): Promise<CopiedTable[]> {
  const scratch = kyselyOn(new DatabaseSync(':memory:'))
  try {
    await migrateUpTo(scratch, migration)
    const tables = await scratch.introspection.getTables()
    return tables
      .map(({ name, columns }) => ({ name, columns: columns.map(column => column.name).sort() }))
      .filter(({ name }) => !excludedTables.includes(name))
  } finally {
    await scratch.destroy()
  }
}

/** SQLite's own check doesn't find a changed byte in a text. */
export async function writeChecksums(handle: Handle, copied: ReadonlyMap<string, { sum: bigint }>) {
  await sql`create table backup_sums (name text primary key, sum text not null)`.execute(handle)
  for (const [name, { sum }] of copied)
    await sql`insert into backup_sums values (${name}, ${sum.toString(16)})`.execute(handle)
}

/** None in the server's own database, and in backups of older releases. */
async function readChecksums(handle: Handle) {
  const tables = await handle.introspection.getTables()
  if (!tables.some(({ name }) => name === 'backup_sums')) return new Map<string, bigint>()
  const { rows } = await sql<{ name: string; sum: string }>`select name, sum from backup_sums`.execute(handle)
  return new Map(rows.map(({ name, sum }) => [name, BigInt(`0x${sum}`)]))
}
