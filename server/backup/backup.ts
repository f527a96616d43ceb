import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationNames } from '#server/db/migrations.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { writeBackup } from './backup-file.ts'
import { copiedTables } from './copied-tables.ts'
import type { Copied } from './copy-tables.ts'
import { fillEmpty } from './fill-empty.ts'
import type { Place } from './places.ts'
import { type Snapshot, withSnapshot } from './snapshot.ts'

const newest = migrationNames.at(-1) as string

/** Writes a backup of a database, which may be in use, to a new file. */
export const backUp = (from: Place, file: string): Promise<Copied> =>
  withSnapshot(from, source => writeBackup(source, file))

/** Copies a database, or a backup of one, into an empty database. The source stays as it is. */
export const copyInto = (from: Place, to: Place): Promise<Copied> =>
  withSnapshot(from, source =>
    withNewestTables(source, async upToDate => fillEmpty(to, upToDate, await copiedTables(newest))),
  )

/** What comes from an older release is brought up to date on a copy. */
async function withNewestTables<T>(source: Snapshot, use: (source: Snapshot) => Promise<T>) {
  if (source.migration === newest) return use(source)
  const folder = mkdtempSync(join(tmpdir(), 'older-data-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', removeFolder)
  try {
    const file = join(folder, 'copy.db')
    await writeBackup(source, file)
    // Opening it is what brings it up to date.
    const copy = await openSqlite(file)
    await copy.close()
    return await withSnapshot({ kind: 'sqlite', file }, use)
  } finally {
    removeFolder()
    process.off('exit', removeFolder)
  }
}
