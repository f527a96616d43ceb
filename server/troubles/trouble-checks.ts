import type { BackupStatus } from '#contracts/overview.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { createBackupCheck } from './backup-trouble.ts'
import { diskTrouble } from './disk-trouble.ts'
import { emailTrouble, webhookTrouble } from './outbox-trouble.ts'
import { checkDumps } from './postgres-dump-trouble.ts'
import { purgeTrouble } from './purge-trouble.ts'
import { timeZoneTrouble } from './time-zone-trouble.ts'
import type { Trouble, TroubleCheck } from './trouble.ts'

type Parts = {
  config: Config
  database: Database
  /** Missing on Postgres. */
  backupStatus: (() => BackupStatus) | undefined
  wordsTrouble?: (() => Trouble | undefined) | undefined
}

/** Every few minutes, so each has to be cheap. */
export function troubleChecks({ config, database: { search }, backupStatus, wordsTrouble }: Parts): TroubleCheck[] {
  const { dataDir, backupDir, databaseUrl, postgresBackupDir, smtpUrl, webhookUrl, command } = config
  const dumps = databaseUrl ? postgresBackupDir : undefined
  return [
    ...(backupStatus ? [{ id: 'backup', find: createBackupCheck(backupDir, backupStatus) }] : []),
    ...(dumps ? [{ id: 'postgres-backup', find: (now: Date) => checkDumps(dumps, now).trouble }] : []),
    { id: 'disk', find: () => diskTrouble([...new Set([dataDir, databaseUrl ? dumps : backupDir].filter(isGiven))]) },
    ...(smtpUrl ? [{ id: 'email', find: (now: Date) => emailTrouble(search, now, command('doctor')) }] : []),
    ...(webhookUrl ? [{ id: 'webhook', find: (now: Date) => webhookTrouble(search, now, command('webhook')) }] : []),
    ...(wordsTrouble ? [{ id: 'words', find: wordsTrouble }] : []),
    { id: 'time-zone', find: now => timeZoneTrouble(now) },
    { id: 'purge', find: now => purgeTrouble(search, now, command('privacy', 'purge')) },
  ]
}

const isGiven = (folder: string | undefined) => folder !== undefined
