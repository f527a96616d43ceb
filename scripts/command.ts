import { CopyRefused } from '#server/backup/copy-refused.ts'
import { ConfigError } from '#server/config.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** What to tell whoever typed the command. */
export class UsageError extends Error {}

/** What they can mend. */
const isForOperator = (error: unknown) =>
  error instanceof UsageError || error instanceof ConfigError || error instanceof CopyRefused

/** Prints what the command has to say. What the operator can mend is one sentence; anything else keeps its trace. */
export async function printOutcome(run: () => Promise<string>) {
  // As an end like any other: what was begun is tidied up.
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
  return `A database cannot be reached, read or written to (${code === 'ERR_SQLITE_ERROR' ? message : (code ?? message)}).`
}

const insufficientPrivilege = '42501'

function forbidden(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === insufficientPrivilege) return `This role may not do that: ${message}. Make it the owner of the database.`
}

/** One line per table. */
export const linesOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `  ${table.padEnd(20)}${count}\n`)
    .join('')
