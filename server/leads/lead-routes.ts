import type { FastifyInstance } from 'fastify'
import {
  addLeadNote,
  changeLead,
  changeLeadNote,
  exportLeads,
  type LeadChange,
  listLeads,
  readLead,
  readLeadStats,
  removeLeadNote,
} from '#contracts/leads.ts'
import { recordExport, recordList } from '#server/audit/audit-log.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/lists/export.ts'
import { decodeCursor, sendPage } from '#server/lists/list-page.ts'
import type { LeadEvents } from '#server/outbox/lead-events.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { exportedLeads, leadColumns } from './lead-export.ts'
import { deleteNote, insertNote, updateNote } from './lead-notes.ts'
import { leadPage, leadsAfter, requireLead, updateLead } from './lead-queries.ts'
import { leadStats } from './lead-stats.ts'
import { leadSummaries } from './lead-summary.ts'
import { applyVerdict } from './lead-verdict.ts'
import { type LeadViewParts, viewLead } from './lead-view.ts'

const rowsPerExportPage = 500

type Parts = LeadViewParts & { database: Database; events: LeadEvents; outbox: Pick<Outbox, 'sendNow'> }

export async function leadRoutes(app: FastifyInstance, { database, events, outbox, ...view }: Parts) {
  const { read, search } = database
  const now = () => new Date().toISOString()

  const leadWithId = async (id: string) => viewLead(search, await requireLead(read, id), view, now())

  /** Reports the change to the webhook. The lead is locked first, so that it can't be erased in between. */
  async function change<Result>(id: string, columns: LeadChange, work: (transaction: Handle) => Promise<Result>) {
    const { result, webhookId } = await database.write(async transaction => {
      await updateLead(transaction, id, columns, now())
      const result = await work(transaction)
      return { result, webhookId: await events.add(transaction, { type: 'lead.updated', leadId: id }) }
    })
    events.sendNow(webhookId)
    return { result, lead: await leadWithId(id) }
  }

  const changeNotes = async (id: string, work: (transaction: Handle) => Promise<unknown>) =>
    (await change(id, {}, work)).lead

  addCall(app, listLeads, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const { page, next, total } = await leadPage(database, filter, decodeCursor(cursor), limit)
    const items = await leadSummaries(search, page, now())
    await recordList(database, request, 'leads.listed')
    return sendPage(request, reply, { items, total, next })
  })

  addCall(app, exportLeads, async (request, reply) => {
    const { format, ...filter } = request.query
    return sendExport(reply, {
      format,
      fileName: 'leads',
      columns: leadColumns,
      record: recordExport(database, request, 'leads.exported', format),
      async pageAfter(cursor) {
        const { page, next } = await leadsAfter(database, filter, cursor, rowsPerExportPage)
        return { items: await exportedLeads(search, page, now()), next }
      },
    })
  })

  addCall(app, readLead, async ({ params }) => leadWithId(params.id))

  addCall(app, changeLead, async ({ params: { id }, body }) => {
    const { verdict } = body
    const { result: released, lead } = await change(id, body, async transaction =>
      verdict ? applyVerdict(transaction, id, verdict, now()) : [],
    )
    for (const emailId of released) outbox.sendNow('email', emailId)
    return lead
  })

  addCall(app, addLeadNote, async ({ params: { id }, body }) =>
    changeNotes(id, transaction => insertNote(transaction, id, body.text, now())),
  )

  addCall(app, changeLeadNote, async ({ params: { id, noteId }, body }) =>
    changeNotes(id, transaction => updateNote(transaction, { leadId: id, noteId }, body.text, now())),
  )

  addCall(app, removeLeadNote, async ({ params: { id, noteId } }) =>
    changeNotes(id, transaction => deleteNote(transaction, { leadId: id, noteId })),
  )

  addCall(app, readLeadStats, async ({ query }) => leadStats(search, query))
}
