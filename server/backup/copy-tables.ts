import { sql } from 'kysely'
import type { CopiedTable } from './copied-tables.ts'
import { CopyRefused } from './copy-refused.ts'
import type { Snapshot } from './snapshot.ts'
import { batchesOf, createRowSum, insertRows, type Side } from './table-rows.ts'

/** How many rows of each table were copied, and their checksum. */
export type CopiedRows = ReadonlyMap<string, { rows: number; sum: bigint }>

/** How many rows of each table were copied. */
export type Copied = Readonly<Record<string, number>>

export const countsOf = (copied: CopiedRows): Copied =>
  Object.fromEntries([...copied].map(([name, { rows }]) => [name, rows]))

const cacheKilobytes = 65_536

/**
 * Copies all rows and then reads them again from where they were put. Both sides are within a transaction: the copy is one
 * moment of the source, and a copy that differs from it is thrown away with the target's transaction.
 */
export async function copyTables(source: Snapshot, target: Side, tables: readonly CopiedTable[]): Promise<CopiedRows> {
  // Many keys are random: with the usual cache, the same pages of their indexes would be written time and again.
  if (target.kind === 'sqlite') await sql`pragma cache_size = ${sql.lit(-cacheKilobytes)}`.execute(target.handle)
  const copied = new Map<string, { rows: number; sum: bigint }>()
  for (const table of tables) {
    const sent = createRowSum(table)
    for await (const rows of batchesOf(source, table)) {
      sent.add(rows)
      await insertRows(target, table, rows)
      await turnOfOthers()
    }
    const stored = createRowSum(table)
    for await (const rows of batchesOf(target, table)) stored.add(rows)
    const [before, after] = [sent.result(), stored.result()]
    if (before.rows !== after.rows || before.sum !== after.sum)
      throw new Error(`The copy of ${table.name} differs from it (${before.rows} rows sent, ${after.rows} stored).`)
    const expected = source.sums?.get(table.name)
    if (expected !== undefined && expected !== before.sum)
      throw new CopyRefused(`The backup is damaged or was changed: the checksum of ${table.name} doesn't match.`)
    copied.set(table.name, after)
  }
  return copied
}

/** SQLite answers without waiting, so that nothing else, a signal to stop for one, would be heard until the end. */
const turnOfOthers = () => new Promise(resolve => setImmediate(resolve))
