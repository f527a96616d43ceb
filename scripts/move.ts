import { parseArgs } from 'node:util'
import { copyInto } from '#server/backup/backup.ts'
import { leftOut } from '#server/backup/copied-tables.ts'
import { nameOf, placeOf } from '#server/backup/places.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `How to use it:

  npm run move -- --from data/site.db --to postgres://user:password@host:5432/database

copies everything from one database into another, which must be empty, and compares both. Either may be a SQLite
file or a Postgres. The source is only read.
`

await printOutcome(run)

async function run() {
  const { from, to } = readArguments(process.argv.slice(2))
  process.umask(0o077)
  const copied = await copyInto(from, to)
  return `Copied ${nameOf(from)} into ${nameOf(to)}; both hold the same rows.\n${new Date().toISOString()}\n\n${linesOf(copied)}\nLeft out: ${leftOut.join(', ')}.`
}

function checkedPlace(text: string) {
  const place = placeOf(text)
  if (place.kind === 'postgres' && !URL.canParse(place.url)) throw new UsageError(usage)
  return place
}

function readArguments(args: string[]) {
  try {
    const option = { type: 'string' } as const
    const { from, to } = parseArgs({ args, options: { from: option, to: option } }).values
    if (from && to) return { from: checkedPlace(from), to: checkedPlace(to) }
  } catch {
    // Said below, like everything else that does not fit.
  }
  throw new UsageError(usage)
}
