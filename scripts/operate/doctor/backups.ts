import type { Config } from '#server/config.ts'
import { ageText } from '#server/messages/troubles/age-text.ts'
import { backupTrouble } from '#server/messages/troubles/backup-trouble.ts'
import { checkDumps } from '#server/messages/troubles/postgres-dump-trouble.ts'
import { damageOf } from '#server/storage/backup/backup.ts'
import { latestBackup } from '#server/storage/backup/backup-files.ts'
import { serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import { pathState } from '#server/storage/path-access.ts'
import { type Context, type Finding, ok, skipped, wrong } from './check.ts'

const newSiteMs = 24 * 60 * 60 * 1000
const help = 'See "Back up" in docs/operations.md.'

export async function checkBackup({ config }: Context): Promise<Finding> {
  const location = serverLocation(config)
  if (location.kind === 'postgres') return checkPostgresBackup(config.postgresBackupDir)
  const state = pathState(location.file)
  if (state !== 'file') return skipped(state === 'denied' ? "DATA_DIR can't be read." : "There's no database yet.")
  const now = new Date()
  const latest = latestBackup(config.backupDir, now)
  if (!latest) return judgeMissing(await oldestForm(config))
  const damage = await damageOf(latest.file)
  const trouble = backupTrouble({ latest, now, damage, failure: null })
  if (trouble) return wrong(`${trouble.detail} ${help}`)
  return ok(`The latest is intact and ${ageText(now.getTime() - latest.at.getTime())} old.`)
}

export function judgeMissing(oldestForm: Date | undefined): Finding {
  const isNew = !oldestForm || Date.now() - oldestForm.getTime() < newSiteMs
  return isNew ? ok('There are none yet, and no data older than a day.') : wrong(`There are none. ${help}`)
}

function checkPostgresBackup(folder: string | undefined) {
  if (!folder)
    return skipped(`${help} If you set POSTGRES_BACKUP_DIR to the folder of the dumps, their age is checked here.`)
  const now = new Date()
  const { trouble, latestDump = now } = checkDumps(folder, now)
  if (trouble) return wrong(`${trouble.detail} ${help}`)
  return ok(`The latest dump is ${ageText(now.getTime() - latestDump.getTime())} old.`)
}

const oldestForm = (config: Config) =>
  withSnapshot(serverLocation(config), async ({ handle }) => {
    const oldest = await handle
      .selectFrom('forms')
      .select(({ fn }) => fn.min('submitted_at').as('at'))
      .executeTakeFirst()
    return oldest?.at ? new Date(oldest.at) : undefined
  })
