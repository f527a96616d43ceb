import { startServer, stop } from '#tests/support/processes.ts'
import { type Spread, spreadOf } from './statistics.ts'

const starts = 5

/** Milliseconds until the server is ready for visitors, each time with an empty data folder. */
export async function measureStarts(): Promise<Spread> {
  const figures: number[] = []
  for (let count = 0; count < starts; count++) {
    const { child, readyAfterMs } = await startServer()
    figures.push(readyAfterMs)
    console.info(`  ready after ${Math.round(readyAfterMs)} ms`)
    await stop(child)
  }
  return spreadOf(figures)
}
