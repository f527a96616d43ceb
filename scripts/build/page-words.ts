import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { content } from '#content/all-content.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { root } from '#scripts/toolchain.mjs'
import { loadBuild } from '#server/site/load-build.ts'
import { wordsIn } from '#server/site/words-in.ts'

/** Without dates, the day doesn't matter, and without links to this site, the address doesn't either. */
const options = { siteUrl: 'http://localhost:3000', renderedOn: '2026-01-01' }

const { createSite } = await loadBuild(join(root, 'build/site'))
const site = createSite(content, options)

function hashOf(path: string) {
  return createHash('sha256')
    .update(wordsIn(site.renderPage(path)?.html ?? '', path, content))
    .digest('base64url')
    .slice(0, 16)
}

export const pageWords: ReadonlyArray<[path: string, words: string]> = listedPagesOf(content)
  .toSorted((a, b) => a.localeCompare(b))
  .map(path => [path, hashOf(path)])
