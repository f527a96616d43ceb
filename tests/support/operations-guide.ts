import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'

/** The statement of docs/operations.md that begins with these words: what an operator is told to run is what is tested. */
export function guideStatement(beginning: string) {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const statement = [...guide.matchAll(/"((?:select|update) [^"]+)"/g)].map(([, found = '']) => found)
  const fitting = statement.filter(text => text.startsWith(beginning))
  if (fitting.length !== 1) throw new Error(`${fitting.length} statements of the guide begin with ${beginning}`)
  return fitting[0] as string
}
