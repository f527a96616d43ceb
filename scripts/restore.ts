import { chownSync, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { copyDatabase } from '#server/backup/backup.ts'
import { describeLocation, serverLocation } from '#server/backup/snapshot.ts'
import { loadConfig } from '#server/config.ts'
import { linesOf, printOutcome, UsageError } from './command.ts'

const usage = `Usage:

  npm run restore -- <file>   fills the empty database that DATA_DIR or DATABASE_URL names from a backup
`

const [file, ...rest] = process.argv.slice(2)

await printOutcome(run)

async function run() {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig(process.env)
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new UsageError(`There's no folder ${config.dataDir}. Set DATA_DIR or DATABASE_URL to what the server uses.`)
  // As for the server: nobody else may read its files.
  process.umask(0o077)
  const to = serverLocation(config)
  const path = resolve(file)
  const copied = await copyDatabase({ kind: 'sqlite', file: path }, to)
  if (to.kind === 'sqlite') giveToOwnerOf(config.dataDir, to.file)
  return `Restored ${path} into ${describeLocation(to)}\n${new Date().toISOString()}\n\n${linesOf(copied)}`
}

/** Without this, the server couldn't open a file that root restored: it runs as the owner of the folder. */
function giveToOwnerOf(folder: string, file: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chownSync(path, uid, gid)
}
