import type { Handle } from '#server/storage/database.ts'
import { putSetting } from '#server/storage/settings.ts'

/** Deletes at most `limit` entries from before this time. The database refuses to delete any until it's stored. */
export async function purgeAuditLog(
  transaction: Handle,
  { keptFrom, limit, now }: { keptFrom: string; limit: number; now: string },
) {
  const old = await transaction.selectFrom('audit_log').select('id').where('at', '<', keptFrom).limit(limit).execute()
  if (old.length === 0) return 0
  // Not JSON like other settings: a trigger compares it.
  await putSetting(transaction, 'audit_log_kept_from', keptFrom, now)
  const ids = old.map(({ id }) => id)
  const { numDeletedRows } = await transaction.deleteFrom('audit_log').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
