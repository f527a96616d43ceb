/** The connection (08), no resources (53), stopping or too slow (57), disk (58), deadlock (40), read-only after a failover. */
const postgresStates = /^(08...|53...|57...|58...|40...|25006|25P03)$/
/** The network between us and it. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
/** SQLite's primary result codes: no permission, busy, locked, read-only, read error, full disk, cannot open. */
const sqliteCodes = new Set([3, 5, 6, 8, 10, 13, 14])

/** Whether the database can't be reached or written to right now, so that a retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code && (postgresStates.test(code) || networkCodes.has(code))) return true
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/.test(
    error.message,
  )
}
