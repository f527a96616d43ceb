import { type Config, ConfigError } from '#server/config.ts'
import { CopyRefused, requireFile } from '#server/storage/backup/snapshot.ts'
import { openWithBackup } from '#server/storage/backup/upgrade-backup.ts'
import type { Database } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { databaseFile } from '#server/storage/open-database.ts'

export class UsageError extends Error {}

const isForOperator = (error: unknown) =>
  error instanceof UsageError || error instanceof ConfigError || error instanceof CopyRefused

/** Errors that the operator can fix print as one line; others keep their stack trace. */
export async function runCommand(run: () => Promise<string>) {
  // New files may hold leads, so only this user may read them.
  process.umask(0o077)
  // A normal exit runs the handlers that delete unfinished files.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  try {
    console.info(await run())
  } catch (error) {
    console.error(
      isForOperator(error)
        ? (error as Error).message
        : (describeOutage(error) ?? describeDenial(error) ?? describeFileError(error) ?? error),
    )
    process.exitCode = 1
  }
}

/** The server can be running. */
export async function withServerDatabase<Result>(config: Config, work: (database: Database) => Promise<Result>) {
  if (!config.databaseUrl)
    requireFile(databaseFile(config.dataDir), 'database', 'Use the same DATA_DIR or DATABASE_URL as the server.')
  const database = await openWithBackup(config, { info: () => undefined })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function describeOutage(error: unknown) {
  if (!isDatabaseUnavailable(error)) return
  const { code, message } = error as NodeJS.ErrnoException
  return `The database isn't available (${code === 'ERR_SQLITE_ERROR' ? message : (code ?? message)}).`
}

const insufficientPrivilege = '42501'
/** No such database, a wrong password, or a role that may not log in. */
const refusedLogins = ['3D000', '28P01', '28000']

function describeDenial(error: unknown) {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === insufficientPrivilege) return `Postgres denied permission: ${message}. The role must own the database.`
  if (refusedLogins.includes(code)) return `Postgres refused the connection: ${message}.`
}

/** Such as a broken disk. */
function describeFileError(error: unknown) {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code && syscall) return `A file can't be read or written: ${message}.`
}

export const formatCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `  ${what.padEnd(36)}${count}\n`)
    .join('') || '  Nothing was found.\n'
