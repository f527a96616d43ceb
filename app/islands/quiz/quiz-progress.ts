import type { QuizQuestion } from '#content/quiz.ts'
import type { QuizResult } from '#contracts/quiz.ts'

export type QuizProgress = {
  /** One past the last question on the contact step. */
  questionIndex: number
  chosen: string | null
  /** `retry`: the wrong choice has been cleared, and the visitor hasn't made another. */
  verdict: 'open' | 'wrong' | 'retry' | 'correct'
  attempts: Readonly<Record<number, number>>
}

export const initialProgress: QuizProgress = { questionIndex: 0, chosen: null, verdict: 'open', attempts: {} }

const correctOption = ({ options, correctAnswer }: QuizQuestion) => options[correctAnswer]

export const verdictOn = (question: QuizQuestion, option: string) =>
  option === correctOption(question) ? 'correct' : 'wrong'

export const choose =
  (option: string) =>
  (progress: QuizProgress): QuizProgress =>
    progress.verdict === 'correct' ? progress : { ...progress, chosen: option, verdict: 'open' }

export const check =
  (question: QuizQuestion) =>
  (progress: QuizProgress): QuizProgress => {
    if (progress.chosen === null || progress.verdict !== 'open') return progress
    const attempts = { ...progress.attempts, [question.id]: (progress.attempts[question.id] ?? 0) + 1 }
    return { ...progress, attempts, verdict: verdictOn(question, progress.chosen) }
  }

export const tryAgain = (progress: QuizProgress): QuizProgress =>
  progress.verdict === 'wrong' ? { ...progress, chosen: null, verdict: 'retry' } : progress

export const goToNextQuestion = (progress: QuizProgress): QuizProgress =>
  progress.verdict === 'correct'
    ? { ...progress, questionIndex: progress.questionIndex + 1, chosen: null, verdict: 'open' }
    : progress

/** A question ends only with the correct answer, so `userAnswer` is always that one. */
export const resultsOf = (questions: readonly QuizQuestion[], { attempts }: QuizProgress): QuizResult[] =>
  questions.map(question => ({
    questionId: question.id,
    question: question.question,
    userAnswer: correctOption(question),
    correctAnswer: correctOption(question),
    attempts: attempts[question.id] ?? 1,
    difficulty: question.difficulty,
  }))
