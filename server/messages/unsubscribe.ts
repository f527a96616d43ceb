import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { text } from '#contracts/text.ts'
import { minuteMs } from '#contracts/time.ts'
import { inboxKey } from '#server/email-address.ts'
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

const tokenQuery = z.object({ token: text('The link', 100) })

export async function unsubscribeRoutes(app: FastifyInstance) {
  const onRequest = async (request: FastifyRequest) => app.limits.take([linkLimit], request)

  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, parsed) => parsed(null, body),
  )

  async function isUnsubscribed({ query }: FastifyRequest) {
    const { data } = tokenQuery.safeParse(query)
    if (!data) return false
    const now = app.clock.now().toISOString()
    return app.database.write(transaction => unsubscribeByToken(transaction, data.token, now))
  }

  const logFailure = (request: FastifyRequest) => (error: Error) => {
    request.log.error(describeError(error), 'not unsubscribed')
    return false
  }

  // A GET is the page with the form, because link scanners open every URL.
  app.post('/unsubscribe', { onRequest }, async (request, reply) => {
    // One-click unsubscribe (RFC 8058), which isn't redirected. The token is in the URL.
    if (JSON.stringify(request.body ?? '').includes('One-Click')) {
      if (await isUnsubscribed(request)) return { success: true }
      throw new PublicError(404, 'This unsubscribe link is no longer valid.')
    }
    // The visitor gets a page, also while the database is away.
    const isDone = await isUnsubscribed(request).catch(logFailure(request))
    return reply.redirect(`/unsubscribe/${isDone ? 'done' : 'failed'}`, 303)
  })
}
