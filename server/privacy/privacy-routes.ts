import type { FastifyInstance } from 'fastify'
import { eraseLead, exportLead } from '#contracts/leads.ts'
import { openUnsubscribeLink, unsubscribe } from '#contracts/unsubscribe.ts'
import { recordRead } from '#server/audit/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { suppressByToken } from '#server/email/suppressions.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { limitSubmissions } from '#server/http/limits.ts'
import { requireLead } from '#server/leads/lead-queries.ts'
import type { LeadEvents } from '#server/outbox/lead-events.ts'
import { erasePersonalData, exportPersonalData } from './privacy-service.ts'

type Options = { database: Database }

type LeadOptions = Options & { events: LeadEvents; onErased: () => void }

export async function privacyRoutes(app: FastifyInstance, { database, events, onErased }: LeadOptions) {
  addCall(app, exportLead, async (request, reply) => {
    const { id, email } = await requireLead(database.read, request.params.id)
    const found = await exportPersonalData(database, email)
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
      addEvent: events.add,
    })
    onErased()
    events.sendNow(webhookId)
    request.log.info('lead erased')
    return { erasedAt: new Date().toISOString(), ...erased }
  })
}

export async function unsubscribeRoutes(app: FastifyInstance, { database }: Options) {
  const suppress = (token: string) =>
    database.write(transaction => suppressByToken(transaction, token, new Date().toISOString()))

  // One-click unsubscribe (RFC 8058): the body is always the same, and the token is in the URL.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, parsed) => parsed(null, undefined),
  )

  // A GET must not unsubscribe anyone, because link scanners open every URL.
  addCall(app, openUnsubscribeLink, async ({ query }, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(query.token)}`, 303),
  )

  addCall(
    app,
    unsubscribe,
    async ({ query: { token } }) => {
      if (!(await suppress(token))) throw new PublicError(404, 'This unsubscribe link is no longer valid.')
      return { success: true as const }
    },
    [limitSubmissions(app)],
  )

  // Without JavaScript, the page's form posts to the page's own URL, which has the token.
  app.post('/unsubscribe', { onRequest: limitSubmissions(app) }, async (request, reply) => {
    const { data } = unsubscribe.query.safeParse(request.query)
    const isDone = data !== undefined && (await suppress(data.token))
    return reply.redirect(isDone ? '/unsubscribe/done' : '/unsubscribe/failed', 303)
  })
}
