import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

/** A SQL statement from docs/operations.md, so tests run the same SQL as operators. */
export function guideStatement(beginning: string) {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const statements = [...guide.matchAll(/"((?:select|update) [^"]+)"/g)].map(([, found = '']) => found)
  const matches = statements.filter(text => text.startsWith(beginning))
  if (matches.length !== 1)
    throw new Error(`${matches.length} statements in docs/operations.md begin with ${beginning}`)
  return matches[0] as string
}
