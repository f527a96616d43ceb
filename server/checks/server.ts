import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ChannelName } from '#contracts/outbox.ts'
import { hourMs } from '#contracts/time.ts'
import { purgeTrouble } from '#server/leads/purge.ts'
import { deadLinksTrouble } from '#server/site/link-check.ts'
import { damageOf } from '#server/storage/backup/backup.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import type { Handle } from '#server/storage/database.ts'
import { describeOwner } from '#server/storage/files.ts'
import { ask, type Context, type Finding, fine, ok, skipped, trouble, warning } from './finding.ts'

/** "less than an hour", "1 hour", "36 hours", "4 days". */
function ageText(ms: number) {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 72) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

const withDatabase =
  (check: (read: Handle, context: Context, now: Date) => Promise<Finding>) => async (context: Context, now: Date) =>
    context.read ? check(context.read, context, now) : skipped("The database can't be read.")

type Stuck = { count: number; oldest: string | null; reason: string | null }

/**
 * Messages that are more than an hour past due, and those to the team or the webhook's receiver that have failed for an
 * hour or three times since the last one got through. One visitor's full mailbox is no trouble.
 */
async function stuckMessages(read: Handle, channel: ChannelName, now: Date): Promise<Stuck> {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const lastSent = sql`select max(sent_at) from outbox where channel = ${channel} and recipient is null`
  const isStuck = sql`channel = ${channel} and (created_at < ${hourAgo} or attempts >= 3) and (
    (status = 'waiting' and next_attempt_at < ${hourAgo}) or
    (status in ('waiting', 'failed') and last_error is not null and recipient is null
      and created_at > coalesce((${lastSent}), '')))`
  const { rows } = await sql<Stuck>`
    select count(*) as count, min(created_at) as oldest,
      (select last_error from outbox where ${isStuck} and last_error is not null order by created_at desc limit 1) as reason
    from outbox where ${isStuck}`.execute(read)
  const [{ count, ...stuck }] = rows as [Stuck]
  // Outside the server's own pools, Postgres counts are text.
  return { ...stuck, count: Number(count) }
}

const waitingText = ({ count, oldest }: Stuck, now: Date, singular: string) =>
  `${count === 1 ? `1 ${singular} hasn't` : `${count} ${singular}s haven't`} been delivered. The oldest is ${ageText(now.getTime() - Date.parse(oldest ?? ''))} old.`

export const checkEmails = withDatabase(async (read, { config }, now) => {
  if (!config.smtpUrl) return skipped('No email server is set up.')
  const stuck = await stuckMessages(read, 'email', now)
  if (stuck.count === 0) return fine
  return trouble({
    title: "Emails aren't going out",
    // Without the reason, which may quote an address: this text is stored, and an erasure doesn't reach it.
    detail: waitingText(stuck, now, 'email'),
    whatToDo: `No lead is lost: they're all in the admin area, and the emails are kept. The dashboard has the reason under "Not delivered". The person who runs the server can find the cause with "${config.command('doctor')}".`,
  })
})

export const checkWebhooks = withDatabase(async (read, { config }, now) => {
  if (!config.webhookUrl) return skipped('None are set up.')
  const stuck = await stuckMessages(read, 'webhook', now)
  if (stuck.count === 0) return fine
  return trouble({
    title: "Webhooks aren't getting through",
    detail: [waitingText(stuck, now, 'webhook'), stuck.reason].filter(Boolean).join(' '),
    whatToDo:
      "Your automation isn't getting new leads. Check that it's turned on there. They're sent again by themselves.",
  })
})

export function checkWords({ wordsTrouble }: Context) {
  if (!wordsTrouble) return skipped('Only the running site knows.')
  const found = wordsTrouble()
  return found ? trouble(found) : fine
}

export const checkLinks = withDatabase(async read => {
  const found = await deadLinksTrouble(read)
  return found ? trouble(found) : fine
})

export const checkPurge = withDatabase(async (read, { config }, now) => {
  const found = await purgeTrouble(read, now, config.command('purge', '--yes'))
  return found ? trouble(found) : fine
})

type Disk = { folder: string; free: number; total: number }

const megabyte = 1_000_000

/** On a large disk, 5% is plenty. */
const isNearlyFull = ({ free, total }: Disk) => free < 200 * megabyte || (free < 2000 * megabyte && free < total * 0.05)

