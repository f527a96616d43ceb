import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { start } from '#tests/support/processes.ts'
import { loadCore, type Tools } from './tools.ts'

export const connections = 64

/** Asks for a page over and over on 64 connections; returns the answers per second. */
export async function requestsPerSecond(tools: Tools, url: string, seconds: number): Promise<number> {
  const command = tools.wrk
    ? ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: gzip', url]
    : [process.execPath, join(import.meta.dirname, 'load-client.ts'), url, String(connections), String(seconds)]
  const child = start(command, { core: tools.pinning ? loadCore : undefined })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const rate = Number(printed.match(/Requests\/sec:\s*([\d.]+)/)?.[1])
  // A server that refuses is quick about it: such a figure must not count.
  if (code !== 0 || !(rate > 0) || /Non-2xx|Socket errors/.test(printed)) {
    throw new Error(`The load on ${url} went wrong:\n${printed}`)
  }
  return rate
}
