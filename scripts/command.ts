import { CopyRefused } from '#server/backup/copy-tables.ts'
import { ConfigError } from '#server/config.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** A wrong use of a command; the message is what the operator reads. */
export class UsageError extends Error {}

const isForOperator = (error: unknown) =>
  error instanceof UsageError || error instanceof ConfigError || error instanceof CopyRefused

/** Prints a command's result. An error that the operator can fix is one sentence; any other keeps its stack trace. */
export async function printOutcome(run: () => Promise<string>) {
  // An ordinary exit runs the handlers that remove unfinished files.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  try {
    console.info(await run())
  } catch (error) {
    console.error(isForOperator(error) ? (error as Error).message : (unavailable(error) ?? forbidden(error) ?? error))
    process.exitCode = 1
  }
}

function unavailable(error: unknown) {
  if (!isDatabaseUnavailable(error)) return
  const { code, message } = error as NodeJS.ErrnoException
  return `A database isn't available (${code === 'ERR_SQLITE_ERROR' ? message : (code ?? message)}).`
}

const insufficientPrivilege = '42501'

function forbidden(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === insufficientPrivilege)
    return `This Postgres role isn't allowed to do that: ${message}. Make it the owner of the database.`
}

export const linesOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `  ${table.padEnd(20)}${count}\n`)
    .join('')
