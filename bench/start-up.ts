import { freePort } from '#tests/support/free-port.ts'
import { startProduct, stop, untilAnswered } from './processes.ts'
import { type Spread, spreadOf } from './statistics.ts'

const starts = 5

/** Milliseconds until the server is ready for visitors, each time with an empty data folder. */
export async function measureStarts(): Promise<Spread> {
  const figures: number[] = []
  for (let count = 0; count < starts; count++) {
    const port = await freePort()
    const startedAt = performance.now()
    const child = startProduct(port)
    await untilAnswered(child, `http://127.0.0.1:${port}/readyz`)
    figures.push(performance.now() - startedAt)
    console.info(`  ready after ${Math.round(performance.now() - startedAt)} ms`)
    await stop(child)
  }
  return spreadOf(figures)
}
