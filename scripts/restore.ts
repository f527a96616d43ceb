import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyInto } from '#server/backup/backup.ts'
import { nameOf, placeOfServer } from '#server/backup/places.ts'
import { loadConfig } from '#server/config.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `How to use it:

  npm run restore -- <file>   fills the empty database that DATA_DIR or DATABASE_URL names from a backup
`

const [file, ...rest] = process.argv.slice(2)

await printOutcome(run)

async function run() {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig(process.env)
  // As the server does it: what lies there is nobody else's to read.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  const to = placeOfServer(config)
  const path = resolve(file)
  const copied = await copyInto({ kind: 'sqlite', file: path }, to)
  return `Restored ${path} into ${nameOf(to)}\n${new Date().toISOString()}\n\n${linesOf(copied)}`
}
