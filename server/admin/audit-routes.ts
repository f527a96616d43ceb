import type { FastifyInstance } from 'fastify'
import { type Selectable, sql } from 'kysely'
import { type AuditEntry, type AuditFilter, exportAuditLog, listAuditEntries } from '#contracts/audit-log.ts'
import { companyCity, companyTimeText } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/http/export.ts'
import { decodeCursor, sendPage } from '#server/http/list-page.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { type Cursor, countRows, type Listed, newestFirst, sortedRows } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actionsOf, describeAction, recordExport } from './audit-log.ts'

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

const isAbout = (lead: string | undefined) => (lead === undefined ? [] : [sql`lead_id = ${lead}`])

/** A lead has few entries, so its index is enough. Of all entries, each action has its own part of an index. */
function matching({ show, lead }: AuditFilter): Listed<'audit_log'> {
  const list = { table: 'audit_log', order: newestFirst('at') } as const
  if (!show) return { ...list, where: isAbout(lead) }
  if (lead) return { ...list, where: [...isAbout(lead), isOneOf(actionsOf(show))] }
  return { ...list, where: [], oneOf: actionsOf(show).map(action => sql`action = ${action}`) }
}

const isOneOf = (actions: readonly string[]) => sql`action in (${sql.join(actions)})`

const countEntries = (database: Database, { show, lead }: AuditFilter) =>
  countRows(database, { table: 'audit_log', where: [...isAbout(lead), ...(show ? [isOneOf(actionsOf(show))] : [])] })

async function auditPage(
  database: Database,
  filter: AuditFilter,
  reader: Reader,
  { after, limit }: { after: Cursor | undefined; limit: number },
) {
  const [page, total] = await Promise.all([
    auditEntriesAfter(database, filter, reader, { after, limit }),
    countEntries(database, filter),
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
