import { parseArgs } from 'node:util'
import { copyDatabase } from '#server/backup/backup.ts'
import { describeLocation, excludedTables, parseLocation } from '#server/backup/snapshot.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `Usage:

  npm run move -- --from data/site.db --to postgres://user:password@host:5432/database

copies everything from one database to another, which must be empty, and compares the two. Each is a SQLite file or
a Postgres URL. The source isn't changed.
`

await printOutcome(run)

async function run() {
  const { from, to } = readArguments(process.argv.slice(2))
  process.umask(0o077)
  const copied = await copyDatabase(from, to)
  return `Copied ${describeLocation(from)} into ${describeLocation(to)}; both hold the same rows.\n${new Date().toISOString()}\n\n${linesOf(copied)}\nLeft out: ${excludedTables.join(', ')}.`
}

function checkedLocation(text: string) {
  const place = parseLocation(text)
  if (place.kind === 'postgres' && !URL.canParse(place.url)) throw new UsageError(usage)
  return place
}

function readArguments(args: string[]) {
  try {
    const option = { type: 'string' } as const
    const { from, to } = parseArgs({ args, options: { from: option, to: option } }).values
    if (from && to) return { from: checkedLocation(from), to: checkedLocation(to) }
  } catch {
    // Reported below, like all other wrong arguments.
  }
  throw new UsageError(usage)
}
