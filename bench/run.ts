// `npm run bench` runs every benchmark; `npm run bench -- pages growth` runs those two.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { measureBrowser } from './browser.ts'
import { measureGrowth } from './growth.ts'
import { measureJourneys } from './journeys.ts'
import { measurePages } from './pages.ts'
import { measurePublish } from './publish.ts'
import { section, withSection } from './report.ts'
import { measureSubmissions } from './submissions.ts'

const parts: Record<string, () => Promise<string>> = {
  pages: measurePages,
  submissions: measureSubmissions,
  publish: measurePublish,
  growth: measureGrowth,
  browser: measureBrowser,
  journeys: measureJourneys,
}
const names = Object.keys(parts)

const wanted = process.argv.length > 2 ? process.argv.slice(2) : names
const unknown = wanted.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${names.join(', ')}.`)
  process.exit(1)
}

const file = join(import.meta.dirname, 'RESULTS.md')
for (const [name, measure] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue
  console.info(`Measuring ${name}...`)
  const [loadBefore = 0] = loadavg()
  const measured = section(name, loadBefore, await measure())
  // After each benchmark, so that its results survive a later failure.
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), names, measured))
  console.info(`\n${measured}`)
}
