import { DatabaseSilent } from './silence-watch.ts'

/**
 * Postgres by its classes of errors: the connection (08), no room, memory or connection left (53), starting, stopping or
 * too slow (57), its own disk (58); two transactions in each other's way (40); a server that only reads, as after a
 * failover (25006), or has given us up (25P03).
 */
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

/** Whether the database cannot be reached or written to just now, so that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (error instanceof DatabaseSilent) return true
  if (code && (postgresStates.test(code) || networkCodes.has(code))) return true
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/.test(
    error.message,
  )
}
