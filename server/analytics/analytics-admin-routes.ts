import type { FastifyInstance } from 'fastify'
import { exportSessions, listSessions, readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { DateRange } from '#contracts/lists.ts'
import { recordExport, recordList } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/http/export.ts'
import { decodeCursor, sendPage } from '#server/http/list-page.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import type { SessionCounts } from './session-counts.ts'
import { sessionColumns, sessionPage, sessionsAfter } from './session-list.ts'
import { dropoffOf, funnelsOf, openedSurveys, peoplesSessions, summaryOf } from './session-report.ts'

type Options = {
  database: Database
  counts: SessionCounts
  saveVisits: () => Promise<void>
  published: PublishedWords
}

/** A separate plugin, so that the rate limit of the public calls doesn't apply. */
export async function analyticsAdminRoutes(app: FastifyInstance, { database, counts, saveVisits, published }: Options) {
  const { read } = database
  const sessionsIn = (range: DateRange) => peoplesSessions(read, counts, range, app.clock.now())

  addCall(app, readSummary, async ({ query }) => summaryOf(await sessionsIn(query)))
  addCall(app, readDropoff, async ({ query }) => dropoffOf(await sessionsIn(query)))
  addCall(app, readFunnels, async ({ query }) => {
    await saveVisits()
    const [sessions, opened] = await Promise.all([sessionsIn(query), openedSurveys(read, query, app.clock.now())])
    return funnelsOf(published.words, sessions, opened)
  })

  addCall(app, listSessions, async (request, reply) => {
    const { q, limit, cursor } = request.query
    const page = await sessionPage(database, counts, { q, after: decodeCursor(cursor), limit })
    await recordList(database, request, 'sessions.listed')
    return sendPage(request, reply, page)
  })

  addCall(app, exportSessions, async (request, reply) => {
    const { q, format } = request.query
    return sendExport(reply, {
      format,
      fileName: 'analytics-sessions',
      columns: sessionColumns,
      record: recordExport(database, request, 'sessions.exported', format),
      pageAfter: cursor => sessionsAfter(database, q, cursor),
    })
  })
}
