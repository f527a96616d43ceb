import type { FastifyInstance } from 'fastify'
import { changeLead, exportLeads, listLeads, readLead, readLeadStats } from '#contracts/people.ts'
import type { Database } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/lists/export.ts'
import { decodeCursor, sendPage } from '#server/lists/list-page.ts'
import type { LeadEvents } from '#server/outbox/lead-events.ts'
import { leadStats } from './lead-stats.ts'
import { changePerson, countForms, findPeople, findPerson, listPeople } from './people-queries.ts'
import type { PersonRow } from './people-repository.ts'
import { peopleColumns, summaryOf } from './person-summary.ts'
import { type PersonRecords, viewPerson } from './person-view.ts'

const rowsPerExportPage = 500

type Parts = { database: Database; records: PersonRecords; events: LeadEvents }

export async function peopleRoutes(app: FastifyInstance, { database, records, events }: Parts) {
  const { read, search } = database
  const now = () => new Date().toISOString()

  async function summariesOf(rows: readonly PersonRow[]) {
    const emailKeys = rows.map(row => row.email_key)
    const counts = await countForms(search, emailKeys)
    return rows.map(row => summaryOf(row, counts.get(row.email_key), now()))
  }

  addCall(app, listLeads, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const { page, next, total } = await listPeople(database, filter, decodeCursor(cursor), limit)
    return sendPage(request, reply, { items: await summariesOf(page), total, next })
  })

  addCall(app, exportLeads, async ({ query: { format, ...filter } }, reply) =>
    sendExport(reply, {
      format,
      fileName: 'leads',
      columns: peopleColumns,
      async pageAfter(cursor) {
        const { page, next } = await findPeople(database, filter, cursor, rowsPerExportPage)
        const summaries = await summariesOf(page)
        return { items: summaries.map((summary, index) => ({ ...summary, note: page[index]?.note ?? '' })), next }
      },
    }),
  )

  addCall(app, readLead, async ({ params }) => viewPerson(search, await findPerson(read, params.id), records, now()))

  addCall(app, changeLead, async ({ params, body }) => {
    const webhookId = await database.write(async transaction => {
      const found = await changePerson(transaction, params.id, body, now())
      return found ? events.add(transaction, { type: 'lead.updated', personId: params.id }) : undefined
    })
    events.sendNow(webhookId)
    return viewPerson(search, await findPerson(read, params.id), records, now())
  })

  addCall(app, readLeadStats, async ({ query }) => leadStats(search, query))
}
