import { parseArgs } from 'node:util'
import { commandFor } from '#server/config.ts'
import { copyDatabase } from '#server/storage/backup/move.ts'
import { type DatabaseLocation, describeLocation, excludedTables } from '#server/storage/backup/snapshot.ts'
import { formatCounts, runCommand, UsageError } from './command.ts'

const usage = (env: NodeJS.ProcessEnv) => `Usage: ${commandFor(env)('move', '--from <database> --to <database>')}

Copy everything from one database to another, which must be empty, and verify the copy. Each is a SQLite file or a
Postgres URL. The source isn't changed.

Example:
  ${commandFor(env)('move', '--from data/site.db --to postgres://user:password@host:5432/database')}
`

if (import.meta.main) await runCommand(() => move(process.argv.slice(2), process.env))

export async function move(args: string[], env: NodeJS.ProcessEnv) {
  const { from, to } = readArguments(args, usage(env))
  const copied = await copyDatabase(from, to)
  return `Copied ${describeLocation(from)} to ${describeLocation(to)} and verified every row\n${new Date().toISOString()}\n\n${formatCounts(copied)}\nNot included: ${excludedTables.join(', ')}.`
}

function readLocation(text: string): DatabaseLocation {
  if (!/^postgres(ql)?:\/\//i.test(text)) return { kind: 'sqlite', file: text }
  if (!URL.canParse(text)) throw new Error('Not a URL')
  return { kind: 'postgres', url: text }
}

function readArguments(args: string[], help: string) {
  try {
    const option = { type: 'string' } as const
    const { from, to } = parseArgs({ args, options: { from: option, to: option } }).values
    if (from && to) return { from: readLocation(from), to: readLocation(to) }
  } catch {
    // Reported below, like other invalid arguments.
  }
  throw new UsageError(help)
}