const describeSpace = ({ folder, free, total }: Disk) =>
  `Only ${Math.floor(free / megabyte)} MB (${Math.floor((free / total) * 100)}%) are free in ${folder}.`

export function judgeDisks(disks: readonly Disk[]) {
  const full = disks.filter(isNearlyFull)
  if (full.length === 0) return fine
  return trouble({
    title: "The server's disk is nearly full",
    detail: full.map(describeSpace).join(' '),
    whatToDo: `Once it's full, the site can't store any more forms. ${ask} delete old releases, backups and logs, or get a larger disk.`,
  })
}

export async function checkDisk({ config: { dataDir, backupDir, databaseUrl, postgresBackupDir } }: Context) {
  const folders = new Set([dataDir, databaseUrl ? postgresBackupDir : backupDir])
  const disks = [...folders]
    .filter(folder => folder !== undefined && existsSync(folder))
    .map(async (folder = '') => {
      const { bsize, blocks, bavail } = await statfs(folder)
      return { folder, free: bavail * bsize, total: blocks * bsize }
    })
  return judgeDisks(await Promise.all(disks))
}

/** One is made every night: by then, a whole night was missed. */
const maxBackupAgeMs = 36 * hourMs

export async function checkBackup({ config, backupFailure }: Context, now: Date) {
  if (config.databaseUrl) return checkDumps(config.postgresBackupDir, now)
  if (!backupFailure) return skipped('This server makes none.')
  const latest = latestBackup(config.backupDir, now)
  const ageMs = latest ? now.getTime() - latest.at.getTime() : 0
  const age = latest ? `The latest is ${ageText(ageMs)} old.` : "There's none yet."
  const failure = backupFailure()
  if (failure)
    return trouble({
      title: 'The nightly backup failed',
      detail: `${failure} The server tries again every hour. ${age}`,
      whatToDo: `Your leads are stored, but there's no fresh copy in case the disk fails. ${ask} fix it today.`,
    })
  if (!latest) return warning(`${age} The server makes one every night.`)
  const damage = await damageToday(latest, now)
  if (damage)
    return trouble({
      title: 'The latest backup is damaged',
      detail: `${damage.includes(latest.file) ? 'It' : latest.file} can't be restored. ${damage}`,
      whatToDo: `The disk may be failing. ${ask} check it and to move this file away: the server then makes a new backup within a few minutes, or tonight if it's before 3:00.`,
    })
  if (ageMs > maxBackupAgeMs)
    return trouble({
      title: 'The latest backup is too old',
      detail: `${age} One should be made every night.`,
      whatToDo: `${ask} look for "backup" in its log.`,
    })
  return ok(age)
}

let verified = { key: '', damage: null as string | null }

/** Verifies it once a day. */
async function damageToday({ file, at }: { file: string; at: Date }, now: Date) {
  const key = [file, at.toISOString(), now.toISOString().slice(0, 10)].join(' ')
  if (verified.key !== key) verified = { key, damage: await damageOf(file) }
  return verified.damage
}

function checkDumps(folder: string | undefined, now: Date) {
  if (!folder)
    return warning(
      `This site can't see if its database is backed up. ${ask} set POSTGRES_BACKUP_DIR to the folder of its dumps.`,
    )
  const detail = dumpsProblem(folder, now)
  if (!detail) return fine
  return trouble({
    title: "The database isn't being backed up",
    detail,
    whatToDo:
      "If the server fails, there's no fresh copy of your leads. Ask the person who runs it to look at the Postgres backup today: with systemd, sudo journalctl -u modernize-postgres-backup",
  })
}

/** Looks at files in the folder and in its `daily` folder, where deploy/back-up-postgres puts them. */
function dumpsProblem(folder: string, now: Date) {
  const daily = join(folder, 'daily')
  try {
    const times = [folder, daily].filter(existsSync).flatMap(timesOfDumps)
    if (times.length === 0) return `There's no dump in ${folder}.`
    const ageMs = now.getTime() - Math.max(...times)
    if (ageMs > maxBackupAgeMs) return `The latest dump in ${folder} is ${ageText(ageMs)} old.`
  } catch {
    return `${folder} can't be read. ${describeOwner(daily)}`
  }
}

/** When each was made. Leaves out unfinished and empty ones. */
const timesOfDumps = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => statSync(join(folder, name)))
    .filter(({ size }) => size > 0)
    .map(({ mtime }) => mtime.getTime())
