/** Connection (08), resources (53), shutdown or timeout (57), disk (58), deadlock (40), failover (25). */
const postgresStates = /^(08...|53...|57...|58...|40...|25006|25P03)$/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** Permission, busy, locked, read-only, I/O error, disk full, cannot open. */
const sqliteCodes = new Set([3, 5, 6, 8, 10, 13, 14])

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code && (postgresStates.test(code) || networkCodes.has(code))) return true
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Postgres connection has been discarded)/.test(
    error.message,
  )
}

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
