import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { migrateUpTo } from '#server/db/migrations.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import { writeSums } from './backup-sums.ts'
import { copiedTables } from './copied-tables.ts'
import { CopyRefused } from './copy-refused.ts'
import { type Copied, copyTables, countsOf } from './copy-tables.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Writes all rows into a new SQLite file with the tables of the same migration, whichever kind of database they come
 * from. It gets its name when it is whole and on disk, so that what has that name is a backup.
 */
export async function writeBackup(source: Snapshot, file: string): Promise<Copied> {
  requireNew(file)
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const removeDraft = () => rmSync(draft, { force: true })
  // Somebody may press Ctrl+C; what lies in the draft are people's data.
  process.on('exit', removeDraft)
  try {
    const copied = await fillDraft(source, draft)
    flush(draft)
    giveName(draft, file)
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

async function fillDraft(source: Snapshot, draft: string) {
  closeSync(openSync(draft, 'wx', 0o600))
  const handle = kyselyOn(new DatabaseSync(draft))
  try {
    // A draft that is cut short is thrown away: it needs no journal on disk, and is flushed once, at the end.
    await sql`pragma journal_mode = memory`.execute(handle)
    await sql`pragma synchronous = off`.execute(handle)
    await sql`begin`.execute(handle)
    await migrateUpTo(handle, source.migration)
    const tables = await copiedTables(source.migration)
    const copied = await copyTables(source, { kind: 'sqlite', handle }, tables)
    await writeSums(handle, new Map([...copied].map(([name, { sum }]) => [name, sum])))
    await sql`commit`.execute(handle)
    return countsOf(copied)
  } finally {
    await handle.destroy()
  }
}

/** Unlike renaming, a link never replaces a file that has appeared meanwhile. */
function giveName(draft: string, file: string) {
  try {
    linkSync(draft, file)
  } catch {
    // Some file systems have no links, or it has appeared.
    requireNew(file)
    renameSync(draft, file)
  }
  // Windows cannot flush a folder, and need not.
  if (process.platform !== 'win32') flush(dirname(file), 'r')
}

function flush(path: string, flags = 'r+') {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
