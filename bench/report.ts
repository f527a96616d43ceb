import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'

export function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

export const rounded = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })

export const spread = (values: readonly number[]) =>
  `${rounded(medianOf(values))} (${rounded(Math.min(...values))} – ${rounded(Math.max(...values))})`

export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

const verdict = (isMet: boolean) => (isMet ? 'met' : '**not met**')

export const atLeast = (what: string, budget: number, value: number) => [
  what,
  `≥ ${budget}`,
  String(Math.round(value * 100) / 100),
  verdict(value >= budget),
]

export const atMost = (what: string, budget: number, value: number, unit: string) => [
  what,
  `≤ ${rounded(budget)} ${unit}`,
  `${rounded(value)} ${unit}`,
  verdict(value <= budget),
]

export const budgetTable = (rows: ReadonlyArray<readonly string[]>) => table(['What', 'Budget', 'Measured', ''], rows)

const opening = `# Benchmark results

Compare ratios: both sides ran in turns on the same machine. Absolute numbers only apply to that machine on that day.
\`npm run bench\` runs every benchmark, \`npm run bench -- <name>\` a single one.
`

export function section(part: string, loadBefore: number, text: string) {
  const processor = cpus()[0]?.model.trim() || 'unknown'
  const kind = processor === 'unknown' ? arch() : processor
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`
  const machine = `${kind}, ${availableParallelism()} cores, ${memory}, ${platform()}, Node ${process.versions.node}`
  const date = new Date().toISOString().slice(0, 10)
  return `${headingOf(part)}\n\n\`npm run bench -- ${part}\`, ${date}. ${machine}, load average ${rounded(loadBefore)}.\n\n${text.trim()}\n`
}

const headingOf = (part: string) => `## ${part.charAt(0).toUpperCase()}${part.slice(1)}`

export function withSection(results: string, parts: readonly string[], added: string) {
  const all = [added, ...results.split(/^(?=## )/m)]
  const sections = parts.map(part => all.find(text => text.startsWith(`${headingOf(part)}\n`)) ?? '')
  return [opening, ...sections.filter(Boolean)].map(text => `${text.trimEnd()}\n`).join('\n')
}
