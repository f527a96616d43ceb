import { answerWords } from '#app/features/admin/leads/survey-words.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { LeadSource, SurveyResponseRecord } from '#contracts/lead-records.ts'

/** A record as it may come: what is old, or was imported, may lack any part of it. */
export type StoredResponse = Pick<SurveyResponseRecord, 'id'> & {
  surveyType?: string | null
  completedAt?: string | null
  suspicion?: string | null
  source?: Partial<LeadSource> | null
  responses?: {
    contactInfo?: Partial<SurveyResponseRecord['responses']['contactInfo']> | null
    answers?: Readonly<Record<string, unknown>> | null
    toolkitOptIn?: boolean | null
  } | null
}

export const notAvailable = 'N/A'
const unknownName = 'Unknown'

/** Nothing for what is missing or blank. */
export const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Nothing for what is no time. */
export const timeIn = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

export function contactOf({ responses }: StoredResponse) {
  const { name, email, phone, businessName } = responses?.contactInfo ?? {}
  return {
    name: textIn(name) ?? unknownName,
    email: textIn(email),
    phone: textIn(phone),
    businessName: textIn(businessName),
  }
}

/** Whose record it is, in as few words as there are. */
export function personOf(response: StoredResponse) {
  const { name, email } = contactOf(response)
  return name === unknownName && email ? email : name
}

export type AnswerShown = string | readonly string[]

/** The answers by the question as it was asked, in the order in which they come: the survey's. */
export const answersOf = ({ responses }: StoredResponse): Array<readonly [question: string, answer: AnswerShown]> =>
  Object.entries(responses?.answers ?? {}).map(([question, answer]) => [
    question,
    Array.isArray(answer) ? answer.map(wordsOf) : oneAnswer(question, answer),
  ])

const allQuestions = surveys.flatMap(({ questions }) => questions)

const oneAnswer = (label: string, answer: unknown) =>
  typeof answer === 'number'
    ? answerWords(
        answer,
        allQuestions.find(({ question }) => question === label),
      )
    : wordsOf(answer)

function wordsOf(value: unknown) {
  if (value === null || value === undefined || value === '') return notAvailable
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const campaignNames: Readonly<Record<string, string>> = {
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign name',
  utmTerm: 'Campaign term',
  utmContent: 'Campaign content',
}

/** Where the visitor came from, as far as it is known. */
export function originOf({ source }: StoredResponse): Array<readonly [label: string, value: string]> {
  return [
    ['First page', textIn(source?.firstPage) ?? notAvailable],
    ['Referrer', textIn(source?.referrerHost) ?? notAvailable],
    ...Object.entries(source?.campaign ?? {}).map(
      ([name, value]) => [campaignNames[name] ?? name, wordsOf(value)] as const,
    ),
  ]
}
