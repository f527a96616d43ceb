import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { exportSurveyResponses, listSurveyResponses } from '#contracts/form-records.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import { recordExport, recordList } from '#server/admin/audit-log.ts'
import type { Form } from '#server/forms/form.ts'
import { formOf } from '#server/forms/form-repository.ts'
import { addCall } from '#server/http/call-route.ts'
import { sendExport } from '#server/http/export.ts'
import { decodeCursor, sendPage } from '#server/http/list-page.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { matchesSearch } from '#server/storage/search.ts'
import { type Listed, newestFirst, searchRows, sortedRows, sortedRowsAndTotal } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { surveyColumns, surveyRecordOf } from './survey-records.ts'

const exportBatchSize = 500

type Options = { database: Database; published: PublishedWords }

export async function surveyAdminRoutes(app: FastifyInstance, { database, published }: Options) {
  const responses = (q: string | undefined): Listed<'forms'> => ({
    table: 'forms',
    order: newestFirst('submitted_at'),
    where: [sql`kind = 'survey'`, ...matchesSearch(database, q)],
  })
  const recordOf = (row: Tables['forms']) => surveyRecordOf(formOf(row) as Form<SurveyAnswers | null>, published.words)

  addCall(app, listSurveyResponses, async (request, reply) => {
    const { q, limit, cursor } = request.query
    const { page, next, total } = await (q ? searchRows : sortedRowsAndTotal)(
      database,
      responses(q),
      decodeCursor(cursor),
      limit,
    )
    await recordList(database, request, 'responses.listed')
    return sendPage(request, reply, { items: page.map(recordOf), next, total })
  })

  addCall(app, exportSurveyResponses, async (request, reply) => {
    const { q, format } = request.query
    return sendExport(reply, {
      format,
      fileName: 'survey-responses',
      columns: surveyColumns(published.words),
      record: recordExport(database, request, 'responses.exported', format),
      async pageAfter(cursor) {
        const { page, next } = await sortedRows(database, responses(q), cursor, exportBatchSize)
        return { items: page.map(recordOf), next }
      },
    })
  })
}
