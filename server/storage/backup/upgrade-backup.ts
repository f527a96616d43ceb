import { existsSync, mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import {
  appliedMigrations,
  isFromNewerRelease,
  latestOf,
  type Migrations,
  releasedMigrations,
} from '#server/storage/migrations.ts'
import { type DatabaseSettings, openDatabase } from '#server/storage/open-database.ts'
import { backUp, failureReason } from './backup.ts'
import { pruneBackups, upgradeBackupFile } from './backup-files.ts'
import { CopyRefused, connect, type DatabaseLocation, serverLocation } from './snapshot.ts'

type Settings = DatabaseSettings & { backupDir: string }
type Log = Pick<FastifyBaseLogger, 'info'>

/** Opens the database. If that changes its tables, it's backed up first: there's no other way back. */
export async function openWithBackup(settings: Settings, log: Log, migrations = releasedMigrations) {
  const from = serverLocation(settings)
  const exists = from.kind === 'postgres' || existsSync(from.file)
  if (exists && (await needsUpgrade(from, migrations))) await prepareUpgrade(from, settings.backupDir, log, migrations)
  return openDatabase(settings, migrations)
}

async function prepareUpgrade(from: DatabaseLocation, folder: string, log: Log, migrations: Migrations) {
  const target = latestOf(migrations)
  if (from.kind === 'postgres')
    return log.info(
      `updating the tables to ${target}: only a dump of Postgres from before this can bring the old ones back`,
    )
  const file = upgradeBackupFile(folder, new Date())
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await backUp(from, file)
  } catch (error) {
    throw new CopyRefused(
      `This release has to update the tables, but the backup before that failed: ${failureReason(error, folder)} Nothing was changed. Fix it, for example by freeing disk space or setting BACKUP_DIR to another disk, and start again.`,
    )
  }
  log.info({ file }, `backed up before updating the tables to ${target}`)
  pruneBackups(folder)
}

/** False for a new database, and for one from a newer release, which can't be opened. */
async function needsUpgrade(location: DatabaseLocation, migrations: Migrations) {
  const connection = connect(location)
  try {
    const applied = await appliedMigrations(connection)
    const isCurrent = Object.keys(migrations).every(name => applied.includes(name))
    return applied.length > 0 && !isCurrent && !isFromNewerRelease(applied, migrations)
  } finally {
    await connection.destroy()
  }
}
