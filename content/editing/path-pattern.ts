/** `*` stands for one key, and `**` for any number of them. */
export function matchesPattern(path: string, pattern: string) {
  const match = (keys: readonly string[], parts: readonly string[]): boolean => {
    const [part, ...others] = parts
    if (part === undefined) return keys.length === 0
    if (part === '**') return match(keys, others) || (keys.length > 0 && match(keys.slice(1), parts))
    return keys.length > 0 && (part === '*' || part === keys[0]) && match(keys.slice(1), others)
  }
  return match(path.split('/'), pattern.split('/'))
}
