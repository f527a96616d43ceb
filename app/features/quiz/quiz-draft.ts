import { contactFields } from '#content/contact-fields.ts'
import { quizQuestions } from '#content/quiz.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import { currentQuestion, type QuizProgress, startOfQuiz, verdictOn } from './quiz-progress.ts'

/** What is kept of a quiz that has not been sent yet. */
export type QuizDraft = {
  /** When the visitor began, in milliseconds. */
  openedAt: number
  progress: QuizProgress
  contactInfo: ContactInfo
}

export const newDraft = (openedAt: number): QuizDraft => ({
  openedAt,
  progress: startOfQuiz,
  contactInfo: { name: '', email: '', phone: '', businessName: '' },
})

/** What the tab had stored may be of an older version of the quiz: it is used only if it fits this one. */
export function draftFrom(stored: unknown): QuizDraft | undefined {
  const { openedAt, progress, contactInfo } = fieldsOf(stored)
  if (!Number.isFinite(openedAt) || !isContactInfo(contactInfo) || !isProgress(progress)) return undefined
  return { openedAt: Number(openedAt), progress, contactInfo }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function isContactInfo(value: unknown): value is ContactInfo {
  const contactInfo = fieldsOf(value)
  return contactFields.every(({ name }) => typeof contactInfo[name] === 'string')
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1

function isProgress(value: unknown): value is QuizProgress {
  const progress = fieldsOf(value) as QuizProgress
  const attempts = fieldsOf(progress.attempts)
  const answered = quizQuestions.slice(0, progress.questionIndex)
  return (
    answered.length === progress.questionIndex &&
    answered.every(({ id }) => id in attempts) &&
    Object.values(attempts).every(isCount) &&
    isPossibleChoice(progress)
  )
}

function isPossibleChoice(progress: QuizProgress) {
  const { chosen, verdict, attempts } = progress
  const question = currentQuestion(progress)
  if (!question || chosen === null) return chosen === null && verdict === 'open'
  if (!question.options.includes(chosen)) return false
  return verdict === 'open' || (question.id in attempts && verdict === verdictOn(question, chosen))
}
