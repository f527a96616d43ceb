// Measures the server against what else one could use, and how it behaves as it fills up. `npm run bench` runs all parts
// on a fresh build; `npm run bench -- <part> …` those named.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBrowser } from './browser.ts'
import { browserText } from './browser-report.ts'
import { measureGrowth } from './growth.ts'
import { growthText } from './growth-text.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { memoryText, pagesText, section, startsText, withSection, writesText } from './report.ts'
import { measureStarts } from './start-up.ts'
import { measureSubmissions } from './submissions.ts'
import { submissionsText } from './submissions-text.ts'
import { findTools } from './tools.ts'
import { measureWrites } from './writes.ts'

type Part = { title: string; takes: string; measure: () => Promise<string> }

const parts: Record<string, Part> = {
  pages: { title: 'Pages', takes: 'about a minute', measure: pages },
  submissions: { title: 'Submissions', takes: 'about a minute', measure: submissions },
  storage: { title: 'Storage', takes: 'seconds', measure: async () => writesText(await measureWrites()) },
  start: { title: 'Start', takes: 'seconds', measure: async () => startsText(await measureStarts()) },
  memory: { title: 'Memory', takes: 'two minutes', measure: async () => memoryText(await measureMemory(tools())) },
  browser: { title: 'Browser', takes: 'some twenty minutes', measure: async () => browserText(await measureBrowser()) },
  growth: { title: 'Growth', takes: 'about ten minutes', measure: async () => growthText(await measureGrowth()) },
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = wanted.filter(name => !parts[name])
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are: ${Object.keys(parts).join(', ')}.`)

const resultsFile = join(import.meta.dirname, 'RESULTS.md')
for (const [name, { title, takes, measure }] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue
  console.info(`${title} (${takes}) ...`)
  const measured = section(title, name, await measure())
  // Written part by part: what has been measured is kept when a later part fails.
  writeFileSync(resultsFile, withSection(readFileSync(resultsFile, 'utf8'), measured))
  console.info(`\n${measured}`)
}

async function pages() {
  const found = tools()
  return pagesText(found, await measurePages(found))
}

async function submissions() {
  const found = tools()
  return submissionsText(found, await measureSubmissions(found))
}

function tools() {
  const found = findTools()
  for (const [name, isThere] of Object.entries(found)) {
    if (!isThere)
      console.info(`No ${name === 'pinning' ? 'pinning to cores' : name} on this machine: going on without.`)
  }
  return found
}
