import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import { migrateToLatest, migrateUpTo, migrationNames } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { kyselyOn, openSqlite } from '#server/db/sqlite.ts'
import { CopyRefused, copyTables } from './copy-tables.ts'
import {
  copiedTables,
  type DatabaseLocation,
  describeLocation,
  type Snapshot,
  withSnapshot,
  writeChecksums,
} from './snapshot.ts'

const countsOf = (copied: ReadonlyMap<string, { rows: number }>): Record<string, number> =>
  Object.fromEntries([...copied].map(([name, { rows }]) => [name, rows]))

/** Writes a backup of a database, which may be in use, to a new file. Returns the number of rows by table. */
export const backUp = (from: DatabaseLocation, file: string) => withSnapshot(from, source => writeBackup(source, file))

/** Copies a database, or a backup of one, into an empty database. Returns the number of rows by table. */
export const copyDatabase = (from: DatabaseLocation, to: DatabaseLocation) =>
  withSnapshot(from, source => withLatestSchema(source, upToDate => copyIntoEmpty(to, upToDate)))

/** A backup is a SQLite file. It gets its name only when it's complete and on disk. */
async function writeBackup(source: Snapshot, file: string) {
  requireNew(file)
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const removeDraft = () => rmSync(draft, { force: true })
  // Ctrl+C must not leave people's data behind.
  process.on('exit', removeDraft)
  try {
    writeFileSync(draft, '', { flag: 'wx', mode: 0o600 })
    const copied = await withCopy(source, draft, async (handle, rows) => {
      await writeChecksums(handle, rows)
      await sql`commit`.execute(handle)
      return countsOf(rows)
    })
    await flush(draft, 'r+')
    await moveIntoPlace(draft, file)
    return copied
  } finally {
    removeDraft()
    process.off('exit', removeDraft)
  }
}

function requireNew(file: string) {
  if (existsSync(file)) throw new CopyRefused(`${file} exists already. A backup is never written over another file.`)
  if (!existsSync(dirname(file))) throw new CopyRefused(`There is no folder ${dirname(file)}.`)
}

/** Unlike renaming, a link never replaces a file that was created in the meantime. */
async function moveIntoPlace(draft: string, file: string) {
  try {
    linkSync(draft, file)
  } catch {
    // Some file systems have no links, or the file exists by now.
    requireNew(file)
    renameSync(draft, file)
  }
  // Windows can't flush a folder, and doesn't need to.
  if (process.platform !== 'win32') await flush(dirname(file), 'r')
}

async function flush(path: string, flags: string) {
  await using file = await open(path, flags)
  await file.sync()
}

type Copied = Awaited<ReturnType<typeof copyTables>>

/** Copies the source, with the tables as they are, into an empty SQLite file. The transaction is still open. */
async function withCopy<T>(source: Snapshot, file: string, use: (handle: Handle, copied: Copied) => Promise<T>) {
  const handle = kyselyOn(new DatabaseSync(file))
  try {
    // An unfinished copy is thrown away, so it needs no journal on disk and no flushing.
    await sql`pragma journal_mode = memory`.execute(handle)
    await sql`pragma synchronous = off`.execute(handle)
    await sql`begin`.execute(handle)
    await migrateUpTo(handle, source.migration)
    return await use(handle, await copyTables(source, { kind: 'sqlite', handle }))
  } finally {
    await handle.destroy()
  }
}

/** SQLite stores a database without a name in a temporary file, and removes it when it's closed. */
const temporaryFile = ''

/** Data of an older release is brought up to date on a temporary copy. */
async function withLatestSchema<T>(source: Snapshot, use: (source: Snapshot) => Promise<T>) {
  const migration = migrationNames.at(-1) as string
  if (source.migration === migration) return use(source)
  return withCopy(source, temporaryFile, async handle => {
    await migrateToLatest(handle)
    return use({ kind: 'sqlite', handle, migration, tables: await copiedTables(migration), sums: new Map() })
  })
}

/** Copies the rows into a database that has none, in one transaction. The database is created if necessary. */
async function copyIntoEmpty(place: DatabaseLocation, source: Snapshot) {
  const target = await (place.kind === 'postgres' ? openPostgres(place.url) : openSqlite(place.file))
  const tables = source.tables.map(({ name }) => sql.table(name))
  try {
    return await target.write(async handle => {
      // Holds off the writes of a server that already runs on it. On SQLite every write does that.
      if (target.kind === 'postgres')
        await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(handle)
      for (const { name } of source.tables) {
        const { rows } = await sql`select 1 as found from ${sql.table(name)} limit 1`.execute(handle)
        if (rows.length > 0)
          throw new CopyRefused(
            `${describeLocation(place)} holds data already (in ${name}). Only an empty database is filled.`,
          )
      }
      return countsOf(await copyTables(source, { kind: target.kind, handle }))
    })
  } finally {
    await target.close()
  }
}
