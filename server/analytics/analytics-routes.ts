import type { FastifyInstance } from 'fastify'
import { openSession, reportCompletion, reportEvent } from '#contracts/analytics.ts'
import { listSessions, readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { decodeCursor, sendPage } from '#server/http/list-responses.ts'
import { sessionPage } from './session-list.ts'
import { dropoffOf, funnelsOf, openedSurveys, summaryOf } from './session-report.ts'
import { changeAddress, insertEvent, insertSession, reportCompleted } from './sessions.ts'

const analyticsLimits: readonly LimitRule[] = [
  { name: 'analytics', uses: 600, windowMs: minuteMs },
  { name: 'analytics of a day', uses: 10_000, windowMs: dayMs },
]

export async function analyticsRoutes(app: FastifyInstance) {
  const { database, sessionCounts: counts } = app
  // Before the body is parsed, so that rejected requests count too.
  app.addHook('onRequest', async request => {
    app.limits.take(analyticsLimits, request)
  })
  const requireFound = (found: boolean) => {
    if (!found) throw new PublicError(404, 'Session not found.')
    counts.invalidate()
    return { success: true as const }
  }

  const now = () => app.clock.now().toISOString()

  addCall(app, openSession, async ({ body }) => {
    const continued = body.sessionId && (await database.write(handle => changeAddress(handle, body)))
    const id = continued || (await database.write(handle => insertSession(handle, body, now())))
    counts.invalidate()
    return { success: true as const, session: { id } }
  })

  addCall(app, reportEvent, async ({ body }) =>
    requireFound(await database.write(transaction => insertEvent(transaction, body, now()))),
  )

  addCall(app, reportCompletion, async ({ params: { sessionId }, body: { toolkitOptIn } }) => {
    return requireFound(await database.write(handle => reportCompleted(handle, sessionId, toolkitOptIn, now())))
  })
}

/** A separate plugin, so that the rate limit of the public calls doesn't apply. */
export async function analyticsAdminRoutes(app: FastifyInstance) {
  const { database, sessionCounts: counts, visits, published } = app

  addCall(app, readSummary, async ({ query }) => summaryOf(await counts.read(query.days)))
  addCall(app, readDropoff, async ({ query }) => dropoffOf(await counts.read(query.days)))
  addCall(app, readFunnels, async ({ query }) => {
    await visits.save()
    const [sessions, opened] = await Promise.all([
      counts.read(query.days),
      openedSurveys(database.read, query, app.clock.now()),
    ])
    return funnelsOf(published.words, sessions, opened)
  })

  addCall(app, listSessions, async (request, reply) => {
    const { q, limit, cursor } = request.query
    const page = await sessionPage(database, counts, { q, after: decodeCursor(cursor), limit })
    await recordList(request, 'sessions.listed')
    return sendPage(request, reply, page)
  })
}
