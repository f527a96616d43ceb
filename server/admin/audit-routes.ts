import type { FastifyInstance } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { type AuditEntry, type AuditFilter, listAuditEntries } from '#contracts/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendPage } from '#server/http/list-responses.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { type Cursor, countRows, type Listed, newestFirst, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { describeAction } from './audit-log.ts'

export async function auditRoutes(app: FastifyInstance) {
  const { database } = app
  addCall(app, listAuditEntries, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const page = await auditPage(database, filter, request.actor, { after: decodeCursor(cursor), limit })
    return sendPage(request, reply, page)
  })
}

type AuditRow = Selectable<Tables['audit_log']>

type Reader = { sessionId: string | null }

const matching = ({ show, lead }: AuditFilter): Listed<'audit_log'> => ({
  table: 'audit_log',
  order: newestFirst('at'),
  where: [...(show ? [sql`"group" = ${show}`] : []), ...(lead ? [sql`lead_id = ${lead}`] : [])],
})

async function auditPage(
  database: Database,
  filter: AuditFilter,
  { sessionId }: Reader,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const list = matching(filter)
  const [{ page, next }, total] = await Promise.all([
    sortedRows(database, list, after, limit),
    countRows(database, list),
  ])
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
  return { items, next, total }
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
