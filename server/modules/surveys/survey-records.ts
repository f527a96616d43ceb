import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import type { Tables } from '#server/db/tables.ts'
import { leadSourceOf } from '#server/leads/lead-source.ts'
import { storedJson } from '#server/lists/stored-json.ts'
import { surveyOf } from './survey-answers.ts'

export const surveyRecordOf = (row: Tables['survey_responses']): SurveyResponseRecord => ({
  id: row.id,
  surveyType: row.survey_type as SurveyType,
  completedAt: row.submitted_at,
  responses: {
    contactInfo: { name: row.name, email: row.email, phone: row.phone, businessName: row.business_name },
    answers: byLabel(row.survey_type as SurveyType, storedJson(row.answers, unreadable)),
    toolkitOptIn: row.toolkit_opt_in === 1,
  },
  source: leadSourceOf(row),
  suspicion: row.suspicion,
})

/** Shown in place of the answers. */
const unreadable = { 'The answers': "can't be read: this record is damaged." }

/** In the survey's order. An answer whose question is asked no more comes last, under the question's id. */
function byLabel(type: SurveyType, answers: Record<string, SurveyAnswer>) {
  const labels = new Map(surveyOf(type).questions.map(({ id, question }) => [id, question]))
  const asked = [...labels.keys()].filter(id => Object.hasOwn(answers, id))
  const askedBefore = Object.keys(answers).filter(id => !labels.has(id))
  return Object.fromEntries([...asked, ...askedBefore].map(id => [labels.get(id) ?? id, answers[id] as SurveyAnswer]))
}

type Cell = string | number | null
type Column = readonly [title: string, cellOf: (record: SurveyResponseRecord) => Cell]

/** Of both surveys; where they ask the same, it is one column. */
const questionLabels = new Set(
  surveys.flatMap(({ questions }) =>
    questions.flatMap(({ type, question }) => (type === 'contact-form' ? [] : [question])),
  ),
)

const answerCell = (answer: SurveyAnswer | undefined): Cell =>
  Array.isArray(answer) ? answer.join('\n') : (answer ?? null)

export const surveyColumns: readonly Column[] = [
  ['Completed at', ({ completedAt }) => completedAt],
  ['Survey', ({ surveyType }) => surveyType],
  ['Name', ({ responses }) => responses.contactInfo.name],
  ['Email', ({ responses }) => responses.contactInfo.email],
  ['Phone', ({ responses }) => responses.contactInfo.phone],
  ['Business name', ({ responses }) => responses.contactInfo.businessName],
  ['Toolkit', ({ responses }) => (responses.toolkitOptIn ? 'Yes' : 'No')],
  ...[...questionLabels].map((label): Column => [label, ({ responses }) => answerCell(responses.answers[label])]),
  ['First page', ({ source }) => source.firstPage],
  ['Came from', ({ source }) => source.referrerHost],
  [
    'Campaign',
    ({ source }) =>
      Object.entries(source.campaign)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
  ],
  ['Suspicion', ({ suspicion }) => suspicion],
]
