/** Keeps rare statements, such as long lists of values, from piling up. */
const maxCached = 500

/** Unused statements would hold native memory until they are garbage-collected. */
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
