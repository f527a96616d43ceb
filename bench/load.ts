import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { start } from '#tests/support/processes.ts'
import { loadCore, type Tools } from './tools.ts'

export const connections = 64

export type LoadFigures = { answers: number; perSecond: number; p50Ms: number; p99Ms: number }

/** Asks for a page over and over on 64 connections; returns the answers per second. */
export async function requestsPerSecond(tools: Tools, url: string, seconds: number): Promise<number> {
  if (!tools.wrk) return (await runClient(tools, url, seconds)).perSecond
  const printed = await run(tools, [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'accept-encoding: gzip',
    url,
  ])
  const rate = Number(printed.match(/Requests\/sec:\s*([\d.]+)/)?.[1])
  // A server that refuses is quick about it: such a figure must not count.
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(printed))
    throw new Error(`The load on ${url} went wrong:\n${printed}`)
  return rate
}

/** Sends surveys over and over on 64 connections, each by another visitor, from the so-and-so-many-th on. */
export const sendSurveys = (tools: Tools, origin: string, seconds: number, first: number) =>
  runClient(tools, `${origin}/api/survey/submit`, seconds, first)

async function runClient(tools: Tools, url: string, seconds: number, ...rest: number[]): Promise<LoadFigures> {
  const client = join(import.meta.dirname, 'load-client.ts')
  return JSON.parse(await run(tools, [process.execPath, client, url, ...[connections, seconds, ...rest].map(String)]))
}

async function run({ pinning }: Tools, command: readonly string[]) {
  const child = start(command, { core: pinning ? loadCore : undefined })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The load went wrong (${command.join(' ')}):\n${printed}`)
  return printed
}
