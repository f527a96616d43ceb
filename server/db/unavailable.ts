/** Postgres: the server is starting, stopping, out of connections or too slow. */
const postgresStates = new Set(['57P01', '57P02', '57P03', '53300', '57014'])
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
/** SQLite's primary result codes: busy, locked, read error, full disk, cannot open. */
const sqliteCodes = new Set([5, 6, 10, 13, 14])

/** Whether the database cannot be reached or written to just now, so that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code && (postgresStates.has(code) || networkCodes.has(code))) return true
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/.test(
    error.message,
  )
}
