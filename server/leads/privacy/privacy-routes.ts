import type { FastifyInstance } from 'fastify'
import { eraseLead, exportLead } from '#contracts/leads.ts'
import { recordRead } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { requireLead } from '#server/leads/lead-queries.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { erasePersonalData, exportPersonalData } from './privacy-service.ts'

type Options = {
  database: Database
  published: PublishedWords
  saveVisits: () => Promise<void>
  onErased: () => void
}

export async function privacyRoutes(app: FastifyInstance, { database, published, saveVisits, onErased }: Options) {
  const { outbox } = app

  addCall(app, exportLead, async (request, reply) => {
    const { id, email } = await requireLead(database.read, request.params.id)
    const found = await exportPersonalData(database, email, published.words)
    await recordRead(database, request, { action: 'lead.exported', leadId: id })
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lead.json"')
      .send(JSON.stringify(found, null, 2))
  })

  addCall(app, eraseLead, async request => {
    const { email } = await requireLead(database.read, request.params.id)
    // An erasure takes a bot's steps out of the counts, which they must be in by then.
    await saveVisits()
    const { webhookId, ...erased } = await erasePersonalData(database, email, {
      actor: request.actor,
      addEvent: outbox.addWebhook,
    })
    onErased()
    outbox.sendNow('webhook', webhookId)
    request.log.info('lead erased')
    return { erasedAt: app.clock.now().toISOString(), ...erased }
  })
}
