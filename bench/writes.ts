import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { newFolder } from '#tests/support/processes.ts'
import { inTurns, type Spread, spreadOf } from './statistics.ts'

export type WriteFigures = Array<{ writers: number; spread: Spread }>

const rounds = 3
const writesEach = 4096
const warmUpWrites = 1024

/** Durable writes per second when 64 visitors write at once, which share commits, and when they come one by one. */
export async function measureWrites(): Promise<WriteFigures> {
  const dataDir = newFolder('writes')
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  // As with the pages: what is measured is compiled code and a database file that has its size.
  await writesPerSecond(database, 64, warmUpWrites)
  const measured = await inTurns([64, 1], rounds, async writers => {
    const rate = await writesPerSecond(database, writers, writesEach)
    console.info(`  ${writers} at a time: ${Math.round(rate)} writes/s`)
    return rate
  })
  await database.close()
  return measured.map(({ item, figures }) => ({ writers: item, spread: spreadOf(figures) }))
}

let rowsWritten = 0

async function writesPerSecond(database: Database, writers: number, writes: number) {
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: writers }, () => writeRows(database, writes / writers)))
  return (writes / (performance.now() - startedAt)) * 1000
}

/** One writer: the next row only after the one before is on disk. */
async function writeRows(database: Database, count: number) {
  for (let left = count; left > 0; left--) {
    const values = { key: `row ${rowsWritten++}`, uses: 1, window_ends_at: '2026-01-01T00:00:00.000Z' }
    await database.write(transaction => transaction.insertInto('rate_limits').values(values).execute())
  }
}
