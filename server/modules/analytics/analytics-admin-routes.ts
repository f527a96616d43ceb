import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { analyticsSummary, dropoffList, funnels, sessionRecord } from '#contracts/analytics-figures.ts'
import { exportQuery, listQuery } from '#contracts/lists.ts'
import type { Database } from '#server/db/database.ts'
import { answerExport } from '#server/lists/export.ts'
import { answerPage, placeAt } from '#server/lists/list-page.ts'
import { readCounts } from './analytics-counts.ts'
import { dropoffOf, funnelsOf, summaryOf } from './analytics-figures.ts'
import { sessionPage, sessionsAfter } from './session-list.ts'
import { sessionColumns } from './session-records.ts'

/** What the administrator reads of analytics. Apart from the public calls, whose limit must not stop anyone reading. */
export async function analyticsAdminRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/analytics/summary',
    { onRequest: app.requireAdmin, schema: { response: { 200: analyticsSummary } } },
    async () => summaryOf(await readCounts(database.read)),
  )

  routes.get(
    '/api/analytics/dropoff',
    { onRequest: app.requireAdmin, schema: { response: { 200: dropoffList } } },
    async () => dropoffOf(await readCounts(database.read)),
  )

  routes.get(
    '/api/analytics/funnel',
    { onRequest: app.requireAdmin, schema: { response: { 200: funnels } } },
    async () => funnelsOf(await readCounts(database.read)),
  )

  routes.get(
    '/api/admin/analytics-sessions',
    { onRequest: app.requireAdmin, schema: { querystring: listQuery, response: { 200: z.array(sessionRecord) } } },
    async (request, reply) => {
      const { q, limit, cursor } = request.query
      return answerPage(request, reply, await sessionPage(database, q, placeAt(cursor), limit))
    },
  )

  routes.get(
    '/api/admin/analytics-sessions/export',
    { onRequest: app.requireAdmin, schema: { querystring: exportQuery } },
    async ({ query: { q, format } }, reply) =>
      answerExport(reply, {
        format,
        fileName: 'analytics-sessions',
        columns: sessionColumns,
        pageAfter: place => sessionsAfter(database, q, place),
      }),
  )
}
