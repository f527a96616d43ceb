import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import type { GrowthFigures } from './growth.ts'
import { connections } from './load.ts'
import type { PageFigures } from './pages.ts'
import type { Spread } from './statistics.ts'
import { loadCore, serverCore, type Tools } from './tools.ts'
import type { WriteFigures } from './writes.ts'

type Figures = { tools: Tools; pages: PageFigures; writes: WriteFigures; starts: Spread }

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const range = ({ lowest, highest }: Spread) => `${whole(lowest)} – ${whole(highest)}`
const ratio = (of: Spread, to: Spread) => (of.median / to.median).toFixed(2)

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  // Names to the left, figures to the right.
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** What the run found, as Markdown. Nothing in it names the machine, only its kind. */
export const report = ({ tools, pages, writes, starts }: Figures) => `# Benchmark results

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Only the ratios say something: they compare
programs that ran in turns on the same machine. The absolute figures are those of this machine on that day.

${machine()}

## Pages

The home page, the same gzip bytes from each, over ${connections} connections that stay open.

${conditions(tools)}

${pagesTable(pages)}

## Storage

Durable writes to SQLite, each answered once it is on disk. Writers that come together share a commit.

${writesTable(writes)}

## Start

From the start of the process to the first 200 of \`/readyz\`, with an empty data folder; for information.

${table(['', 'Milliseconds (median)', 'Lowest – highest'], [['this server', whole(starts.median), range(starts)]])}
`

function machine() {
  const processor = cpus()[0]?.model.trim()
  const kind = processor && processor !== 'unknown' ? processor : arch()
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`
  return `Machine: ${kind}, ${availableParallelism()} cores, ${memory}, ${platform()}, Node ${process.versions.node}.`
}

const conditions = ({ pinning, wrk, nginx }: Tools) =>
  [
    pinning
      ? `Each server was pinned to core ${serverCore}, the load to core ${loadCore}.`
      : 'Nothing was pinned to a core (no `taskset`, or not two cores), so that servers and load may have shared one.',
    wrk
      ? 'The load came from `wrk`.'
      : 'The load came from `bench/load-client.ts`, as `wrk` is not installed. It may itself be the limit.',
    nginx
      ? 'nginx had one worker, `gzip_static`, an open file cache and no log.'
      : 'nginx is not installed: bare `node:http` is the only comparison.',
    'This server adds its security headers to every answer; the others send none.',
  ]
    .map(condition => `- ${condition}`)
    .join('\n')

function pagesTable(pages: PageFigures) {
  const [, ...others] = pages
  return table(
    ['Server', 'Requests/s (median)', 'Lowest – highest', ...others.map(({ name }) => `Against ${name}`)],
    pages.map(({ name, spread }) => [
      name,
      whole(spread.median),
      range(spread),
      ...others.map(other => ratio(spread, other.spread)),
    ]),
  )
}

function writesTable(writes: WriteFigures) {
  const alone = writes.at(-1)
  return table(
    ['Writers', 'Writes/s (median)', 'Lowest – highest', 'Against one at a time'],
    writes.map(({ writers, spread }) => [
      writers === 1 ? 'one at a time' : `${writers} at a time`,
      whole(spread.median),
      range(spread),
      alone ? ratio(spread, alone.spread) : '',
    ]),
  )
}

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))

/** A section of its own, because it can be measured alone. */
export const growthSection = ({ sizes, calls }: GrowthFigures) => `## Growth

Milliseconds (median) until the administrator's calls are answered, by the number of sessions in SQLite; there are a
tenth as many survey responses. Made-up data (\`npm run seed\`), one call at a time. Made on ${new Date().toISOString().slice(0, 10)}.

${table(
  ['Call', ...sizes.map(whole), `${whole(sizes.at(-1) ?? 0)} against ${whole(sizes[0] ?? 0)}`],
  calls.map(({ name, medians }) => [
    name,
    ...medians.map(milliseconds),
    ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(1),
  ]),
)}
`

/** The results with this section instead of the one of that name, or after the others if there is none. */
export function withSection(results: string, section: string) {
  const [title] = section.split('\n')
  const sections = results.split(/^(?=## )/m)
  const others = sections.filter(other => !other.startsWith(`${title}\n`))
  return [...others.map(other => `${other.trimEnd()}\n`), section].join('\n')
}
