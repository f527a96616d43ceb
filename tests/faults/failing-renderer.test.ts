import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { pageDates } from '#content/page-dates.ts'
import { loadSitePages } from '#server/site/site-pages.ts'
import { createSiteRenderer } from '#server/site/site-renderer.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { builtSite } from '#tests/support/test-app.ts'

/** A renderer that stops working on the days `exit`, `hang` and `memory`. */
const failingSite = `export function createSite(content, today) {
  if (today === 'exit') process.exit(1)
  if (today === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (today === 'memory') for (const all = []; ; ) all.push(new Array(1e6).fill(0.5))
  return { renderPage: () => ({ html: 'rendered', inline: { scripts: [], styles: [] } }) }
}`

test.each(['exit', 'hang', 'memory'])('a thread that fails to render is reported and replaced (%s)', async reason => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ siteUrl: 'http://localhost:3000', files: [] }))
  writeFileSync(join(folder, 'server/assets.json'), '{}')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/site.js'), failingSite)
  const logged: string[] = []
  const { mtime: builtAt } = statSync(join(folder, 'site.json'))
  const built = { ...loadSitePages(builtSite, 'http://localhost:3000'), builtAt }
  const log = pino({}, { write: line => void logged.push(line) })
  const renderer = createSiteRenderer({ folder, built, log, timeoutMs: 5000 })
  onTestFinished(() => renderer.close())

  const view = { changes: [], pageDates, path: '/', marked: false }
  expect(await renderer.renderView({ ...view, today: reason })).toEqual({
    problem: { message: "The pages couldn't be made. Please try again." },
  })
  expect(logged.join('')).toContain('rendering failed')
  expect(await renderer.renderView({ ...view, today: '2026-01-01' })).toMatchObject({ html: 'rendered' })
})
