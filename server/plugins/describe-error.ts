/**
 * What the log may hold of an error. A database error quotes the values it stumbled over, in its message and in fields
 * of its own: of those only the code, SQLite's own words for it ("database or disk is full") and the place in our code are kept.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: { type: typeof error } }
  const { code, severity, errstr } = error as Error & { code?: string; severity?: string; errstr?: string }
  const fromDatabase = severity !== undefined || code === 'ERR_SQLITE_ERROR'
  const frames = error.stack?.split('\n').filter(line => line.startsWith('    at ')) ?? []
  return {
    error: { type: error.name, code, ...(fromDatabase ? { reason: errstr } : { message: error.message }), frames },
  }
}
