import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { commandFor, isUnderSystemd, loadConfig } from '#server/config.ts'
import { restoreBackup } from '#server/storage/backup/backup.ts'
import { describeLocation, serverLocation } from '#server/storage/backup/snapshot.ts'
import { copiedRows, runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('restore', '<file>')}

Restore a backup of SQLite into DATA_DIR, or one of Postgres into DATABASE_URL. There must be no database there, or a new one.
`

if (import.meta.main) await runCommand(() => restore(process.argv.slice(2), process.env))

export async function restore([file, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    const create = isUnderSystemd(env) ? 'sudo install -d -o modernize -g modernize -m 700' : 'mkdir -p'
    throw new UsageError(
      `The folder ${config.dataDir} doesn't exist. If DATA_DIR is right, create it: ${create} '${config.dataDir}'`,
    )
  }
  const to = serverLocation(config)
  const path = resolve(file)
  const copied = await restoreBackup(path, to)
  return `Restored ${path} into ${describeLocation(to)}\n${new Date().toISOString()}\n${copiedRows(copied)}`
}
