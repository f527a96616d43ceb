import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { successAnswer } from '#contracts/success-answer.ts'
import { unsubscribeLink } from '#contracts/unsubscribe.ts'
import type { Database } from '#server/db/database.ts'
import { limitSubmissions } from '#server/leads/submission-limit.ts'
import { suppressByToken } from '#server/mail/mail-repository.ts'
import { PublicError } from '#server/plugins/errors.ts'

/**
 * The address in the List-Unsubscribe header of our mails (RFC 8058). Mail programs post to it when their user clicks
 * once; programs and scanners that merely open it are shown the page with the button, and nothing changes.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  // Mail programs send a form, and what it says is always the same: the token is in the address.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, parsed) => parsed(null, undefined),
  )

  routes.get('/api/unsubscribe', { schema: { querystring: unsubscribeLink } }, async ({ query }, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(query.token)}`, 303),
  )

  routes.post(
    '/api/unsubscribe',
    { onRequest: limitSubmissions(app), schema: { querystring: unsubscribeLink, response: { 200: successAnswer } } },
    async request => {
      const { token } = request.query
      const known = await database.write(transaction => suppressByToken(transaction, token, new Date().toISOString()))
      if (!known) throw new PublicError(404, 'This unsubscribe link is not valid any more.')
      return { success: true as const }
    },
  )
}
