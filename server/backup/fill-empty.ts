import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Tables } from '#server/db/tables.ts'
import type { CopiedTable } from './copied-tables.ts'
import { CopyRefused } from './copy-refused.ts'
import { type Copied, copyTables, countsOf } from './copy-tables.ts'
import { nameOf, type Place } from './places.ts'
import type { Snapshot } from './snapshot.ts'

const open = (place: Place): Promise<Database> =>
  place.kind === 'postgres' ? openPostgres(place.url) : openSqlite(place.file)

/** Copies the rows into a database that has none, in one transaction. It is made if it is not there. */
export async function fillEmpty(place: Place, source: Snapshot, tables: readonly CopiedTable[]): Promise<Copied> {
  const target = await open(place)
  try {
    return await target.write(async handle => {
      if (target.kind === 'postgres') await holdOffOthers(handle, tables)
      await requireEmpty(handle, place, tables)
      return countsOf(await copyTables(source, { kind: target.kind, handle }, tables))
    })
  } finally {
    await target.close()
  }
}

/** A server that is running on it already waits with its writes; on SQLite every write does that. */
const holdOffOthers = (handle: Kysely<Tables>, tables: readonly CopiedTable[]) =>
  sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share row exclusive mode`.execute(handle)

async function requireEmpty(handle: Kysely<Tables>, place: Place, tables: readonly CopiedTable[]) {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 as found from ${sql.table(name)} limit 1`.execute(handle)
    if (rows.length > 0)
      throw new CopyRefused(`${nameOf(place)} holds data already (in ${name}). Only an empty database is filled.`)
  }
}
