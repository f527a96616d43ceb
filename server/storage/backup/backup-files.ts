import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '#contracts/time.ts'

/** A few nights may be missed, and they're still within the 5 weeks of the privacy policy. */
const nightlyKept = 30

const upgradesKept = 3

/** Made by deploy/hooks/pre-backup for a platform that copies the whole folder, and then of no more use. */
const copiedName = 'safe-copy.db.gz'

const namePattern = /^site-(\d{4}-\d{2}-\d{2})\.db\.gz$/
/** Ends with the time, such as 2026-11-17T105208.357Z. */
const upgradeNamePattern = /^before-upgrade-.+-((\d{4}-\d{2}-\d{2})T\d{6}\.\d{3}Z)\.db\.gz$/
const workFolderPattern = /^(site-\d{4}-\d{2}-\d{2}|before-upgrade-.+)\.db\.gz\.[0-9a-f]{8}\.part$/

/** `day` is YYYY-MM-DD, so names sort by date. */
const nameOf = (day: string) => `site-${day}.db.gz`

export const backupFile = (folder: string, day: string) => join(folder, nameOf(day))

/** Without colons, which Windows doesn't allow in names. */
export const upgradeBackupFile = (folder: string, migration: string, at: Date) =>
  join(folder, `before-upgrade-${migration}-${at.toISOString().replaceAll(':', '')}.db.gz`)

/** The newest backup the server made in this folder, by the day in its name. */
export function latestBackup(folder: string, now = new Date()): { file: string; at: Date } | undefined {
  const [day] = backupDays(folder, now)
  if (day === undefined) return
  const file = backupFile(folder, day)
  const at = statSync(file, { throwIfNoEntry: false })?.mtime
  return at && { file, at }
}

/**
 * Keeps the 30 newest. It compares the backups with each other and not with today, so that a wrong clock or a long pause
 * costs none. Backups from before an upgrade go when they're older than all of these, and a platform's copy after a day.
 * Returns the names of the deleted ones.
 */
export function pruneBackups(folder: string, now = new Date()): string[] {
  const days = backupDays(folder, now)
  const oldestKept = days[nightlyKept - 1] ?? ''
  const deleted = [
    ...days.slice(nightlyKept).map(nameOf),
    ...upgradeBackups(folder)
      .filter(({ day }) => day < oldestKept)
      .map(({ name }) => name),
  ]
  const copied = statSync(join(folder, copiedName), { throwIfNoEntry: false })
  if (copied && copied.mtimeMs < now.getTime() - dayMs) deleted.push(copiedName)
  for (const name of deleted) rmSync(join(folder, name), { force: true })
  return deleted
}

export function pruneUpgradeBackups(folder: string) {
  for (const { name } of upgradeBackups(folder).slice(upgradesKept)) rmSync(join(folder, name), { force: true })
}

/** Newest first. */
const upgradeBackups = (folder: string) =>
  filesIn(folder)
    .flatMap(name => {
      const [, time = '', day = ''] = upgradeNamePattern.exec(name) ?? []
      return time ? [{ name, time, day }] : []
    })
    .sort((a, b) => (a.time < b.time ? 1 : -1))

/** A power cut or a kill leaves them, and they hold people's data. */
export function removeUnfinishedBackups(folder: string) {
  for (const { name } of entriesIn(folder).filter(entry => entry.isDirectory() && workFolderPattern.test(entry.name)))
    rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Newest first. Leaves out days in the future: made by a clock that was ahead, or else the clock is behind now. They
 * count for nothing and are never deleted.
 */
function backupDays(folder: string, now: Date) {
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return filesIn(folder)
    .map(name => namePattern.exec(name)?.[1])
    .filter(day => day !== undefined && isDate(day) && day <= tomorrow)
    .sort()
    .reverse() as string[]
}

const filesIn = (folder: string) =>
  entriesIn(folder)
    .filter(entry => entry.isFile())
    .map(({ name }) => name)

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // Missing or unreadable: the next backup reports it.
    return []
  }
}

/** `Date.parse` accepts February 31. */
function isDate(day: string) {
  const ms = Date.parse(day)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day)
}
