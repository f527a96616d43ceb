import type { FastifyInstance } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { type AuditEntry, type AuditFilter, exportAuditLog, listAuditEntries } from '#contracts/audit-log.ts'
import { companyCity, companyTimeText } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendExport, sendPage } from '#server/http/list-responses.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { type Cursor, countRows, type Listed, newestFirst, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { describeAction, recordExport } from './audit-log.ts'

const rowsPerExportPage = 500

const columns: ReadonlyArray<readonly [string, (entry: AuditEntry) => string | null]> = [
  [`Time (${companyCity} time)`, ({ at }) => companyTimeText(at, 'second')],
  ['What was done', ({ what }) => what],
  ['Kind', ({ group }) => group],
  ['Lead', ({ lead }) => lead && (lead.name ?? 'Erased')],
  ["Lead's id", ({ lead }) => lead?.id ?? null],
  ['Device', ({ device }) => device],
  ['IP address', ({ address }) => address],
]

export async function auditRoutes(app: FastifyInstance) {
  const { database } = app
  addCall(app, listAuditEntries, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const page = await auditPage(database, filter, request.actor, { after: decodeCursor(cursor), limit })
    return sendPage(request, reply, page)
  })

  addCall(app, exportAuditLog, async (request, reply) => {
    const { format, ...filter } = request.query
    return sendExport(reply, {
      format,
      fileName: 'activity',
      columns,
      record: recordExport(database, request, 'audit-log.exported', format),
      pageAfter: after => auditEntriesAfter(database, filter, request.actor, { after, limit: rowsPerExportPage }),
    })
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
  reader: Reader,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const [page, total] = await Promise.all([
    auditEntriesAfter(database, filter, reader, { after, limit }),
    countRows(database, matching(filter)),
  ])
  return { ...page, total }
}

async function auditEntriesAfter(
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
