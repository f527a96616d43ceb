import type { FastifyInstance } from 'fastify'
import { openSession, reportCompletion, reportEvent } from '#contracts/analytics.ts'
import { listSessions, readDropoff, readReport, readSummary } from '#contracts/analytics-stats.ts'
import { dayMs, hourMs, minuteMs } from '#contracts/time.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { decodeCursor, sendPage } from '#server/http/list-responses.ts'
import { readDays } from './day-totals.ts'
import { analyticsReport, dropoffOf, summaryOf } from './report.ts'
import { sessionPage } from './session-list.ts'
import { changeAddress, insertEvent, insertSession, reportCompleted } from './sessions.ts'

const analyticsLimits: readonly LimitRule[] = [
  { name: 'analytics', uses: 600, windowMs: minuteMs },
  { name: 'analytics of a day', uses: 10_000, windowMs: dayMs },
]

export async function analyticsRoutes(app: FastifyInstance) {
  const { database } = app
  // Before the body is parsed, so that rejected requests count too.
  app.addHook('onRequest', async request => {
    app.limits.take(analyticsLimits, request)
  })
  const requireFound = (found: boolean) => {
    if (!found) throw new PublicError(404, 'Session not found.')
    return { success: true as const }
  }

  const now = () => app.clock.now().toISOString()

  addCall(app, openSession, async ({ body }) => {
    const continued = body.sessionId && (await database.write(handle => changeAddress(handle, body)))
    const id = continued || (await database.write(handle => insertSession(handle, body, now())))
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
  const { database, visits, published } = app
  const ownHost = new URL(app.config.siteUrl).host
  const source = () => ({ database, ownHost, now: app.clock.now() })

  addCall(app, readSummary, async ({ query }) => summaryOf(await readDays(source(), query)))
  addCall(app, readDropoff, async ({ query }) => dropoffOf(await readDays(source(), query)))
  addCall(app, readReport, async ({ query }) => {
    await visits.save()
    return analyticsReport(source(), query, published.words)
  })

  // Days that ended or changed, so that the report needn't count many at once.
  app.job('totals of past days', { firstMs: minuteMs, everyMs: hourMs }, () => readDays(source(), { days: 'all' }))

  addCall(app, listSessions, async (request, reply) => {
    const { q, limit, cursor } = request.query
    const page = await sessionPage(source(), { q, after: decodeCursor(cursor), limit })
    await recordList(request, 'sessions.listed')
    return sendPage(request, reply, page)
  })
}
