import { emptyContact } from '#app/lib/forms/contact-info.ts'
import type { QuizQuestion } from '#content/quiz.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import { initialProgress, type QuizProgress, verdictOn } from './quiz-progress.ts'

export type QuizDraft = {
  openedAt: number
  progress: QuizProgress
  contactInfo: ContactInfo
}

export const emptyQuizDraft: QuizDraft = { openedAt: 0, progress: initialProgress, contactInfo: emptyContact }

/** A stored draft may be from an older quiz: it's restored only if this quiz could have produced it. */
export function isReachable(questions: readonly QuizQuestion[], { progress }: QuizDraft) {
  const { questionIndex, chosen, verdict, attempts } = progress
  const answered = questions.slice(0, questionIndex)
  const wasChecked = ({ id }: { id: number }) => Number(attempts[id]) >= 1
  if (answered.length !== questionIndex || !answered.every(wasChecked)) return false
  const question = questions[questionIndex]
  if (!question || chosen === null) return chosen === null && ['open', 'retry'].includes(verdict)
  const verdictFits = verdict === 'open' || (wasChecked(question) && verdict === verdictOn(question, chosen))
  return verdictFits && question.options.includes(chosen)
}
