import { existsSync } from 'node:fs'
import { latestBackup } from '#server/backup/backup-files.ts'
import { serverLocation, withSnapshot } from '#server/backup/snapshot.ts'
import type { Config } from '#server/config.ts'
import { type Context, type Finding, ok, skipped, wrong } from './check.ts'

const hourMs = 60 * 60 * 1000
const maxAgeMs = 36 * hourMs
const newSiteMs = 24 * hourMs

export async function checkBackup({ config }: Context) {
  const location = serverLocation(config)
  if (location.kind === 'postgres') return skipped('Back up Postgres as in "Back up" in docs/operations.md.')
  if (!existsSync(location.file)) return skipped("There's no database yet.")
  const backup = latestBackup(config.backupDir)
  return judgeBackup(backup, backup ? undefined : await oldestForm(config))
}

export function judgeBackup(backup: { at: Date } | undefined, oldestForm: Date | undefined): Finding {
  const help = 'See "Back up" in docs/operations.md.'
  if (backup) {
    const ageMs = Date.now() - backup.at.getTime()
    const text = `The latest is ${Math.max(0, Math.round(ageMs / hourMs))} hours old.`
    return ageMs > maxAgeMs ? wrong(`${text} ${help}`) : ok(text)
  }
  const isNew = !oldestForm || Date.now() - oldestForm.getTime() < newSiteMs
  return isNew ? ok('There are none yet, and no data older than a day.') : wrong(`There are none. ${help}`)
}

const oldestForm = (config: Config) =>
  withSnapshot(serverLocation(config), async ({ handle }) => {
    const oldest = await handle
      .selectFrom('forms')
      .select(({ fn }) => fn.min('submitted_at').as('at'))
      .executeTakeFirst()
    return oldest?.at ? new Date(oldest.at) : undefined
  })
