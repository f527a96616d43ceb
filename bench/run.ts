// Measures the server against what else one could use, within one run. `npm run bench` runs it on a fresh build.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurePages } from './pages.ts'
import { report } from './report.ts'
import { measureStarts } from './start-up.ts'
import { findTools } from './tools.ts'
import { measureWrites } from './writes.ts'

const tools = findTools()
for (const [name, found] of Object.entries(tools)) {
  if (!found) console.info(`No ${name === 'pinning' ? 'pinning to cores' : name} on this machine: going on without.`)
}

console.info('Pages (about a minute) ...')
const pages = await measurePages(tools)
console.info('Storage ...')
const writes = await measureWrites()
console.info('Start ...')
const starts = await measureStarts()

const results = report({ tools, pages, writes, starts })
writeFileSync(join(import.meta.dirname, 'RESULTS.md'), results)
console.info(`\n${results}`)
