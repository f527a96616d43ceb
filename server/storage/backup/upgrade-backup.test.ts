import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings, newDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { restoreBackup } from './backup.ts'
import { pruneBackups } from './backup-files.ts'
import { openWithBackup } from './upgrade-backup.ts'

/** A site with data, and the log of what opens it. */
async function filledSite(kind: 'sqlite' | 'postgres' = 'sqlite') {
  const settings = await migratedDatabaseSettings(kind)
  const first = await openDatabase(settings)
  await fillWithOddValues(first)
  const rows = await storedRows(first)
  await first.close()
  const backupDir = join(settings.dataDir, 'backups')
  const lines: string[] = []
  const log = { info: (...parts: unknown[]) => void lines.push(String(parts.at(-1))) }
  const open = async (migrations?: typeof nextRelease) => {
    const database = await openWithBackup({ ...settings, backupDir }, log as never, migrations)
    onTestFinished(() => database.close())
    return database
  }
  const backups = () => (existsSync(backupDir) ? readdirSync(backupDir) : [])
  return { settings, rows, backupDir, lines, open, backups }
}

test('backs up SQLite before an upgrade, into a file that the old release can restore', async () => {
  const { rows, backupDir, lines, open, backups } = await filledSite()
  await (await open(nextRelease)).close()
  const [name = '', ...others] = backups()
  expect(name).toMatch(/^before-upgrade-\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z\.db\.gz$/)
  expect(others).toEqual([])
  expect(lines).toEqual(['backed up before updating the tables to 9999-shouted-email'])

  const old = await newDatabaseSettings('sqlite')
  const file = join(old.dataDir, 'site.db')
  await restoreBackup(join(backupDir, name), { kind: 'sqlite', file })
  const restored = await openDatabase(old)
  onTestFinished(() => restored.close())
  const { admin_sessions: _sessions, day_totals: _totals, ...kept } = rows
  expect(await storedRows(restored)).toMatchObject(kept)
})

test('makes none for a new database, a current one, or one from a newer release', async () => {
  const { open, backups } = await filledSite()
  await (await open()).close()
  expect(backups()).toEqual([])
  await (await open(nextRelease)).close()
  await (await open(nextRelease)).close()
  expect(backups()).toHaveLength(1)
  await expect(open()).rejects.toThrow('The database comes from a newer release.')
  expect(backups()).toHaveLength(1)
  const dataDir = await temporaryFolder()
  const fresh = await openWithBackup({ dataDir, backupDir: join(dataDir, 'backups') }, { info: () => undefined })
  await fresh.close()
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
})

test("doesn't upgrade if the backup fails, and says how to go on", async () => {
  const { backupDir, settings, open } = await filledSite()
  writeFileSync(backupDir, 'not a folder')
  await expect(open(nextRelease)).rejects.toThrow(
    `This release has to update the tables, but the backup before that failed: ${backupDir} isn't a folder. Nothing was changed. Fix it, for example by freeing disk space`,
  )
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await expect(sql`select shouted from leads`.execute(database.read)).rejects.toThrow('shouted')
})

test('keeps the 3 newest, and none that is older than the nightly ones', async () => {
  const { backupDir, open, backups } = await filledSite()
  mkdirSync(backupDir)
  const old = ['2026-01-05', '2026-01-20', '2026-01-30'].map(day => `before-upgrade-${day}T120000.000Z.db.gz`)
  for (const name of [...old, 'before-upgrade-by-hand.db.gz']) writeFileSync(join(backupDir, name), '')
  await (await open(nextRelease)).close()
  const [newest = ''] = backups().filter(name => !name.includes('2026-01') && !name.includes('by-hand'))
  expect(backups()).toEqual([...old.slice(1), newest, 'before-upgrade-by-hand.db.gz'])

  const nights = Array.from({ length: 30 }, (_, night) => new Date(Date.UTC(2026, 0, 25 + night)).toISOString())
  for (const night of nights) writeFileSync(join(backupDir, `site-${night.slice(0, 10)}.db.gz`), '')
  expect(pruneBackups(backupDir, new Date('2026-02-28T12:00:00Z'))).toEqual(old.slice(1, 2))
})

test('only mentions the way back on Postgres', async () => {
  const { lines, open, backups } = await filledSite('postgres')
  await open(nextRelease)
  expect(lines).toEqual([
    'updating the tables to 9999-shouted-email: only a dump of Postgres from before this can bring the old ones back',
  ])
  expect(backups()).toEqual([])
})
