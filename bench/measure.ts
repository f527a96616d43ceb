// What the benchmarks share: versions of the site, the load, and tables.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { root } from '#scripts/toolchain.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { pinToCore, start, startServer, waitForOk } from '#tests/support/processes.ts'

/** This checkout, and the one it's compared with. Both take turns, so that a machine that slows down affects both. */
export const versions = [
  { name: 'this version', folder: root },
  ...(process.env.BENCH_AGAINST ? [{ name: 'other version', folder: process.env.BENCH_AGAINST }] : []),
]

const canPin = [0, 1].every(core => {
  const [program = '', ...args] = pinToCore(core, ['true'])
  return spawnSync(program, args).status === 0
})
const [serverCore, loadCore] = canPin ? [0, 1] : []

export const startVersion = (folder: string, env: Record<string, string> = {}) =>
  startServer({ folder, core: serverCore, env })

/** A yardstick from this folder. */
export async function startBare(file: string, env: Record<string, string> = {}) {
  const port = String(await freePort())
  const child = start([process.execPath, `bench/${file}`], { core: serverCore, env: { PORT: port, ...env } })
  const origin = `http://127.0.0.1:${port}`
  await waitForOk(child, `${origin}/readyz`)
  return { child, origin }
}

export type Load = {
  url: string
  seconds: number
  connections: number
  /** Open loop: send on this schedule. Without it (closed loop), as fast as the server responds. */
  arrivalsPerSecond?: number
  firstVisitor?: number
}

export type LoadResult = { responses: number; perSecond: number; p50: number; p99: number }

export async function runLoad(load: Load): Promise<LoadResult> {
  const child = start([process.execPath, 'bench/load-client.ts', JSON.stringify(load)], { core: loadCore })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The load test of ${load.url} failed. See the errors above.`)
  return JSON.parse(printed)
}

/** User and system time in milliseconds, from the 14th and 15th field of Linux's file, which counts in hundredths of a second. */
export function processorMs(pid: number | undefined) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** For a quick look: BENCH_SHARE=0.1 measures a tenth of the rounds and seconds, or rows. */
export const share = Number(process.env.BENCH_SHARE ?? 1)
export const shareOf = (count: number) => Math.max(1, Math.round(count * share))

export function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

export const rounded = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })

/** Median, lowest and highest. */
export const spread = (values: readonly number[]) =>
  `${rounded(medianOf(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`

export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
