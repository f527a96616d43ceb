import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import { connections } from './load.ts'
import type { MemoryFigures } from './memory.ts'
import type { PageFigures } from './pages.ts'
import type { StartFigures } from './start-up.ts'
import type { Spread } from './statistics.ts'
import { loadCore, serverCore, type Tools } from './tools.ts'
import type { WriteFigures } from './writes.ts'

export const whole = (value: number) => Math.round(value).toLocaleString('en-US')
export const range = ({ lowest, highest }: Spread) => `${whole(lowest)} – ${whole(highest)}`
export const ratio = (of: Spread, to: Spread) => (of.median / to.median).toFixed(2)

export const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  // Names to the left, figures to the right.
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

const opening = `# Benchmark results

Only the ratios say something: they compare programs that ran in turns on the same machine. The absolute figures are
those of that machine on that day. \`npm run bench\` measures everything, \`npm run bench -- <part>\` one part.
`

/** A part of the results, with how to repeat it. Nothing in it names the machine, only its kind. */
export const section = (title: string, part: string, text: string) => `## ${title}

\`npm run bench -- ${part}\`, ${new Date().toISOString().slice(0, 10)}. ${machine()}

${text.trim()}
`

function machine() {
  const processor = cpus()[0]?.model.trim()
  const kind = processor && processor !== 'unknown' ? processor : arch()
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`
  return `${kind}, ${availableParallelism()} cores, ${memory}, ${platform()}, Node ${process.versions.node}.`
}

/** What was to be reached, and whether it was. */
export const target = (wanted: string, isMet: boolean) => `Target: ${wanted}: **${isMet ? 'met' : 'not met'}**.`

export const pinning = ({ pinning }: Tools) =>
  pinning
    ? `Each server was pinned to core ${serverCore}, the load to core ${loadCore}.`
    : 'Nothing was pinned to a core (no `taskset`, or not two cores), so that servers and load may have shared one.'

const conditions = (tools: Tools) =>
  [
    pinning(tools),
    tools.wrk
      ? 'The load came from `wrk`.'
      : 'The load came from `bench/load-client.ts`, as `wrk` is not installed. It may itself be the limit.',
    tools.nginx
      ? 'nginx had one worker, `gzip_static`, an open file cache and no log.'
      : 'nginx is not installed: bare `node:http` is the only comparison.',
    'This server adds its security headers to every answer; the others send none.',
  ]
    .map(condition => `- ${condition}`)
    .join('\n')

const leastShareOfNginx = 0.5

export function pagesText(tools: Tools, pages: PageFigures) {
  const [ours, ...others] = pages
  const nginx = others.find(({ name }) => name === 'nginx')
  const reached = ours && nginx ? ours.spread.median / nginx.spread.median >= leastShareOfNginx : false
  return `The home page, the same gzip bytes from each, over ${connections} connections that stay open.

${conditions(tools)}

${table(
  ['Server', 'Requests/s (median)', 'Lowest – highest', ...others.map(({ name }) => `Against ${name}`)],
  pages.map(({ name, spread }) => [
    name,
    whole(spread.median),
    range(spread),
    ...others.map(other => ratio(spread, other.spread)),
  ]),
)}

${nginx ? target(`${leastShareOfNginx} of nginx or better`, reached) : ''}`
}

export function writesText(writes: WriteFigures) {
  const alone = writes.at(-1)
  return `Durable writes to SQLite, each answered once it is on disk. Writers that come together share a commit.

${table(
  ['Writers', 'Writes/s (median)', 'Lowest – highest', 'Against one at a time'],
  writes.map(({ writers, spread }) => [
    writers === 1 ? 'one at a time' : `${writers} at a time`,
    whole(spread.median),
    range(spread),
    alone ? ratio(spread, alone.spread) : '',
  ]),
)}`
}

export const startsText = (
  starts: StartFigures,
) => `From the start of the process to the first 200 of \`/readyz\`, with an
empty data folder; for information. After the first start Node finds what it has compiled in \`.cache/compiled\`.

${table(
  ['', 'Milliseconds (median)', 'Lowest – highest'],
  starts.map(({ name, spread }) => [name, whole(spread.median), range(spread)]),
)}`

export const memoryText = ({
  phases,
}: MemoryFigures) => `Megabytes that the process of the server occupies (resident set
size) with a million sessions in SQLite: at the most while it works, and three seconds later; for information. Parts of the
database file that the server reads as memory count, too; the system takes them back when others need room.

${table(
  ['', 'At the most', 'Afterwards'],
  phases.map(({ name, most, afterwards }) => [name, whole(most), whole(afterwards)]),
)}`

export const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : whole(value))

/** The results with this section in the place of the one of that name, or after the others if there is none. */
export function withSection(results: string, added: string) {
  const titleOf = (text: string) => text.split('\n', 1)[0]
  const sections = results.split(/^(?=## )/m).slice(1)
  const place = sections.findIndex(other => titleOf(other) === titleOf(added))
  const all = place < 0 ? [...sections, added] : sections.with(place, added)
  return [opening, ...all].map(text => `${text.trimEnd()}\n`).join('\n')
}
