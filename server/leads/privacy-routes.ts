import type { FastifyInstance, FastifyRequest } from 'fastify'
import { confirmRequested, openUnsubscribeLink, unsubscribe } from '#contracts/email-links.ts'
import { eraseLead, exportLead } from '#contracts/leads.ts'
import { minuteMs } from '#contracts/time.ts'
import { recordRead } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { confirmByToken } from '#server/messages/email/confirm-links.ts'
import { suppressByToken } from '#server/messages/email/suppressions.ts'
import type { LeadEvents } from '#server/messages/outbox/lead-events.ts'
import type { Outbox } from '#server/messages/outbox/outbox.ts'
import { requireLead } from './lead-queries.ts'
import { erasePersonalData, exportPersonalData } from './privacy-service.ts'

export async function privacyRoutes(app: FastifyInstance, { events }: { events: LeadEvents }) {
  const { database } = app

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
      addEvent: events.add,
    })
    app.sessionCounts.invalidate()
    events.sendNow(webhookId)
    request.log.info('lead erased')
    return { erasedAt: app.clock.now().toISOString(), database: database.kind, ...erased }
  })
}

/** Apart from the forms' limit, and higher: an email provider's servers unsubscribe many people. Tokens can't be guessed. */
const linkLimit: LimitRule = { name: 'email link', uses: 300, windowMs: minuteMs }

/** What the links in our emails do once their page's button is pressed. */
export async function emailLinkRoutes(app: FastifyInstance, { outbox }: { outbox: Pick<Outbox, 'sendNow'> }) {
  const { database } = app

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

  addLink(app, unsubscribe, 'This unsubscribe link is no longer valid.', token =>
    database.write(transaction => suppressByToken(transaction, token, app.clock.now().toISOString())),
  )

  addLink(app, confirmRequested, 'This link is no longer valid.', async token => {
    const now = app.clock.now().toISOString()
    const confirmed = await database.write(transaction => confirmByToken(transaction, token, now))
    for (const id of confirmed?.released ?? []) outbox.sendNow('email', id)
    return confirmed !== undefined
  })
}

/** The call, and the form that the page posts to its own URL without JavaScript. `use`: false if the link doesn't work. */
function addLink(
  app: FastifyInstance,
  call: typeof unsubscribe | typeof confirmRequested,
  invalid: string,
  use: (token: string) => Promise<boolean>,
) {
  const onRequest = async (request: FastifyRequest) => app.limits.take([linkLimit], request)

  addCall(
    app,
    call,
    async ({ query: { token } }) => {
      if (!(await use(token))) throw new PublicError(404, invalid)
      return { success: true as const }
    },
    [onRequest],
  )

  const page = call.path.replace('/api', '')
  app.post(page, { onRequest }, async (request, reply) => {
    const { data } = call.query.safeParse(request.query)
    const isDone = data !== undefined && (await use(data.token))
    return reply.redirect(`${page}/${isDone ? 'done' : 'failed'}`, 303)
  })
}
