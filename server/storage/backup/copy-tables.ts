import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database, Handle } from '#server/storage/database.ts'

export class CopyRefused extends Error {}

export type Side = { kind: Database['kind']; handle: Handle }

export type CopiedTable = { name: string; columns: readonly string[] }

/** The sum of the row hashes is independent of row order. */
type Tally = { rows: number; sum: bigint }

type Source = Side & { tables: readonly CopiedTable[]; sums: ReadonlyMap<string, bigint> }

type Row = Record<string, unknown>

/** SQLite allows 32,766 parameters per statement. */
const rowsPerBatch = 500

export type Copied = ReadonlyMap<string, Tally>

/** Checks the rows against the source's checksums, if it has any. */
export async function copyTables(source: Source, target: Side): Promise<Copied> {
  // Many keys are random: with the default cache, the same index pages would be written repeatedly.
  if (target.kind === 'sqlite') await sql`pragma cache_size = -65536`.execute(target.handle)
  const copied = new Map<string, Tally>()
  for (const table of source.tables) {
    const sent = { rows: 0, sum: 0n }
    for await (const rows of batchesOf(source, table)) {
      add(sent, rows, table)
      await untyped(target.handle).insertInto(table.name).values(rows).execute()
      // SQLite never yields: without this, signals wouldn't be handled until the end.
      await setImmediate()
    }
    requireSum(source, table, sent)
    copied.set(table.name, sent)
  }
  return copied
}

/** What a restore checks, without writing a copy. */
export async function requireChecksums(source: Source) {
  for (const table of source.tables) requireSum(source, table, await tallyOf(source, table))
}

function requireSum({ sums }: Source, { name }: CopiedTable, { sum }: Tally) {
  if (sum !== (sums.get(name) ?? sum))
    throw new CopyRefused(`The backup is damaged or was modified: the checksum of ${name} doesn't match.`)
}

/** Reads the rows back. In a transaction, the error rolls it back. */
export async function requireSameRows(target: Side, tables: readonly CopiedTable[], copied: Copied) {
  for (const table of tables) {
    const stored = await tallyOf(target, table)
    const sent = copied.get(table.name)
    if (sent?.rows !== stored.rows || sent.sum !== stored.sum)
      throw new Error(
        `The copy of ${table.name} doesn't match the original (${sent?.rows} rows sent, ${stored.rows} stored).`,
      )
  }
}

async function tallyOf(side: Side, table: CopiedTable) {
  const tally = { rows: 0, sum: 0n }
  for await (const rows of batchesOf(side, table)) add(tally, rows, table)
  return tally
}

function add(tally: Tally, rows: readonly Row[], { columns }: CopiedTable) {
  for (const row of rows) {
    const values = JSON.stringify(columns.map(name => row[name]))
    tally.sum = BigInt.asUintN(256, tally.sum + BigInt(`0x${hash('sha256', values, 'hex')}`))
  }
  tally.rows += rows.length
}

const untyped = (handle: Handle) => handle as unknown as Kysely<Record<string, Row>>

async function* batchesOf({ kind, handle }: Side, { name, columns }: CopiedTable): AsyncGenerator<Row[]> {
  const query = untyped(handle)
    .selectFrom(name)
    .select([...columns])
  if (kind === 'postgres') {
    // The driver would load all rows into memory.
    await sql`declare copied_rows no scroll cursor for ${query}`.execute(handle)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerBatch)} from copied_rows`.execute(handle)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close copied_rows`.execute(handle)
    return
  }
  let batch: Row[] = []
  for await (const row of query.stream()) {
    batch.push(row)
    if (batch.length < rowsPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
