// `npm run bench -- <name>`: one benchmark, as Markdown for RESULTS.md. BENCH_AGAINST=<folder of another checkout, built and with
// node_modules> compares two versions in turns.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { measureGrowth } from './growth.ts'
import { measureJourneys } from './journeys.ts'
import { measurePages } from './pages.ts'
import { measurePublish } from './publish.ts'
import { measureSubmissions } from './submissions.ts'

const benchmarks: Record<string, () => Promise<string>> = {
  pages: measurePages,
  submissions: measureSubmissions,
  publish: measurePublish,
  growth: measureGrowth,
  journeys: measureJourneys,
}

const [name = ''] = process.argv.slice(2)
const measure = benchmarks[name]
if (!measure) {
  console.error(`Usage: npm run bench -- <${Object.keys(benchmarks).join('|')}>`)
  process.exit(1)
}
const load = loadavg()[0]?.toFixed(1)
const table = await measure()
const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}`
console.info(`\n${new Date().toISOString().slice(0, 10)}. ${machine}, load average ${load} before.\n\n${table}`)
