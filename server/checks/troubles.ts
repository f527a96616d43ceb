import { readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ChannelName } from '#contracts/outbox.ts'
import { hourMs } from '#contracts/time.ts'
import type { Config } from '#server/config.ts'
import { purgeTrouble } from '#server/leads/purge.ts'
import { ageText, type Trouble, type TroubleCheck } from '#server/messages/trouble.ts'
import { deadLinksTrouble } from '#server/site/link-check.ts'
import { damageOf } from '#server/storage/backup/backup.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import type { Handle } from '#server/storage/database.ts'
import { describeOwner, pathState } from '#server/storage/files.ts'

type Parts = {
  config: Config
  read: Handle
  /** Of the latest try. Missing on Postgres. */
  backupFailure: (() => string | undefined) | undefined
  wordsTrouble?: (() => Trouble | undefined) | undefined
  /** Only a running server sees under which name requests arrive. */
  lacksAddress?: () => boolean
}

/**
 * What can go wrong with an installation without anyone noticing. The server looks every few minutes, so each check has
 * to be cheap.
 */
export function troubleChecks({ config, read, backupFailure, wordsTrouble, lacksAddress }: Parts): TroubleCheck[] {
  const { dataDir, backupDir, databaseUrl, postgresBackupDir, smtpUrl, webhookUrl, command } = config
  const dumps = databaseUrl ? postgresBackupDir : undefined
  const folders = new Set([dataDir, databaseUrl ? dumps : backupDir].filter(folder => folder !== undefined))
  const checks: Array<TroubleCheck | false> = [
    backupFailure !== undefined && {
      id: 'backup',
      name: 'Backup',
      about: 'A copy of your leads from every night',
      find: createBackupCheck(backupDir, backupFailure),
    },
    dumps !== undefined && {
      id: 'postgres-backup',
      name: 'Backup',
      about: 'A copy of your leads from every night',
      find: now => dumpTrouble(dumps, now),
    },
    { id: 'disk', name: 'Disk', about: 'Space on the server', find: () => diskTrouble([...folders]) },
    smtpUrl !== undefined && {
      id: 'email',
      name: 'Emails sent',
      about: 'Whether the latest ones got through',
      find: now => emailTrouble(read, now, command('doctor')),
    },
    webhookUrl !== undefined && {
      id: 'webhook',
      name: 'Webhooks sent',
      about: 'Whether your automation gets new leads',
      find: now => webhookTrouble(read, now),
    },
    wordsTrouble !== undefined && {
      id: 'words',
      name: 'Words',
      about: 'Whether the pages show what you published',
      find: wordsTrouble,
    },
    {
      id: 'links',
      name: 'Links',
      about: 'Whether pages that articles and city pages link to are still there',
      find: () => deadLinksTrouble(read),
      isQuiet: true,
    },
    lacksAddress !== undefined && {
      id: 'address',
      name: 'Public name',
      about: 'Whether the site knows the address that visitors use',
      find: () => (lacksAddress() ? noAddress : undefined),
    },
    {
      id: 'purge',
      name: 'Old data',
      about: 'Deleted as your privacy policy promises',
      find: now => purgeTrouble(read, now, command('purge', '--yes')),
    },
  ]
  return checks.filter(check => check !== false)
}

const noAddress: Trouble = {
  title: "The site doesn't know its address",
  detail: 'Visitors reach it under a public name, but SITE_URL is missing, so links in emails lead nowhere.',
  whatToDo:
    'Ask the person who runs the server to set SITE_URL to the public address, such as https://www.example.com, and to restart it.',
}

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

async function emailTrouble(read: Handle, now: Date, doctor: string): Promise<Trouble | undefined> {
  const stuck = await stuckMessages(read, 'email', now)
  if (stuck.count === 0) return
  return {
    title: "Emails aren't going out",
    // Without the reason, which may quote an address: this text is stored, and an erasure doesn't reach it.
    detail: waitingText(stuck, now, 'email'),
    whatToDo: `No lead is lost: they're all in the admin area, and the emails are kept. The dashboard has the reason under "Not delivered". The person who runs the server can find the cause with "${doctor}".`,
  }
}

async function webhookTrouble(read: Handle, now: Date): Promise<Trouble | undefined> {
  const stuck = await stuckMessages(read, 'webhook', now)
  if (stuck.count === 0) return
  return {
    title: "Webhooks aren't getting through",
    detail: [waitingText(stuck, now, 'webhook'), stuck.reason].filter(Boolean).join(' '),
    whatToDo:
      "Your automation isn't getting new leads. Check that it's turned on there. They're sent again by themselves.",
  }
}

