import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { CopyRefused, describeLocation, excludedTables, withSnapshot } from './snapshot.ts'

type Row = Record<string, unknown>
type AnyTables = Kysely<Record<string, Row>>

/** Postgres allows 65,535 parameters per statement. */
const rowsPerBatch = 500

/** From a file of SQLite to an empty Postgres. Returns the number of rows by table. */
export const moveToPostgres = (file: string, url: string, migrations = releasedMigrations) =>
  withSnapshot({ kind: 'sqlite', file }, async ({ handle, migration }) => {
    if (migration !== latestOf(migrations))
      throw new CopyRefused(
        `${file} is from an older release (${migration}). Start this release on it once, which updates its tables, then move it.`,
      )
    const target = await openPostgres(url, migrations)
    try {
      // An error rolls everything back.
      return await target.write(transaction => copyTables(anyTables(handle), anyTables(transaction), url))
    } finally {
      await target.close()
    }
  })

const anyTables = (handle: Handle) => handle as unknown as AnyTables

async function copyTables(from: AnyTables, to: AnyTables, url: string) {
  const all = await from.introspection.getTables()
  const names = all.map(({ name }) => name).filter(name => !excludedTables.includes(name))
  for (const name of names)
    if (await to.selectFrom(name).selectAll().limit(1).executeTakeFirst())
      throw new CopyRefused(
        `${describeLocation({ kind: 'postgres', url })} already contains data (in ${name}). The target database must be empty.`,
      )
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = await copyTable(from, to, name)
  return counts
}

async function copyTable(from: AnyTables, to: AnyTables, name: string) {
  let count = 0
  for await (const rows of batchesOf(from, name)) {
    const stored = await to.insertInto(name).values(rows).returningAll().execute()
    if (!isDeepStrictEqual(stored, rows)) throw new Error(`The copy of ${name} doesn't match the original.`)
    count += rows.length
  }
  return count
}

async function* batchesOf(from: AnyTables, name: string) {
  let batch: Row[] = []
  for await (const row of from.selectFrom(name).selectAll().stream()) {
    // SQLite's rows have no prototype, which counts as a difference.
    batch.push({ ...row })
    if (batch.length < rowsPerBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
