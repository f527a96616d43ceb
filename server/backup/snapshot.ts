import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { appliedMigrations, isFromNewerRelease } from '#server/db/migrations.ts'
import { surviveBrokenConnections } from '#server/db/postgres.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import type { Tables } from '#server/db/tables.ts'
import { readSums, type Sums } from './backup-sums.ts'
import { CopyRefused } from './copy-refused.ts'
import { nameOf, type Place } from './places.ts'
import type { Side } from './table-rows.ts'

/**
 * A database as it is at one moment, however long it is read, and the last migration that it has seen. A backup also has
 * the checksums that its tables had when it was written.
 */
export type Snapshot = Side & { migration: string; sums?: Sums }

/** Opens a database for reading only. A server may go on writing to it; nothing of that is seen here. */
export const withSnapshot = <T>(place: Place, use: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  place.kind === 'postgres' ? withPostgres(place, use) : withSqlite(place, use)

async function withPostgres<T>(place: Place & { kind: 'postgres' }, use: (snapshot: Snapshot) => Promise<T>) {
  const pool = new pg.Pool({ connectionString: place.url, max: 1, connectionTimeoutMillis: 10_000 })
  surviveBrokenConnections(pool)
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async handle => use({ kind: 'postgres', handle, migration: await migrationOf(handle, place) }))
  } finally {
    await connection.destroy()
  }
}

async function withSqlite<T>(place: Place & { kind: 'sqlite' }, use: (snapshot: Snapshot) => Promise<T>) {
  if (!existsSync(place.file)) throw new CopyRefused(`There is no database at ${place.file}.`)
  const handle = kyselyOn(new DatabaseSync(place.file, { readOnly: true, timeout: 5000 }))
  try {
    await sql`begin`.execute(handle)
    await requireWhole(handle, place.file)
    const migration = await migrationOf(handle, place)
    return await use({ kind: 'sqlite', handle, migration, sums: await readSums(handle) })
  } finally {
    await handle.destroy()
  }
}

const notADatabase = 26
const damaged = 11

async function requireWhole(handle: Kysely<Tables>, file: string) {
  const outcome = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(handle).catch(error => {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (errcode === notADatabase) throw new CopyRefused(`${file} is not a database.`)
    if ((errcode & 0xff) === damaged) throw new CopyRefused(`${file} is damaged: ${message}.`)
    throw error
  })
  const [first] = outcome.rows
  if (first?.integrity_check !== 'ok') throw new CopyRefused(`${file} is damaged: ${first?.integrity_check}.`)
}

async function migrationOf(handle: Kysely<Tables>, place: Place) {
  const applied = await appliedMigrations(handle)
  const last = applied.at(-1)
  if (!last) throw new CopyRefused(`${nameOf(place)} does not hold the tables of this site.`)
  if (isFromNewerRelease(applied))
    throw new CopyRefused(`${nameOf(place)} comes from a newer release of this site (${last}). Update this one first.`)
  return last
}