type Disk = { folder: string; free: number; total: number }

const megabyte = 1_000_000

/** On a large disk, 5% is plenty. */
const isNearlyFull = ({ free, total }: Disk) => free < 200 * megabyte || (free < 2000 * megabyte && free < total * 0.05)

const describeSpace = ({ folder, free, total }: Disk) =>
  `Only ${Math.floor(free / megabyte)} MB (${Math.floor((free / total) * 100)}%) are free in ${folder}.`

export function judgeDisks(disks: readonly Disk[]): Trouble | undefined {
  const full = disks.filter(isNearlyFull)
  if (full.length === 0) return
  return {
    title: "The server's disk is nearly full",
    detail: full.map(describeSpace).join(' '),
    whatToDo:
      "Once it's full, the site can't store any more forms. Ask the person who runs the server to delete old releases, backups and logs, or to get a larger disk.",
  }
}

/** A folder that doesn't exist yet is skipped. */
async function diskTrouble(folders: readonly string[]) {
  const disks = await Promise.all(
    folders.map(async folder => {
      try {
        const { bsize, blocks, bavail } = await statfs(folder)
        return [{ folder, free: bavail * bsize, total: blocks * bsize }]
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
        throw error
      }
    }),
  )
  return judgeDisks(disks.flat())
}

/** One is made every night: by then, a whole night was missed. */
const maxBackupAgeMs = 36 * hourMs

/** Verifies each backup once a day. */
function createBackupCheck(folder: string, failureOf: () => string | undefined): TroubleCheck['find'] {
  let verified = { key: '', damage: null as string | null }

  async function damageAt(file: string, at: Date, now: Date) {
    const key = [file, at.toISOString(), now.toISOString().slice(0, 10)].join(' ')
    if (verified.key !== key) verified = { key, damage: await damageOf(file) }
    return verified.damage
  }

  return async now => {
    const latest = latestBackup(folder, now)
    const damage = latest ? await damageAt(latest.file, latest.at, now) : null
    const ageMs = latest ? now.getTime() - latest.at.getTime() : 0
    const age = latest ? `The latest backup is ${ageText(ageMs)} old.` : "There's no backup yet."
    const failure = failureOf()
    if (failure)
      return {
        title: 'The nightly backup failed',
        detail: `${failure} The server tries again every hour. ${age}`,
        whatToDo:
          "Your leads are stored, but there's no fresh copy in case the disk fails. Ask the person who runs the server to fix it today.",
      }
    if (latest && damage)
      return {
        title: 'The latest backup is damaged',
        detail: `${damage.includes(latest.file) ? 'It' : latest.file} can't be restored. ${damage}`,
        whatToDo:
          "The disk may be failing. Ask the person who runs the server to check it and to move this file away: the server then makes a new backup within a few minutes, or tonight if it's before 3:00.",
      }
    if (ageMs > maxBackupAgeMs)
      return {
        title: 'The latest backup is too old',
        detail: `${age} One should be made every night.`,
        whatToDo: 'Ask the person who runs the server to look for "backup" in its log.',
      }
  }
}

const title = "The database isn't being backed up"
const whatToDo =
  "If the server fails, there's no fresh copy of your leads. Ask the person who runs it to look at the Postgres backup today: with systemd, sudo journalctl -u modernize-postgres-backup"

/** Looks at files in the folder and in its `daily` folder, where deploy/back-up-postgres puts them. */
function dumpTrouble(folder: string, now: Date): Trouble | undefined {
  const [outer, inner] = [folder, join(folder, 'daily')].map(timesOfDumps)
  if (!outer || !inner)
    return {
      title: "The backups of the database can't be checked",
      detail: `${folder} can't be read. ${describeOwner(join(folder, 'daily'))}`,
      whatToDo: 'Ask the person who runs the server to let it list this folder: docs/postgres.md.',
    }
  const [latest] = [...outer, ...inner].sort((a, b) => b.getTime() - a.getTime())
  const wrong = (detail: string) => ({ title, detail, whatToDo })
  if (!latest) return wrong(`There's no dump in ${folder}.`)
  const ageMs = now.getTime() - latest.getTime()
  if (ageMs > maxBackupAgeMs) return wrong(`The latest dump in ${folder} is ${ageText(ageMs)} old.`)
}

/** When each was made. Leaves out unfinished and empty ones. Undefined if the folder can't be read. */
function timesOfDumps(folder: string): Date[] | undefined {
  if (pathState(folder) === 'denied') return
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
      .map(({ name }) => statSync(join(folder, name)))
      .filter(({ size }) => size > 0)
      .map(({ mtime }) => mtime)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : undefined
  }
}
