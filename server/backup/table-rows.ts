import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { CopiedTable } from './copied-tables.ts'

/** A database within a transaction. */
export type Side = { kind: Database['kind']; handle: Kysely<Tables> }

type Row = Record<string, unknown>

/** With a parameter for each value: SQLite takes 32 766 in one statement. */
const rowsAtOnce = 500

/** All rows of a table, some at a time, in no particular order. */
export const batchesOf = ({ kind, handle }: Side, table: CopiedTable): AsyncGenerator<Row[]> =>
  kind === 'postgres' ? throughCursor(handle, table) : inBatches(streamOf(handle, table))

/** A table whose name and columns are known only now: its type cannot be. */
const streamOf = (handle: Kysely<Tables>, { name, columns }: CopiedTable) =>
  (handle as unknown as Kysely<Record<string, Row>>)
    .selectFrom(name)
    .select(columns as string[])
    .stream()

async function* inBatches(rows: AsyncIterable<Row>) {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The driver hands over an answer as a whole; a cursor asks for it in pieces. */
async function* throughCursor(handle: Kysely<Tables>, { name, columns }: CopiedTable) {
  const names = sql.join(columns.map(column => sql.ref(column)))
  await sql`declare copied_rows no scroll cursor for select ${names} from ${sql.table(name)}`.execute(handle)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from copied_rows`.execute(handle)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close copied_rows`.execute(handle)
}

export const insertRows = ({ handle }: Side, { name }: CopiedTable, rows: readonly Row[]) =>
  (handle as unknown as Kysely<Record<string, Row>>).insertInto(name).values(rows).execute()

/**
 * Tells whether two tables hold the same rows, in whatever order the databases return them: the sum of the rows' hashes.
 * A sum, because rows that are equal would cancel each other out in an exclusive or.
 */
export function createRowSum({ columns }: CopiedTable) {
  let rows = 0
  let sum = 0n
  return {
    add(batch: readonly Row[]) {
      for (const row of batch) {
        const values = JSON.stringify(columns.map(name => row[name]))
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hash('sha256', values, 'hex')}`))
      }
      rows += batch.length
    },
    result: () => ({ rows, sum }),
  }
}
