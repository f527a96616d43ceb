// Measures the server against what else one could use, within one run, and how long its calls take as it fills up.
// `npm run bench` runs all of it on a fresh build; `npm run bench -- growth` the latter alone, which takes minutes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { growthSection, report, withSection } from './report.ts'
import { measureStarts } from './start-up.ts'
import { findTools } from './tools.ts'
import { measureWrites } from './writes.ts'

const resultsFile = join(import.meta.dirname, 'RESULTS.md')
const parts = process.argv.slice(2)
if (parts.some(part => part !== 'growth')) throw new Error('The only part that can be run alone is: growth')

const results =
  parts.length > 0 ? withSection(readFileSync(resultsFile, 'utf8'), await measureGrowthSection()) : await measureAll()
writeFileSync(resultsFile, results)
console.info(`\n${results}`)

async function measureGrowthSection() {
  console.info('Growth (some minutes) ...')
  return growthSection(await measureGrowth())
}

async function measureAll() {
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
  return withSection(report({ tools, pages, writes, starts }), await measureGrowthSection())
}
