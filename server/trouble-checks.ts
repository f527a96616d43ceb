import type { BackupStatus } from '#contracts/overview.ts'
import type { Config } from './config.ts'
import { purgeTrouble } from './leads/purge.ts'
import { createBackupCheck } from './messages/troubles/backup-trouble.ts'
import { diskTrouble } from './messages/troubles/disk-trouble.ts'
import { emailTrouble, webhookTrouble } from './messages/troubles/outbox-trouble.ts'
import { checkDumps } from './messages/troubles/postgres-dump-trouble.ts'
import { timeZoneTrouble } from './messages/troubles/time-zone-trouble.ts'
import type { Trouble, TroubleCheck } from './messages/troubles/trouble.ts'
import type { Database } from './storage/database.ts'

type Parts = {
  config: Config
  database: Database
  /** Missing on Postgres. */
  backupStatus: (() => BackupStatus) | undefined
  wordsTrouble?: (() => Trouble | undefined) | undefined
}

/** Every few minutes, so each has to be cheap. */
export function troubleChecks({ config, database: { read }, backupStatus, wordsTrouble }: Parts): TroubleCheck[] {
  const { dataDir, backupDir, databaseUrl, postgresBackupDir, smtpUrl, webhookUrl, command } = config
  const dumps = databaseUrl ? postgresBackupDir : undefined
  return [
    ...(backupStatus ? [{ id: 'backup', find: createBackupCheck(backupDir, backupStatus) }] : []),
    ...(dumps ? [{ id: 'postgres-backup', find: (now: Date) => checkDumps(dumps, now).trouble }] : []),
    { id: 'disk', find: () => diskTrouble([...new Set([dataDir, databaseUrl ? dumps : backupDir].filter(isGiven))]) },
    ...(smtpUrl ? [{ id: 'email', find: (now: Date) => emailTrouble(read, now, command('doctor')) }] : []),
    ...(webhookUrl ? [{ id: 'webhook', find: (now: Date) => webhookTrouble(read, now, command('webhook')) }] : []),
    ...(wordsTrouble ? [{ id: 'words', find: wordsTrouble }] : []),
    { id: 'time-zone', find: now => timeZoneTrouble(now) },
    { id: 'purge', find: now => purgeTrouble(read, now, command('privacy', 'purge --yes')) },
  ]
}

const isGiven = (folder: string | undefined) => folder !== undefined
