import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type AuditEntry, listAuditEntries } from '#contracts/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendPage } from '#server/http/list-responses.ts'
import type { Handle } from '#server/storage/database.ts'
import { newestFirst, sortedRowsAndTotal } from '#server/storage/sorted-rows.ts'
import { describeAction } from './audit-log.ts'

export async function auditRoutes(app: FastifyInstance) {
  const { database } = app
  addCall(app, listAuditEntries, async (request, reply) => {
    const { limit, cursor, show, lead } = request.query
    const { sessionId } = request.actor
    const where = [...(show ? [sql`"group" = ${show}`] : []), ...(lead ? [sql`lead_id = ${lead}`] : [])]
    const list = { table: 'audit_log', order: newestFirst('at'), where } as const
    const { page, ...rest } = await sortedRowsAndTotal(database, list, decodeCursor(cursor), limit)
    const nameOf = await namesOf(
      database.read,
      page.flatMap(({ lead_id }) => lead_id ?? []),
    )
    const items = page.map(
      ({ id, at, action, lead_id, session_id, device, address, details }): AuditEntry => ({
        id,
        at,
        what: describeAction(action, details),
        lead: lead_id === null ? null : { id: lead_id, name: nameOf.get(lead_id) ?? null },
        device,
        address,
        isThisDevice: session_id !== null && session_id === sessionId,
      }),
    )
    return sendPage(request, reply, { items, ...rest })
  })
}

/** Of leads, by id, without those who were erased. */
async function namesOf(read: Handle, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const leads = await read.selectFrom('leads').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
  return new Map(leads.map(({ id, name, email }) => [id, name || email]))
}
