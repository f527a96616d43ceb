import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** A table's checksum by its name. */
export type Sums = ReadonlyMap<string, bigint>

/** SQLite's own check finds a damaged file but not a changed byte in a text. */
export async function writeSums(handle: Kysely<Tables>, sums: Sums) {
  await sql`create table backup_sums (name text primary key, sum text not null)`.execute(handle)
  for (const [name, sum] of sums)
    await sql`insert into backup_sums values (${name}, ${sum.toString(16)})`.execute(handle)
}

/** None in the server's own database, and in backups of older releases. */
export async function readSums(handle: Kysely<Tables>): Promise<Sums> {
  const tables = await handle.introspection.getTables()
  if (!tables.some(({ name }) => name === 'backup_sums')) return new Map()
  const { rows } = await sql<{ name: string; sum: string }>`select name, sum from backup_sums`.execute(handle)
  return new Map(rows.map(({ name, sum }) => [name, BigInt(`0x${sum}`)]))
}
