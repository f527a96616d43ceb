import type { FastifyInstance } from 'fastify'
import { eraseLead, exportLead } from '#contracts/leads.ts'
import { recordRead } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { requireLead } from './lead-queries.ts'
import { erasePersonalData, exportPersonalData } from './privacy-service.ts'

export async function privacyRoutes(app: FastifyInstance) {
  const { database, outbox } = app

  addCall(app, exportLead, async (request, reply) => {
    const { id, email } = await requireLead(database.read, request.params.id)
    const found = await exportPersonalData(database, email, app.published.words)
    await recordRead(database, request, { action: 'lead.exported', leadId: id })
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lead.json"')
      .send(JSON.stringify(found, null, 2))
  })

  addCall(app, eraseLead, async request => {
    const { email } = await requireLead(database.read, request.params.id)
    const { webhookId, ...erased } = await erasePersonalData(database, email, {
      actor: request.actor,
      addEvent: outbox.addWebhook,
    })
    app.sessionCounts.invalidate()
    outbox.sendNow('webhook', webhookId)
    request.log.info('lead erased')
    return { erasedAt: app.clock.now().toISOString(), database: database.kind, ...erased }
  })
}
