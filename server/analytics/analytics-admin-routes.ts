import type { FastifyInstance } from 'fastify'
import { exportSessions, listSessions, readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { Database } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/lists/export.ts'
import { decodeCursor, sendPage } from '#server/lists/list-page.ts'
import { dropoffOf, funnelsOf, type SessionCounts, summaryOf } from './session-counts.ts'
import { sessionColumns, sessionPage, sessionsAfter } from './session-list.ts'

type Options = { database: Database; counts: SessionCounts }

/** A separate plugin, so that the rate limit of the public calls doesn't apply. */
export async function analyticsAdminRoutes(app: FastifyInstance, { database, counts }: Options) {
  addCall(app, readSummary, async () => summaryOf(await counts.read()))
  addCall(app, readDropoff, async () => dropoffOf(await counts.read()))
  addCall(app, readFunnels, async () => funnelsOf(await counts.read()))

  addCall(app, listSessions, async (request, reply) => {
    const { q, limit, cursor } = request.query
    return sendPage(request, reply, await sessionPage(database, counts, { q, after: decodeCursor(cursor), limit }))
  })

  addCall(app, exportSessions, async ({ query: { q, format } }, reply) =>
    sendExport(reply, {
      format,
      fileName: 'analytics-sessions',
      columns: sessionColumns,
      pageAfter: cursor => sessionsAfter(database, q, cursor),
    }),
  )
}
