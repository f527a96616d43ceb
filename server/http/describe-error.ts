import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'

/** A database error's message and fields can quote personal data, so they're not logged. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: { type: typeof error } }
  const { code, severity, errstr } = error as Error & { code?: string; severity?: string; errstr?: string }
  const fromDatabase = severity !== undefined || code === 'ERR_SQLITE_ERROR'
  const described = { type: error.name, code, ...(fromDatabase ? { reason: errstr } : { message: error.message }) }
  // During an outage every call fails, and where doesn't matter.
  if (isDatabaseUnavailable(error)) return { error: described }
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return { error: { ...described, frames } }
}
