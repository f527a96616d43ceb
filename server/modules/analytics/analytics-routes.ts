import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { newEvent, newSession, sessionAnswered, sessionCompletion } from '#contracts/analytics.ts'
import { successAnswer } from '#contracts/success-answer.ts'
import { text } from '#contracts/text.ts'
import type { Database } from '#server/db/database.ts'
import { PublicError } from '#server/plugins/errors.ts'
import type { LimitRule } from '#server/plugins/limits.ts'
import { completeSession, insertEvent, insertSession } from './analytics-repository.ts'

const analyticsLimits: readonly LimitRule[] = [
  { name: 'analytics', uses: 600, windowMs: 60_000 },
  { name: 'analytics of a day', uses: 10_000, windowMs: 24 * 60 * 60_000 },
]

const sessionParams = z.object({ sessionId: text('Session', 100) })

export async function analyticsRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  // Before the body is read: requests we refuse count too.
  app.addHook('onRequest', async request => {
    await Promise.all(analyticsLimits.map(rule => app.limits.take(rule, request)))
  })
  const requireFound = (found: boolean) => {
    if (!found) throw new PublicError(404, 'There is no such session.')
    return { success: true as const }
  }

  routes.post(
    '/api/analytics/sessions',
    { schema: { body: newSession, response: { 200: sessionAnswered } } },
    async ({ body }) => {
      const id = await database.write(transaction => insertSession(transaction, body, new Date().toISOString()))
      return { success: true as const, session: { id } }
    },
  )

  routes.post(
    '/api/analytics/events',
    { schema: { body: newEvent, response: { 200: successAnswer } } },
    async ({ body }) =>
      requireFound(await database.write(transaction => insertEvent(transaction, body, new Date().toISOString()))),
  )

  routes.patch(
    '/api/analytics/sessions/:sessionId/complete',
    { schema: { params: sessionParams, body: sessionCompletion, response: { 200: successAnswer } } },
    async ({ params, body }) =>
      requireFound(
        await database.write(transaction =>
          completeSession(transaction, params.sessionId, body.toolkitOptIn, new Date().toISOString()),
        ),
      ),
  )
}
