/** Statements vary little; a bound keeps odd ones (long lists of values) from piling up. */
const mostRemembered = 500

/**
 * Prepares each text once. It is quicker, and a statement that nobody needs any more keeps its memory until JavaScript's
 * own is collected, which knows nothing of what SQLite has taken meanwhile.
 */
export function rememberStatements<Statement>(prepare: (text: string) => Statement) {
  const statements = new Map<string, Statement>()
  return (text: string): Statement => {
    const known = statements.get(text)
    if (known) return known
    if (statements.size >= mostRemembered) statements.clear()
    const statement = prepare(text)
    statements.set(text, statement)
    return statement
  }
}
