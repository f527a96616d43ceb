import type { FastifyInstance } from 'fastify'
import {
  addLead,
  changeLead,
  exportLeads,
  joinLead,
  listLeads,
  readLead,
  removeLeadNote,
  saveLeadNote,
} from '#contracts/leads.ts'
import { type Actor, type AuditAction, addAuditEntry, recordList, recordRead } from '#server/admin/audit-log.ts'
import type { LeadRow } from '#server/forms/upsert-lead.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendExport, sendPage } from '#server/http/list-responses.ts'
import type { Handle } from '#server/storage/database.ts'
import { insertAddedLead, joinLeads } from './added-leads.ts'
import { applyVerdict, auditEntriesOf, updateLead } from './lead-changes.ts'
import { exportedLeads, leadColumns } from './lead-export.ts'
import { deleteNote, saveNote } from './lead-notes.ts'
import { leadPage, leadsAfter, lockedLead, requireLead, summariesOf } from './lead-queries.ts'
import { viewLead } from './lead-view.ts'

const rowsPerExportPage = 500

export async function leadRoutes(app: FastifyInstance) {
  const { database, outbox, published } = app
  const view = { published, siteUrl: app.config.siteUrl, recordOf: outbox.recordOf }
  const { read } = database
  const now = () => app.clock.now().toISOString()

  const leadWithId = async (id: string) => viewLead(read, await requireLead(read, id), view, now())

  /**
   * Reports the change to the webhook, unless `work` returns false: a repeat changes nothing. The lead is locked first, so
   * that it can't be erased in between.
   */
  async function change(id: string, work: (transaction: Handle, before: LeadRow) => Promise<boolean>) {
    await database.write(async transaction => {
      const hasChanged = await work(transaction, await lockedLead(transaction, id))
      if (hasChanged) await outbox.addWebhook(transaction, { type: 'lead.updated', leadId: id })
    })
    return leadWithId(id)
  }

  /** `work` returns what it did, if anything. */
  const changeNotes = (
    { actor, params }: { actor: Actor; params: { id: string } },
    work: (transaction: Handle) => Promise<AuditAction | undefined>,
  ) =>
    change(params.id, async transaction => {
      const action = await work(transaction)
      await addAuditEntry(transaction, actor, { action: action ?? 'lead.viewed', leadId: params.id })
      return action !== undefined
    })

  addCall(app, listLeads, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query
    const { page, next, total } = await leadPage(
      database,
      { ...filter, now: app.clock.now() },
      decodeCursor(cursor),
      limit,
    )
    const items = page.map(await summariesOf(read, page, now()))
    await recordList(request, 'leads.listed')
    return sendPage(request, reply, { items, total, next })
  })

  addCall(app, exportLeads, async (request, reply) => {
    const filter = { ...request.query, now: app.clock.now() }
    return sendExport(reply, {
      fileName: 'leads',
      columns: leadColumns,
      record: () => recordRead(database, request, { action: 'leads.exported' }),
      async pageAfter(cursor) {
        const { page, next } = await leadsAfter(database, filter, cursor, rowsPerExportPage)
        return { items: await exportedLeads(read, page, now(), view.published.words), next }
      },
    })
  })

  addCall(app, readLead, async request => {
    const lead = await leadWithId(request.params.id)
    await recordRead(database, request, { action: 'lead.viewed', leadId: lead.id })
    return lead
  })

  addCall(app, addLead, async ({ body, actor }) => {
    await database.write(async transaction => {
      const isNew = await insertAddedLead(transaction, body, actor)
      await addAuditEntry(transaction, actor, { action: isNew ? 'lead.added' : 'lead.viewed', leadId: body.id })
      if (isNew) await outbox.addWebhook(transaction, { type: 'lead.updated', leadId: body.id })
    })
    return leadWithId(body.id)
  })

  addCall(app, joinLead, ({ params: { id }, body: { leadId }, actor }) =>
    change(id, async (transaction, before) => {
      await joinLeads(transaction, before, await lockedLead(transaction, leadId))
      await addAuditEntry(transaction, actor, { action: 'lead.joined', leadId: id })
      await outbox.addWebhook(transaction, { type: 'lead.erased', leadId })
      return true
    }),
  )

  addCall(app, changeLead, ({ params: { id }, body, actor }) =>
    change(id, async (transaction, before) => {
      await updateLead(transaction, before, body, actor)
      if (body.verdict) await applyVerdict(transaction, id, body.verdict, now())
      const entries = auditEntriesOf(before, await requireLead(transaction, id))
      const hasChanged = entries.length > 0
      // The response shows the lead.
      if (!hasChanged) entries.push({ action: 'lead.viewed', leadId: id })
      for (const entry of entries) await addAuditEntry(transaction, actor, entry)
      return hasChanged
    }),
  )

  addCall(app, saveLeadNote, request => {
    const { params, body, actor } = request
    const note = { leadId: params.id, noteId: params.noteId, text: body.text, author: actor.person }
    return changeNotes(request, transaction => saveNote(transaction, note, now()))
  })

  addCall(app, removeLeadNote, request => {
    const { id: leadId, noteId } = request.params
    return changeNotes(request, transaction => deleteNote(transaction, { leadId, noteId }))
  })
}
