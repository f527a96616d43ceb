/** Statements vary little; a bound keeps odd ones (long lists of values) from piling up. */
const maxCached = 500

/** Prepares each text once. Unused statements would keep SQLite's memory until JavaScript's own is collected. */
export function cacheStatements<Statement>(prepare: (text: string) => Statement) {
  const statements = new Map<string, Statement>()
  return (text: string): Statement => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= maxCached) statements.clear()
    const statement = prepare(text)
    statements.set(text, statement)
    return statement
  }
}
