import { emptyContact } from '#app/lib/forms/contact-info.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'

export type Answers = Readonly<Record<string, SurveyAnswer>>
export type SurveyInput = { contactInfo: ContactInfo; answers: Answers }

export type SurveyDraft = SurveyInput & {
  toolkitOptIn: boolean
  openedAt: number
  /** The last one shown. */
  step?: number
  session?: { id: string; email: string }
}

export const emptySurveyDraft: SurveyDraft = {
  contactInfo: emptyContact,
  answers: {},
  toolkitOptIn: false,
  openedAt: 0,
}

const isText = (value: unknown) => typeof value === 'string'

export const hasValidAnswers = ({ answers }: SurveyDraft) =>
  Object.values(answers).every(
    answer => isText(answer) || Number.isFinite(answer) || (Array.isArray(answer) && answer.every(isText)),
  )

/** An untouched scale counts as answered with its minimum. */
export const answerTo = (question: SurveyQuestion, answers: Answers): SurveyAnswer | undefined =>
  answers[question.id] ?? (question.type === 'scale' ? question.scaleMin : undefined)

export function isAnswered(question: SurveyQuestion, { contactInfo, answers }: SurveyInput, needsEveryAnswer: boolean) {
  switch (question.type) {
    case 'contact-form':
      return Object.values(contactInfo).every(value => value.trim() !== '')
    case 'text-multiple': {
      const texts = answerTo(question, answers)
      return Array.isArray(texts) && texts.length === question.textFields && texts.every(text => text.trim() !== '')
    }
    default:
      return !needsEveryAnswer || answerTo(question, answers) !== undefined
  }
}

/** The requested step, or the first unanswered question if that's earlier. */
export function reachableStep(
  requested: number,
  questions: readonly SurveyQuestion[],
  input: SurveyInput,
  needsEveryAnswer: boolean,
) {
  const firstOpen = questions.findIndex(question => !isAnswered(question, input, needsEveryAnswer))
  const last = firstOpen === -1 ? questions.length - 1 : firstOpen
  return Math.min(Math.max(0, Math.trunc(requested) || 0), last)
}

export const percentComplete = (step: number, count: number) => Math.round(((step + 1) / count) * 100)

export const answersToSend = (questions: readonly SurveyQuestion[], answers: Answers): Record<string, SurveyAnswer> =>
  Object.fromEntries(
    questions.flatMap(question => {
      const answer = answerTo(question, answers)
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
