import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeOwner, pathState } from '#server/storage/files.ts'
import { appliedMigrations, isFromNewerRelease, releasedMigrations } from '#server/storage/migrations.ts'
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

type Snapshot = {
  kind: Database['kind']
  handle: Handle
  /** The last one that was applied. */
  migration: string
}

/** Read-only and consistent, even while a server writes. `name` is for errors. */
export async function withSnapshot<T>(
  location: DatabaseLocation,
  use: (snapshot: Snapshot) => Promise<T>,
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
        return use({ kind, handle, migration: await latestMigration(handle, name) })
      })
  } finally {
    await connection.destroy()
  }
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

async function latestMigration(handle: Handle, name: string) {
  const applied = await appliedMigrations(handle)
  const last = applied.at(-1)
  if (!last) throw new CopyRefused(`${name} isn't a database of this site.`)
  if (isFromNewerRelease(applied, releasedMigrations))
    throw new CopyRefused(`${name} comes from a newer release (${last}). Update this installation first.`)
  return last
}

/** A closed session must not be open again after a restore, and totals are counted again. */
export const excludedTables: readonly string[] = ['admin_sessions', 'day_totals']
