import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/storage/database.ts'
import { clockDoubt, readLastPurge } from './last-purge.ts'
import { personalTables, visitTables } from './personal-data.ts'
import { purgeDates } from './privacy-service.ts'

export type OldRows = { table: string; count: number; oldest: string; newest: string }

/** What a purge would delete, and why the server doesn't do it by itself. */
export async function previewPurge(read: Handle, now: Date) {
  const before = purgeDates(now)
  const found: OldRows[] = []
  const count = async (table: string, time: string, isOld: RawBuilder<boolean>) => {
    const { rows } = await sql<Omit<OldRows, 'table'>>`
      select count(*) as count, min(${sql.ref(time)}) as oldest, max(${sql.ref(time)}) as newest
      from ${sql.table(table)} where ${isOld}`.execute(read)
    found.push(...rows.filter(({ count }) => count > 0).map(row => ({ table, ...row })))
  }
  for (const { table, time, isOld } of personalTables) await count(table, time, isOld(before))
  await count('audit_log', 'at', sql`at < ${before.auditLog}`)
  for (const table of visitTables) await count(table, 'day', sql`day < ${before.visits}`)
  const last = await readLastPurge(read)
  return { found, refusal: last && clockDoubt(last, now) }
}
