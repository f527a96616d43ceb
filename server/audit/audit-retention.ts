import { sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'

/**
 * Deletes entries before this time, at most `limit`. The database refuses to delete newer ones than the stored time: not
 * JSON like other settings, because a trigger compares it.
 */
export async function purgeAuditLog(transaction: Handle, keptFrom: string, limit: number) {
  const value = { value: keptFrom, changed_at: new Date().toISOString() }
  await transaction
    .insertInto('settings')
    .values({ name: 'audit_log_kept_from', ...value })
    .onConflict(conflict => conflict.column('name').doUpdateSet(value))
    .execute()
  const { numAffectedRows = 0n } = await sql`
    delete from audit_log where id in (select id from audit_log where at < ${keptFrom} limit ${limit})`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
