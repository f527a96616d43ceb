import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openUnsubscribeLink, unsubscribe } from '#contracts/email-links.ts'
import { minuteMs } from '#contracts/time.ts'
import { inboxKey } from '#server/email-address.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Handle } from '#server/storage/database.ts'
import { describeError } from '#server/storage/database-errors.ts'

/** Stored with each email that isn't sent for this reason, so never reword it. */
export const unsubscribedReason =
  'Not sent: the address has unsubscribed. Send it only if they ask for it. They then get our emails again.'

/** Of the inbox, so that a tag in the address makes no difference. */
export const unsubscribeHash = (address: string) => hash('sha256', inboxKey(address))

export async function hasUnsubscribed(read: Handle, address: string) {
  const row = await read
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', unsubscribeHash(address))
    .executeTakeFirst()
  return row !== undefined
}

/** Nothing that a visitor does leads here, because anyone can type in an address. */
export const liftUnsubscribe = (transaction: Handle, address: string) =>
  transaction.deleteFrom('suppressions').where('address_hash', '=', unsubscribeHash(address)).execute()

async function unsubscribeByToken(transaction: Handle, token: string, now: string) {
  const email = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!email?.recipient) return false
  await transaction
    .insertInto('suppressions')
    .values({ address_hash: unsubscribeHash(email.recipient), suppressed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}

/** Apart from the forms' limit, and higher: an email provider's servers unsubscribe many people. Tokens can't be guessed. */
const linkLimit: LimitRule = { name: 'email link', uses: 300, windowMs: minuteMs }

export async function unsubscribeRoutes(app: FastifyInstance) {
  const onRequest = async (request: FastifyRequest) => app.limits.take([linkLimit], request)
  const applyToken = (token: string) =>
    app.database.write(transaction => unsubscribeByToken(transaction, token, app.clock.now().toISOString()))

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
      if (!(await applyToken(token))) throw new PublicError(404, 'This unsubscribe link is no longer valid.')
      return { success: true as const }
    },
    [onRequest],
  )

  const logFailure = (request: FastifyRequest) => (error: Error) => {
    request.log.error(describeError(error), 'not unsubscribed')
    return false
  }

  // The form of the page. The visitor gets a page, also while the database is away.
  app.post('/unsubscribe', { onRequest }, async (request, reply) => {
    const { data } = unsubscribe.query.safeParse(request.query)
    const isDone = data !== undefined && (await applyToken(data.token).catch(logFailure(request)))
    return reply.redirect(`/unsubscribe/${isDone ? 'done' : 'failed'}`, 303)
  })
}
