import type { FastifyInstance } from 'fastify'
import { type AuditEntry, exportAuditLog, listAuditEntries } from '#contracts/audit-log.ts'
import { companyCity, companyTimeText } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/http/export.ts'
import { decodeCursor, sendPage } from '#server/http/list-page.ts'
import type { Database } from '#server/storage/database.ts'
import { auditEntriesAfter, auditPage } from './audit-list.ts'
import { recordExport } from './audit-log.ts'

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

export async function auditRoutes(app: FastifyInstance, { database }: { database: Database }) {
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
