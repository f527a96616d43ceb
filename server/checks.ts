import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { ChannelName } from '#contracts/outbox.ts'
import type { BackupStatus } from '#contracts/overview.ts'
import { hourMs } from '#contracts/time.ts'
import type { Config } from './config.ts'
import { purgeTrouble } from './leads/purge.ts'
import { ageText } from './messages/troubles/age-text.ts'
import { createBackupCheck } from './messages/troubles/backup-trouble.ts'
import { checkDumps } from './messages/troubles/postgres-dump-trouble.ts'
import type { Trouble, TroubleCheck } from './messages/troubles/trouble.ts'
import type { Handle } from './storage/database.ts'

type Parts = {
  config: Config
  read: Handle
  /** Missing on Postgres. */
  backupStatus: (() => BackupStatus) | undefined
  wordsTrouble?: (() => Trouble | undefined) | undefined
}

/**
 * What can go wrong with an installation without anyone noticing. The server looks every few minutes, so each check has
 * to be cheap, and `npm run doctor` prints the same.
 */
export function installationChecks({ config, read, backupStatus, wordsTrouble }: Parts): TroubleCheck[] {
  const { dataDir, backupDir, databaseUrl, postgresBackupDir, smtpUrl, webhookUrl, command } = config
  const dumps = databaseUrl ? postgresBackupDir : undefined
  const folders = new Set([dataDir, databaseUrl ? dumps : backupDir].filter(folder => folder !== undefined))
  const checks: Array<TroubleCheck | false> = [
    backupStatus !== undefined && {
      id: 'backup',
      name: 'Backup',
      find: createBackupCheck(backupDir, backupStatus),
    },
    dumps !== undefined && { id: 'postgres-backup', name: 'Backup', find: now => checkDumps(dumps, now).trouble },
    { id: 'disk', name: 'Disk', find: () => diskTrouble([...folders]) },
    smtpUrl !== undefined && {
      id: 'email',
      name: 'Emails sent',
      find: now => emailTrouble(read, now, command('doctor')),
    },
    webhookUrl !== undefined && {
      id: 'webhook',
      name: 'Webhooks sent',
      find: now => webhookTrouble(read, now, command('webhook')),
    },
    wordsTrouble !== undefined && { id: 'words', name: 'Words', find: wordsTrouble },
    { id: 'purge', name: 'Old data', find: now => purgeTrouble(read, now, command('privacy', 'purge --yes')) },
  ]
  return checks.filter(check => check !== false)
}

type Stuck = { count: number; oldest: string | null; reason: string | null }

/**
 * Messages that are more than an hour past due, and those to the team or the webhook's receiver that have failed since
 * the last one got through. One visitor's full mailbox is no trouble.
 */
async function stuckMessages(read: Handle, channel: ChannelName, now: Date): Promise<Stuck> {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const lastSent = sql`select max(sent_at) from outbox where channel = ${channel} and recipient is null`
  const isStuck = sql`channel = ${channel} and created_at < ${hourAgo} and (
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
    whatToDo: `No lead is lost: they're all in the admin area, and the emails are kept. The dashboard has the reason under "Not delivered". Whoever runs the server can find the cause with "${doctor}".`,
  }
}

async function webhookTrouble(read: Handle, now: Date, test: string): Promise<Trouble | undefined> {
  const stuck = await stuckMessages(read, 'webhook', now)
  if (stuck.count === 0) return
  return {
    title: "Webhooks aren't getting through",
    detail: [waitingText(stuck, now, 'webhook'), stuck.reason].filter(Boolean).join(' '),
    whatToDo: `Your automation isn't getting new leads. Check that it's turned on there. For whoever runs the server: "${test}" sends a test event.`,
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
      "Once it's full, the site can't store any more forms. Ask whoever runs the server to delete old releases, backups and logs, or to get a larger disk.",
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
