import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '#contracts/time.ts'

/** A few nights may be missed, and they're still within the 5 weeks of the privacy policy. */
const nightlyKept = 30

const upgradesKept = 3

/** Made by deploy/hooks/pre-backup for a platform that copies the whole folder, and then of no more use. */
const copiedName = 'safe-copy.db.gz'

const nightlyPattern = /^site-\d{4}-\d{2}-\d{2}\.db\.gz$/
/** With the time, such as 2026-11-17T105208.357Z. */
const upgradePattern = /^before-upgrade-\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z\.db\.gz$/
const workFolderPattern = /^(site|before-upgrade)-[\dTZ.-]+\.db\.gz\.[0-9a-f]{8}\.part$/

/** `day` is YYYY-MM-DD, so names sort by date. */
const nameOf = (day: string) => `site-${day}.db.gz`
const dayIn = (name: string) => /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? ''

export const backupFile = (folder: string, day: string) => join(folder, nameOf(day))

/** Without colons, which Windows doesn't allow in names. */
export const upgradeBackupFile = (folder: string, at: Date) =>
  join(folder, `before-upgrade-${at.toISOString().replaceAll(':', '')}.db.gz`)

/** The newest backup the server made in this folder, by the day in its name. */
export function latestBackup(folder: string, now = new Date()): { file: string; at: Date } | undefined {
  const [name] = nightlyBackups(folder, now)
  if (name === undefined) return
  const file = join(folder, name)
  const at = statSync(file, { throwIfNoEntry: false })?.mtime
  return at && { file, at }
}

/**
 * Keeps the 30 newest. It compares the backups with each other and not with today, so that a wrong clock or a long pause
 * costs none. Of those from before an upgrade, it keeps the 3 newest that aren't older than all of these, and a platform's
 * copy for a day. Returns the names of the deleted ones.
 */
export function pruneBackups(folder: string, now = new Date()): string[] {
  const nightly = nightlyBackups(folder, now)
  const oldestDay = dayIn(nightly[nightlyKept - 1] ?? '')
  const upgrades = backupsIn(folder, upgradePattern)
  const deleted = [
    ...nightly.slice(nightlyKept),
    ...upgrades.filter((name, index) => index >= upgradesKept || dayIn(name) < oldestDay),
  ]
  const copied = statSync(join(folder, copiedName), { throwIfNoEntry: false })
  if (copied && copied.mtimeMs < now.getTime() - dayMs) deleted.push(copiedName)
  for (const name of deleted) rmSync(join(folder, name), { force: true })
  return deleted
}

/** A power cut or a kill leaves them, and they hold people's data. */
export function removeUnfinishedBackups(folder: string) {
  for (const { name } of entriesIn(folder).filter(entry => entry.isDirectory() && workFolderPattern.test(entry.name)))
    rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Newest first. Leaves out days in the future: made by a clock that was ahead, or else the clock is behind now. They
 * count for nothing and are never deleted.
 */
function nightlyBackups(folder: string, now: Date) {
  const tomorrow = new Date(now.getTime() + dayMs).toISOString()
  return backupsIn(folder, nightlyPattern).filter(name => name <= nameOf(dayIn(tomorrow)))
}

/** Newest first. */
const backupsIn = (folder: string, pattern: RegExp) =>
  entriesIn(folder)
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse()

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // Missing or unreadable: the next backup reports it.
    return []
  }
}
