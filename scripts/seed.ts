import { mkdirSync } from 'node:fs'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { printOutcome, UsageError } from './command.ts'
import { readArguments } from './made-up/arguments.ts'
import { fillDatabase, holdsVisitors } from './made-up/fill-database.ts'

await printOutcome(run)

async function run() {
  const { amounts, add } = readArguments(process.argv.slice(2))
  const config = loadConfig(process.env)
  // As the server does it: what lies there is nobody else's to read.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  const database = await openDatabase(config)
  try {
    if (!add && (await holdsVisitors(database)))
      throw new UsageError(
        'This database holds visitors already, and made-up ones among them could not be told apart.\nTo add them all the same, say --add.',
      )
    const startedAt = performance.now()
    await fillDatabase(database, amounts, { progress: showProgress })
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const stored = Object.entries(amounts).map(([name, amount]) => `${amount} ${name}`)
    return `Stored ${stored.join(', ')} in ${seconds} s.`
  } finally {
    await database.close()
  }
}

/** Now and then: a million takes a while. */
function showProgress(what: string, done: number) {
  if (done % 100_000 === 0) console.info(`  ${done} ${what}`)
}
