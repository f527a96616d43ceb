import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { exportSurveyResponses, listSurveyResponses, type SurveyResponseRecord } from '#contracts/form-records.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import { recordList, recordRead } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { decodeCursor, sendExport, sendPage } from '#server/http/list-responses.ts'
import {
  type Listed,
  matchesSearch,
  newestFirst,
  searchRows,
  sortedRows,
  sortedRowsAndTotal,
} from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Form } from './form.ts'
import { formOf } from './form-repository.ts'
import { answersInOrder } from './survey-answers.ts'

const exportBatchSize = 500

export async function surveyAdminRoutes(app: FastifyInstance) {
  const { database, published } = app

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
    await recordList(request, 'responses.listed')
    return sendPage(request, reply, { items: page.map(recordOf), next, total })
  })

  addCall(app, exportSurveyResponses, async (request, reply) => {
    const { q } = request.query
    return sendExport(reply, {
      fileName: 'survey-responses',
      columns: surveyColumns(published.words),
      record: () => recordRead(database, request, { action: 'responses.exported' }),
      async pageAfter(cursor) {
        const { page, next } = await sortedRows(database, responses(q), cursor, exportBatchSize)
        return { items: page.map(recordOf), next }
      },
    })
  })
}

function surveyRecordOf(form: Form<SurveyAnswers | null>, words: Words): SurveyResponseRecord {
  const surveyType = form.variant as SurveyType
  const answers = answersInOrder(surveyOf(words, surveyType), form.answers?.answers ?? unreadable)
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
      toolkitOptIn: form.answers?.toolkitOptIn ?? false,
    },
    answers,
    source: form.source,
    botCheck: form.botCheck,
  }
}

const unreadable = { Answers: "Can't be read: this record is damaged." }

type Cell = string | number | null
type Column = readonly [title: string, cell: (record: SurveyResponseRecord) => Cell]

/** By id. The surveys share some questions. */
const questionsIn = ({ surveys }: Words) =>
  new Map(
    surveys.flatMap(survey =>
      survey.questions.flatMap(({ id, type, question }) => (type === 'contact-form' ? [] : [[id, question] as const])),
    ),
  )

function answerCell({ answers }: SurveyResponseRecord, id: string): Cell {
  const answer = answers.find(given => given.id === id)?.answer
  return Array.isArray(answer) ? answer.join('\n') : (answer ?? null)
}

const surveyColumns = (words: Words): readonly Column[] => [
  ['Completed at', ({ completedAt }) => completedAt],
  ['Survey', ({ surveyType }) => surveyType],
  ['Name', ({ responses }) => responses.contactInfo.name],
  ['Email', ({ responses }) => responses.contactInfo.email],
  ['Phone', ({ responses }) => responses.contactInfo.phone],
  ['Business name', ({ responses }) => responses.contactInfo.businessName],
  ['Toolkit', ({ responses }) => (responses.toolkitOptIn ? 'Yes' : 'No')],
  ...[...questionsIn(words)].map(([id, question]): Column => [question, record => answerCell(record, id)]),
  ['First page', ({ source }) => source.firstPage],
  ['Came from', ({ source }) => source.referrerHost],
  [
    'Campaign',
    ({ source }) =>
      Object.entries(source.campaign)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
  ],
  ['Possible bot', ({ botCheck }) => botCheck],
]
