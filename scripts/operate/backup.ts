import { resolve } from 'node:path'
import { commandFor, loadConfig } from '#server/config.ts'
import { backUp } from '#server/storage/backup/backup.ts'
import { describeLocation, excludedTables, serverLocation } from '#server/storage/backup/snapshot.ts'
import { runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('backup', '<file>')}

Back up the database in DATA_DIR or DATABASE_URL to a new file: SQLite as a gzipped database (name it .db.gz), Postgres as a
dump of pg_dump (name it .dump). The server can keep running.
`

if (import.meta.main) await runCommand(() => backup(process.argv.slice(2), process.env))

export async function backup([file, ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage(env))
  const from = serverLocation(loadConfig(env))
  const path = resolve(file)
  await backUp(from, path)
  return `Backed up ${describeLocation(from)} to ${path}\n${new Date().toISOString()}\n\nNot included: ${excludedTables.join(', ')}.`
}
