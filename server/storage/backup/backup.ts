import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { flushFile, flushFolder } from '#server/storage/files.ts'
import {
  latestOf,
  type Migrations,
  migrateToLatest,
  migrateUpTo,
  releasedMigrations,
} from '#server/storage/migrations.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { kyselyOn, openSqlite } from '#server/storage/sqlite.ts'
import { type Copied, CopyRefused, copyTables, requireChecksums, requireSameRows } from './copy-tables.ts'
import {
  copiedTables,
  type DatabaseLocation,
  describeLocation,
  type Snapshot,
  withSnapshot,
  writeChecksums,
} from './snapshot.ts'

const countsOf = (copied: Copied): Record<string, number> =>
  Object.fromEntries([...copied].map(([name, { rows }]) => [name, rows]))

type BackupOptions = { partFile?: string; takenAt?: Date; migrations?: Migrations }

/** Works while the server is running. Returns the number of rows by table. */
export const backUp = (from: DatabaseLocation, file: string, { migrations, ...options }: BackupOptions = {}) =>
  withSnapshot(from, source => writeBackup(source, file, options), migrations)

/** Throws if it couldn't be restored: reads every row and compares the checksums. */
export const verifyBackup = (file: string) => withSnapshot({ kind: 'sqlite', file }, requireChecksums)

export const newPartFile = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`

/** `from` may be a backup; `to` must be empty. Returns the number of rows by table. */
export const copyDatabase = (from: DatabaseLocation, to: DatabaseLocation, migrations = releasedMigrations) =>
  withSnapshot(from, source => withLatestSchema(source, upToDate => copyIntoEmpty(to, upToDate)), migrations)

/** The file gets its name only when it's complete, on disk and verified. */
async function writeBackup(
  source: Snapshot,
  file: string,
  { partFile = newPartFile(file), takenAt = new Date() }: Omit<BackupOptions, 'migrations'>,
) {
  requireNew(file)
  const removePartFile = () => rmSync(partFile, { force: true })
  // Ctrl+C must not leave personal data behind.
  process.on('exit', removePartFile)
  try {
    writeFileSync(partFile, '', { flag: 'wx', mode: 0o600 })
    const copied = await withCopy(source, partFile, async (handle, rows) => {
      await writeChecksums(handle, rows)
      await sql`commit`.execute(handle)
      return rows
    })
    // The age of a backup is the age of its data.
    utimesSync(partFile, takenAt, takenAt)
    flushFile(partFile)
    await verifyCopy(partFile, copied, source.migrations)
    moveIntoPlace(partFile, file)
    return countsOf(copied)
  } finally {
    removePartFile()
    process.off('exit', removePartFile)
  }
}

/** Reads the finished file again, as a restore does. */
const verifyCopy = (file: string, copied: Copied, migrations: Migrations) =>
  withSnapshot(
    { kind: 'sqlite', file },
    async ({ kind, handle, tables, sums }) => {
      await requireSameRows({ kind, handle }, tables, copied)
      for (const [name, { sum }] of copied)
        if (sums.get(name) !== sum) throw new Error(`The checksum of ${name} wasn't stored.`)
    },
    migrations,
  )

function requireNew(file: string) {
  if (existsSync(file)) throw new CopyRefused(`${file} already exists. Backups never overwrite a file.`)
  if (!existsSync(dirname(file))) throw new CopyRefused(`The folder ${dirname(file)} doesn't exist.`)
}

/** Unlike a rename, a link never replaces a file created in the meantime. */
function moveIntoPlace(partFile: string, file: string) {
  try {
    linkSync(partFile, file)
  } catch {
    // Some file systems have no hard links.
    requireNew(file)
    renameSync(partFile, file)
  }
  flushFolder(dirname(file))
}

/** Keeps the schema of the source. `use` runs before the commit. */
async function withCopy<T>(source: Snapshot, file: string, use: (handle: Handle, copied: Copied) => Promise<T>) {
  const handle = kyselyOn(new DatabaseSync(file))
  try {
    // An unfinished copy is discarded, so it needs no journal and no fsync.
    await sql`pragma journal_mode = memory`.execute(handle)
    await sql`pragma synchronous = off`.execute(handle)
    await sql`begin`.execute(handle)
    await migrateUpTo(handle, source.migration, source.migrations)
    return await use(handle, await copyTables(source, { kind: 'sqlite', handle }))
  } finally {
    await handle.destroy()
  }
}

/** SQLite keeps an unnamed database in a temporary file and deletes it on close. */
const temporaryFile = ''

async function withLatestSchema<T>(source: Snapshot, use: (source: Snapshot) => Promise<T>) {
  const { migrations } = source
  const migration = latestOf(migrations)
  if (source.migration === migration) return use(source)
  return withCopy(source, temporaryFile, async (handle, copied) => {
    await requireSameRows({ kind: 'sqlite', handle }, source.tables, copied)
    await migrateToLatest(handle, migrations)
    const tables = await copiedTables(migration, migrations)
    return use({ kind: 'sqlite', handle, migration, migrations, tables, sums: new Map() })
  })
}

async function copyIntoEmpty(location: DatabaseLocation, source: Snapshot) {
  const { migrations } = source
  const target = await (location.kind === 'postgres'
    ? openPostgres(location.url, migrations)
    : openSqlite(location.file, migrations))
  const tables = source.tables.map(({ name }) => sql.table(name))
  try {
    return await target.write(async handle => {
      // Blocks writes by a running server. On SQLite any transaction does that.
      if (target.kind === 'postgres')
        await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(handle)
      for (const { name } of source.tables) {
        const { rows } = await sql`select 1 as found from ${sql.table(name)} limit 1`.execute(handle)
        if (rows.length > 0)
          throw new CopyRefused(
            `${describeLocation(location)} already contains data (in ${name}). The target database must be empty.`,
          )
      }
      const copied = await copyTables(source, { kind: target.kind, handle })
      await requireSameRows({ kind: target.kind, handle }, source.tables, copied)
      return countsOf(copied)
    })
  } finally {
    await target.close()
  }
}
