import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { backUp, backUpInProcess, damageOf, restoreBackup } from './backup.ts'
import { type DatabaseLocation, excludedTables } from './snapshot.ts'

const siteIn = (folder: string) => ({ kind: 'sqlite', file: join(folder, 'site.db') }) satisfies DatabaseLocation

async function newSite() {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase({ dataDir })
  onTestFinished(() => database.close())
  return { location: siteIn(dataDir), database }
}

test('a restored backup has every row of every table, but no login and no limit', async () => {
  const { location, database } = await newSite()
  await fillDatabase(database, { sessions: 12, responses: 6, quizzes: 2, applications: 2 })
  await fillWithOddValues(database)
  const rows = await storedRows(database)
  const [folder, dataDir] = [await temporaryFolder(), await temporaryFolder()]
  const file = join(folder, 'backup.db.gz')
  await backUp(location, file)
  expect(readdirSync(folder)).toEqual(['backup.db.gz'])
  expect(statSync(file).mode).toBe(0o100600)
  expect(await damageOf(file)).toBe(null)

  await restoreBackup(file, siteIn(dataDir))
  expect(readdirSync(dataDir)).toEqual(['site.db'])
  expect(statSync(join(dataDir, 'site.db')).mode).toBe(0o100600)
  const restored = await openDatabase({ dataDir })
  onTestFinished(() => restored.close())
  const { admin_sessions, day_totals, ...kept } = await storedRows(restored)
  expect([admin_sessions, day_totals]).toEqual([[], []])
  for (const table of excludedTables) delete rows[table]
  expect(kept).toEqual(rows)
  for (const change of ["update audit_log set device = 'x'", 'delete from audit_log'])
    await expect(restored.write(transaction => sql.raw(change).execute(transaction))).rejects.toThrow('append-only')
})

test('a backup has no trace of what was deleted', async () => {
  const { location } = await newSite()
  const file = join(await temporaryFolder(), 'backup.db.gz')
  using database = new DatabaseSync(location.file)
  // Otherwise SQLite would have removed it already.
  database.exec('pragma secure_delete = off')
  database.exec("insert into settings (name, value, changed_at) values ('name', 'someone erased', '2026')")
  database.exec('delete from settings; pragma wal_checkpoint(truncate)')
  expect(readFileSync(location.file).includes('someone erased')).toBe(true)
  await backUp(location, file)
  expect(gunzipSync(readFileSync(file)).includes('someone erased')).toBe(false)
})

test('never overwrites a file, and says what is missing', async () => {
  const { location } = await newSite()
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.db.gz')
  writeFileSync(file, 'precious')
  await expect(backUp(location, file)).rejects.toThrow(`${file} already exists.`)
  await expect(backUp(location, join(folder, 'nowhere', 'backup.db.gz'))).rejects.toThrow("doesn't exist")
  const missing = backUp(siteIn(folder), join(folder, 'other.db.gz'))
  await expect(missing).rejects.toThrow(`No database found at ${folder}/site.db.`)
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['backup.db.gz'], 'precious'])
})

test('stops a backup that takes too long, and leaves no file', async () => {
  const { location } = await newSite()
  const folder = await temporaryFolder()
  const timeout = new AbortController()
  const backup = backUpInProcess(location.file, join(folder, 'backup.db.gz'), timeout.signal)
  timeout.abort()
  await expect(backup).rejects.toThrow('The backup was stopped because it took too long.')
  expect(readdirSync(folder)).toEqual([])
})

/** Made once, for several tests. */
let intact: Promise<Buffer> | undefined

async function makeBackup() {
  const { location, database } = await newSite()
  await fillWithOddValues(database)
  const file = join(await temporaryFolder(), 'backup.db.gz')
  await backUp(location, file)
  return readFileSync(file)
}

async function backupFile() {
  const file = join(await temporaryFolder(), 'backup.db.gz')
  intact ??= makeBackup()
  writeFileSync(file, await intact)
  return file
}

async function expectRefused(file: string, reason: RegExp) {
  const dataDir = await temporaryFolder()
  await expect(restoreBackup(file, siteIn(dataDir))).rejects.toThrow(reason)
  expect(readdirSync(dataDir)).toEqual([])
}

test.each([0, 0.03, 0.5, 0.999])('refuses a backup of which only %f is left', async share => {
  const file = await backupFile()
  truncateSync(file, Math.floor(statSync(file).size * share))
  expect(await damageOf(file)).toContain(`${file} is damaged: `)
  await expectRefused(file, /is damaged: /)
})

test('refuses a backup with a changed bit, wherever it is', async () => {
  const file = await backupFile()
  const bytes = readFileSync(file)
  // The first ten bytes are gzip's header.
  for (let place = 0; place < 20; place += 1) {
    const changed = Buffer.from(bytes)
    const at = 10 + Math.floor(((bytes.length - 10) / 20) * place)
    changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at)
    writeFileSync(file, changed)
    expect(await damageOf(file), `byte ${at}`).toContain('is damaged: ')
    if (place === 10) await expectRefused(file, /is damaged: /)
  }
})

test.each<[string, (database: DatabaseSync) => void, RegExp]>([
  [
    'from a newer release',
    database => database.exec("insert into kysely_migration values ('9999-later', '2030')"),
    /backup\.db\.gz comes from a newer release \(9999-later\)\. Update this installation first/,
  ],
  ['of another program', database => database.exec('drop table kysely_migration'), /isn't a database of this site/],
])('refuses a backup %s', async (_case, change, reason) => {
  const file = await backupFile()
  const unzipped = join(await temporaryFolder(), 'changed.db')
  writeFileSync(unzipped, gunzipSync(readFileSync(file)))
  const database = new DatabaseSync(unzipped)
  change(database)
  database.close()
  writeFileSync(file, gzipSync(readFileSync(unzipped)))
  await expectRefused(file, reason)
})

test('refuses a file that is no backup', async () => {
  const file = await backupFile()
  writeFileSync(file, 'name,email\n')
  await expectRefused(file, /is damaged: incorrect header check/)
  writeFileSync(file, gzipSync('name,email\n'.repeat(1000)))
  await expectRefused(file, /backup\.db\.gz isn't a SQLite database/)
  const missing = join(await temporaryFolder(), 'missing.db.gz')
  await expectRefused(missing, /No backup found at .*missing\.db\.gz/)
})

test.each(['site.db', 'site.db-wal'])('restores into no folder that has a %s', async name => {
  const [file, dataDir] = [await backupFile(), await temporaryFolder()]
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, name), 'precious')
  await expect(restoreBackup(file, siteIn(dataDir))).rejects.toThrow(`${join(dataDir, name)} already exists. Move it`)
  expect(readFileSync(join(dataDir, name), 'utf8')).toBe('precious')
})
