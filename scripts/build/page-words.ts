import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '#content/all-content.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { root } from '#scripts/toolchain.mjs'
import { wordsIn } from '#server/site/words-in.ts'

function hashOf(path: string) {
  const html = readFileSync(join(root, 'build/site/client', path, 'index.html'), 'utf8')
  return createHash('sha256')
    .update(wordsIn(html, path, content))
    .digest('base64url')
    .slice(0, 16)
}

export const pageWords: ReadonlyArray<[path: string, words: string]> = listedPagesOf(content)
  .toSorted((a, b) => a.localeCompare(b))
  .map(path => [path, hashOf(path)])
