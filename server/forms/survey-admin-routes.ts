import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { listSurveyResponses, type SurveyResponseRecord } from '#contracts/form-records.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendPage } from '#server/http/list-responses.ts'
import { matchesSearch, newestFirst, searchRows, sortedRowsAndTotal } from '#server/storage/sorted-rows.ts'
import type { Form } from './form.ts'
import { formOf } from './form-repository.ts'
import { answersInOrder } from './survey-answers.ts'

export async function surveyAdminRoutes(app: FastifyInstance) {
  const { database, published } = app
  addCall(app, listSurveyResponses, async (request, reply) => {
    const { q, limit, cursor } = request.query
    const { page, next, total } = await (q ? searchRows : sortedRowsAndTotal)(
      database,
      {
        table: 'forms',
        order: newestFirst('submitted_at'),
        where: [sql`kind = 'survey'`, ...matchesSearch(database, q)],
      },
      decodeCursor(cursor),
      limit,
    )
    await recordList(request, 'responses.listed')
    const items = page.map(row => surveyRecordOf(formOf(row) as Form<SurveyAnswers>, published.words))
    return sendPage(request, reply, { items, next, total })
  })
}

function surveyRecordOf(form: Form<SurveyAnswers>, words: Words): SurveyResponseRecord {
  const surveyType = form.variant as SurveyType
  const answers = answersInOrder(surveyOf(words, surveyType), form.answers.answers)
  return {
    id: form.id,
    surveyType,
    completedAt: form.submittedAt,
    responses: {
      contactInfo: {
        name: form.contact.name ?? '',
        email: form.contact.email,
        phone: form.contact.phone ?? '',
        businessName: form.contact.businessName ?? '',
      },
      answers: Object.fromEntries(answers.map(({ question, answer }) => [question, answer])),
      toolkitOptIn: form.answers.toolkitOptIn,
    },
    answers,
    source: form.source,
    botCheck: form.botCheck,
  }
}
