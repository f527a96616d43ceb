import { DatabaseSync } from 'node:sqlite'
import { migrateUpTo } from '#server/db/migrations.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import type { Tables } from '#server/db/tables.ts'

export type CopiedTable = { name: keyof Tables; columns: readonly string[] }

/**
 * Not copied, because they belong to one place and moment: who is signed in (a session that was closed since must not be
 * open again) and who has used up which limit.
 */
export const leftOut: ReadonlyArray<keyof Tables> = ['admin_sessions', 'rate_limits']

/**
 * The tables as a migration leaves them, found by running it: none can be forgotten, and what others keep in the same
 * Postgres is not ours to copy.
 */
export async function copiedTables(migration: string): Promise<CopiedTable[]> {
  const scratch = kyselyOn(new DatabaseSync(':memory:'))
  try {
    await migrateUpTo(scratch, migration)
    const tables = await scratch.introspection.getTables()
    return tables
      .map(({ name, columns }) => ({ name: name as keyof Tables, columns: columns.map(column => column.name).sort() }))
      .filter(({ name }) => !leftOut.includes(name))
  } finally {
    await scratch.destroy()
  }
}
