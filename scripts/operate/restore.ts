import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { commandFor, loadConfig } from '#server/config.ts'
import { restoreBackup } from '#server/storage/backup/backup.ts'
import { describeLocation, serverLocation } from '#server/storage/backup/snapshot.ts'
import { runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('restore', '<file>')}

Restore a backup of SQLite into DATA_DIR, or one of Postgres into DATABASE_URL. There must be no database there, or a new one.
`

if (import.meta.main) await runCommand(() => restore(process.argv.slice(2), process.env))

export async function restore([file, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage(env))
  const config = loadConfig(env)
  if (!config.databaseUrl) mkdirSync(config.dataDir, { recursive: true })
  const to = serverLocation(config)
  const path = resolve(file)
  await restoreBackup(path, to)
  return `Restored ${path} into ${describeLocation(to)}\n${new Date().toISOString()}\n`
}
