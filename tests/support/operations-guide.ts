import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

/** The SQL statement in docs/operations.md that begins with these words, so that tests run what operators run. */
export function guideStatement(beginning: string) {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const statements = [...guide.matchAll(/"((?:select|update) [^"]+)"/g)].map(([, found = '']) => found)
  const fitting = statements.filter(text => text.startsWith(beginning))
  if (fitting.length !== 1) throw new Error(`${fitting.length} statements in the guide begin with ${beginning}`)
  return fitting[0] as string
}
