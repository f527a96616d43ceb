import { type Selectable, sql } from 'kysely'
import type { AuditEntry, AuditFilter } from '#contracts/audit-log.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { Cursor } from '#server/storage/sorted-rows.ts'
import { countRows, type Listed, newestFirst, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { describeAction } from './audit-actions.ts'

type AuditRow = Selectable<Tables['audit_log']>

type Reader = { sessionId: string | null }

const matching = ({ show, lead }: AuditFilter): Listed<'audit_log'> => ({
  table: 'audit_log',
  order: newestFirst('at'),
  where: [...(show ? [sql`"group" = ${show}`] : []), ...(lead ? [sql`lead_id = ${lead}`] : [])],
})

export async function auditPage(
  database: Database,
  filter: AuditFilter,
  reader: Reader,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const [page, total] = await Promise.all([
    auditEntriesAfter(database, filter, reader, { after, limit }),
    countRows(database, matching(filter)),
  ])
  return { ...page, total }
}

export async function auditEntriesAfter(
  database: Database,
  filter: AuditFilter,
  { sessionId }: Reader,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const { page, next } = await sortedRows(database, matching(filter), after, limit)
  const nameOf = await namesOfLeads(database.read, page)
  const items = page.map(
    ({ id, at, action, lead_id, session_id, device, address, details }): AuditEntry => ({
      id,
      at,
      ...describeAction(action, details),
      lead: lead_id === null ? null : { id: lead_id, name: nameOf.get(lead_id) ?? null },
      device,
      address,
      isThisDevice: session_id !== null && session_id === sessionId,
    }),
  )
  return { items, next }
}

/** By id, without those who were erased. */
async function namesOfLeads(read: Handle, rows: readonly AuditRow[]) {
  const ids = new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))
  if (ids.size === 0) return new Map<string, string>()
  const leads = await read
    .selectFrom('leads')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(leads.map(({ id, name, email }) => [id, name || email]))
}
