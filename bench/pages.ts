import { stop } from '#tests/support/processes.ts'
import { startContenders } from './contenders.ts'
import { requestsPerSecond } from './load.ts'
import { inTurns, type Spread, spreadOf } from './statistics.ts'
import type { Tools } from './tools.ts'

export type PageFigures = Array<{ name: string; spread: Spread }>

const rounds = 3
const secondsEach = 5
const warmUpSeconds = 2

/** How many home pages per second this server, nginx and bare node:http answer. This server comes first. */
export async function measurePages(tools: Tools): Promise<PageFigures> {
  const contenders = await startContenders(tools)
  // The first thousands of requests run code that is not compiled yet.
  for (const { url } of contenders) await requestsPerSecond(tools, url, warmUpSeconds)
  const measured = await inTurns(contenders, rounds, async ({ name, url }) => {
    const rate = await requestsPerSecond(tools, url, secondsEach)
    console.info(`  ${name}: ${Math.round(rate)} requests/s`)
    return rate
  })
  await Promise.all(contenders.map(({ child }) => stop(child)))
  return measured.map(({ item, figures }) => ({ name: item.name, spread: spreadOf(figures) }))
}
