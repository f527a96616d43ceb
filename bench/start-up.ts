import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { type Spread, spreadOf } from './statistics.ts'

export type StartFigures = Array<{ name: string; spread: Spread }>

const starts = 5

/** Milliseconds until the server is ready for visitors, each time with an empty data folder. */
export async function measureStarts(): Promise<StartFigures> {
  const first = await timesOf(() => ({ NODE_COMPILE_CACHE: newFolder('compiled') }))
  const later = await timesOf(() => ({}))
  return [
    { name: 'first start', spread: spreadOf(first) },
    { name: 'later starts', spread: spreadOf(later) },
  ]
}

async function timesOf(envOf: () => Record<string, string>) {
  const figures: number[] = []
  for (let count = 0; count < starts; count++) {
    const { child, readyAfterMs } = await startServer({ env: envOf() })
    figures.push(readyAfterMs)
    console.info(`  ready after ${Math.round(readyAfterMs)} ms`)
    await stop(child)
  }
  return figures
}
