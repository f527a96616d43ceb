/** Lines such as `title: How to start`. A value in double quotes is written as in JSON. */
export function readKeyValues(lines: readonly string[]): Record<string, string> {
  const entries = lines
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, key, rest = ''] = /^(\w+):(?=\s|$)(.*)/s.exec(line) ?? []
      if (key === undefined) throw new Error(`This line has to look like “title: How to start”: ${line}`)
      const value = rest.trim()
      return [key, value.startsWith('"') ? String(JSON.parse(value)) : value] as const
    })
  return Object.fromEntries(entries)
}
