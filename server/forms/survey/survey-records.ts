import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SurveyResponseRecord } from '#contracts/form-records.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import type { Form } from '#server/forms/form.ts'
import { answersInOrder } from './survey-answers.ts'

export function surveyRecordOf(form: Form<SurveyAnswers | null>): SurveyResponseRecord {
  const surveyType = form.variant as SurveyType
  const answers = answersInOrder(surveyType, form.answers?.answers ?? unreadable)
  return {
    id: form.id,
    surveyType,
    completedAt: form.submittedAt,
    responses: {
      contactInfo: { ...form.contact, phone: form.contact.phone ?? '' },
      answers: Object.fromEntries(answers.map(({ label, answer }) => [label, answer])),
      toolkitOptIn: form.answers?.toolkitOptIn ?? false,
    },
    source: form.source,
    botCheck: form.botCheck,
  }
}

const unreadable = { Answers: "Can't be read: this record is damaged." }

type Cell = string | number | null
type Column = readonly [title: string, cell: (record: SurveyResponseRecord) => Cell]

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
  ['Possible bot', ({ botCheck }) => botCheck],
]
