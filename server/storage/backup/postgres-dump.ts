import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CopyRefused, connect, describeLocation, excludedTables } from './snapshot.ts'

/** The target is complete when this returns. */
export async function dumpPostgres(url: string, file: string) {
  const excluded = excludedTables.map(table => `--exclude-table-data=${table}`)
  await run('pg_dump', ['--format=custom', ...excluded, `--file=${file}`, ...connectTo(url)], url)
  await requireCompleteDump(file)
}

/** Reads all of it, and restores nothing. `--list` reads only the beginning. */
const requireCompleteDump = (file: string) => run('pg_restore', ['--file=/dev/null', file])

export async function restoreDump(url: string, file: string) {
  await requireCompleteDump(file)
  await requireNoTables(url)
  // If anything fails, nothing is restored.
  await run('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', ...connectTo(url), file], url)
}

async function requireNoTables(url: string) {
  const location = { kind: 'postgres', url } as const
  const connection = connect(location)
  try {
    const tables = await connection.introspection.getTables({ withInternalKyselyTables: true })
    if (tables.some(({ isView }) => !isView))
      throw new CopyRefused(`${describeLocation(location)} already contains tables. Restore into a new database.`)
  } finally {
    await connection.destroy()
  }
}

/** Every user of the machine can see arguments, so the password isn't one. */
function connectTo(url: string) {
  const withoutPassword = new URL(url)
  withoutPassword.password = ''
  return ['--no-password', '--dbname', withoutPassword.href]
}

async function run(program: 'pg_dump' | 'pg_restore', args: readonly string[], url?: string) {
  const password = url && decodeURIComponent(new URL(url).password)
  // biome-ignore lint/style/noProcessEnv: the program needs PATH and whatever else Postgres reads.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const output = text(child.stderr)
  const [status] = await once(child, 'close').catch(error => {
    if (error.code !== 'ENOENT') throw error
    throw new CopyRefused(
      `${program} isn't installed here. Install the client tools of your version of Postgres (Debian: postgresql-client), or run deploy/back-up-postgres where Postgres runs.`,
    )
  })
  if (status !== 0) throw new CopyRefused((await output).trim() || `${program} ended with ${status}.`)
}
