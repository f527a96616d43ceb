import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { surveyResponseRecord } from '#contracts/lead-records.ts'
import { exportQuery, listQuery } from '#contracts/lists.ts'
import type { Database } from '#server/db/database.ts'
import { answerExport } from '#server/lists/export.ts'
import { answerPage, placeAt } from '#server/lists/list-page.ts'
import { responsesAfter, surveyPage } from './survey-list.ts'
import { surveyColumns } from './survey-records.ts'

export async function surveyAdminRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/admin/survey-responses',
    {
      onRequest: app.requireAdmin,
      schema: { querystring: listQuery, response: { 200: z.array(surveyResponseRecord) } },
    },
    async (request, reply) => {
      const { q, limit, cursor } = request.query
      return answerPage(request, reply, await surveyPage(database, q, placeAt(cursor), limit))
    },
  )

  routes.get(
    '/api/admin/survey-responses/export',
    { onRequest: app.requireAdmin, schema: { querystring: exportQuery } },
    async ({ query: { q, format } }, reply) =>
      answerExport(reply, {
        format,
        fileName: 'survey-responses',
        columns: surveyColumns,
        pageAfter: place => responsesAfter(database, q, place),
      }),
  )
}
