import type { FastifyInstance } from 'fastify'
import { changeLead, exportLeads, listLeads, readLead, readLeadStats } from '#contracts/leads.ts'
import type { Database } from '#server/db/database.ts'
import { countForms } from '#server/forms/form-records.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/lists/export.ts'
import { decodeCursor, sendPage } from '#server/lists/list-page.ts'
import type { LeadEvents } from '#server/outbox/lead-events.ts'
import { leadPage, leadsAfter, requireLead, updateLead } from './lead-queries.ts'
import type { LeadRow } from './lead-repository.ts'
import { leadStats } from './lead-stats.ts'
import { leadColumns, leadSummaryOf } from './lead-summary.ts'
import { type LeadViewParts, viewLead } from './lead-view.ts'

const rowsPerExportPage = 500

type Parts = LeadViewParts & { database: Database; events: LeadEvents }

export async function leadRoutes(app: FastifyInstance, { database, events, ...view }: Parts) {
  const { read, search } = database
  const now = () => new Date().toISOString()

  async function summariesOf(rows: readonly LeadRow[]) {
    const sentBy = await countForms(
      search,
      rows.map(row => row.email_key),
    )
    return rows.map(row => leadSummaryOf(row, sentBy(row.email_key), now()))
  }

  const leadWithId = async (id: string) => viewLead(search, await requireLead(read, id), view, now())

  addCall(app, listLeads, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const { page, next, total } = await leadPage(database, filter, decodeCursor(cursor), limit)
    return sendPage(request, reply, { items: await summariesOf(page), total, next })
  })

  addCall(app, exportLeads, async ({ query: { format, ...filter } }, reply) =>
    sendExport(reply, {
      format,
      fileName: 'leads',
      columns: leadColumns,
      async pageAfter(cursor) {
        const { page, next } = await leadsAfter(database, filter, cursor, rowsPerExportPage)
        const summaries = await summariesOf(page)
        return { items: summaries.map((summary, index) => ({ ...summary, note: page[index]?.note ?? '' })), next }
      },
    }),
  )

  addCall(app, readLead, async ({ params }) => leadWithId(params.id))

  addCall(app, changeLead, async ({ params, body }) => {
    const webhookId = await database.write(async transaction => {
      const found = await updateLead(transaction, params.id, body, now())
      return found ? events.add(transaction, { type: 'lead.updated', leadId: params.id }) : undefined
    })
    events.sendNow(webhookId)
    return leadWithId(params.id)
  })

  addCall(app, readLeadStats, async ({ query }) => leadStats(search, query))
}
