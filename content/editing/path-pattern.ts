/** `*` stands for one key, and `**` for any number of them. */
export function pathPattern(pattern: string) {
  const parts = pattern.split('/')
  const match = (keys: readonly string[], key: number, part: number): boolean => {
    if (part === parts.length) return key === keys.length
    if (parts[part] === '**') return match(keys, key, part + 1) || (key < keys.length && match(keys, key + 1, part))
    return key < keys.length && (parts[part] === '*' || parts[part] === keys[key]) && match(keys, key + 1, part + 1)
  }
  // Most patterns differ from most paths at one end, which is quickly seen.
  const [first, last] = [parts[0], parts.at(-1)].map(part => (part === '*' || part === '**' ? undefined : part))
  return (keys: readonly string[]) =>
    (first === undefined || first === keys[0]) && (last === undefined || last === keys.at(-1)) && match(keys, 0, 0)
}
