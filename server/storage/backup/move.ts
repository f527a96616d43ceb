import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import {
  type CopiedTable,
  CopyRefused,
  type DatabaseLocation,
  describeLocation,
  type Side,
  type Snapshot,
  withSnapshot,
} from './snapshot.ts'

/** The sum of the row hashes is independent of row order. */
type Tally = { rows: number; sum: bigint }

type Row = Record<string, unknown>

/** SQLite allows 32,766 parameters per statement. */
const rowsPerBatch = 500

/** `to` must be empty. Returns the number of rows by table. */
export const copyDatabase = (from: DatabaseLocation, to: DatabaseLocation, migrations = releasedMigrations) =>
  withSnapshot(
    from,
    async source => {
      if (source.migration !== latestOf(migrations))
        throw new CopyRefused(
          `${describeLocation(from)} is from an older release (${source.migration}). Start this release on it once, which updates its tables, then move it.`,
        )
      const target = await (to.kind === 'postgres' ? openPostgres(to.url, migrations) : openSqlite(to.file, migrations))
      try {
        return await target.write(async handle => {
          const side = { kind: target.kind, handle }
          await requireEmpty(side, source, describeLocation(to))
          return copyTables(source, side)
        })
      } finally {
        await target.close()
      }
    },
    migrations,
  )

async function requireEmpty({ kind, handle }: Side, { tables }: Snapshot, name: string) {
  // Blocks writes by a running server. On SQLite any transaction does that.
  if (kind === 'postgres')
    await sql`lock table ${sql.join(tables.map(table => sql.table(table.name)))} in share row exclusive mode`.execute(
      handle,
    )
  for (const table of tables) {
    const { rows } = await sql`select 1 as found from ${sql.table(table.name)} limit 1`.execute(handle)
    if (rows.length > 0)
      throw new CopyRefused(`${name} already contains data (in ${table.name}). The target database must be empty.`)
  }
}

/** Reads the rows back. In a transaction, an error rolls the copy back. */
async function copyTables(source: Snapshot, target: Side) {
  // Many keys are random: with the default cache, the same index pages would be written repeatedly.
  if (target.kind === 'sqlite') await sql`pragma cache_size = -65536`.execute(target.handle)
  const counts: Record<string, number> = {}
  for (const table of source.tables) {
    const sent = { rows: 0, sum: 0n }
    for await (const rows of batchesOf(source, table)) {
      add(sent, rows, table)
      await untyped(target.handle).insertInto(table.name).values(rows).execute()
      // SQLite never yields: without this, signals wouldn't be handled until the end.
      await setImmediate()
    }
    const stored = { rows: 0, sum: 0n }
    for await (const rows of batchesOf(target, table)) add(stored, rows, table)
    if (sent.rows !== stored.rows || sent.sum !== stored.sum)
      throw new Error(
        `The copy of ${table.name} doesn't match the original (${sent.rows} rows sent, ${stored.rows} stored).`,
      )
    counts[table.name] = sent.rows
  }
  return counts
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
