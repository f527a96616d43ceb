import { commandFor, loadConfig } from '#server/config.ts'
import { moveToPostgres } from '#server/storage/backup/move.ts'
import { describeLocation, excludedTables } from '#server/storage/backup/snapshot.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { formatCounts, runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('move', '<url>')}

Copy everything from the SQLite database in DATA_DIR to a Postgres database, which must be empty, and verify the copy. The
source isn't changed.

Example:
  ${commandFor(env)('move', 'postgres://user:password@host:5432/database')}
`

if (import.meta.main) await runCommand(() => move(process.argv.slice(2), process.env))

export async function move([url = '', ...rest]: readonly string[], env: NodeJS.ProcessEnv) {
  if (!/^postgres(ql)?:\/\//i.test(url) || !URL.canParse(url) || rest.length > 0) throw new UsageError(usage(env))
  const file = databaseFile(loadConfig(env).dataDir)
  const copied = await moveToPostgres(file, url)
  return `Copied ${file} to ${describeLocation({ kind: 'postgres', url })} and verified every row\n${new Date().toISOString()}\n\n${formatCounts(copied)}\nNot included: ${excludedTables.join(', ')}.`
}
