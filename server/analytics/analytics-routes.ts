import type { FastifyInstance } from 'fastify'
import { completeSession, openSession, reportEvent } from '#contracts/analytics.ts'
import type { Database } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { insertEvent, insertSession, markCompleted } from './analytics-repository.ts'
import type { SessionCounts } from './session-counts.ts'

const analyticsLimits: readonly LimitRule[] = [
  { name: 'analytics', uses: 600, windowMs: 60_000 },
  { name: 'analytics of a day', uses: 10_000, windowMs: 24 * 60 * 60_000 },
]

type CountSurvey = (
  step: 'surveys_started' | 'surveys_completed',
  session: { first_page: string | null; started_at: string },
) => void

type Options = { database: Database; counts: SessionCounts; countSurvey: CountSurvey }

export async function analyticsRoutes(app: FastifyInstance, { database, counts, countSurvey }: Options) {
  // Before the body is parsed, so that rejected requests count too.
  app.addHook('onRequest', async request => {
    await app.limits.take(analyticsLimits, request)
  })
  const requireFound = (found: boolean) => {
    if (!found) throw new PublicError(404, 'Session not found.')
    counts.invalidate()
    return { success: true as const }
  }

  addCall(app, openSession, async ({ body }) => {
    const session = await database.writeOne(handle => insertSession(handle, body, new Date().toISOString()))
    counts.invalidate()
    countSurvey('surveys_started', session)
    return { success: true as const, session: { id: session.id } }
  })

  addCall(app, reportEvent, async ({ body }) =>
    requireFound(await database.write(transaction => insertEvent(transaction, body, new Date().toISOString()))),
  )

  addCall(app, completeSession, async ({ params, body }) => {
    const now = new Date().toISOString()
    const session = await database.writeOne(handle => markCompleted(handle, params.sessionId, body.toolkitOptIn, now))
    if (session?.completed_at === now) countSurvey('surveys_completed', session)
    return requireFound(session !== undefined)
  })
}
