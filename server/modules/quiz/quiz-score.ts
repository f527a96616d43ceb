import type { QuizResult } from '#contracts/quiz.ts'

/** Every question ends with the right answer; what tells people apart is how many were right at the first try. */
export const scoreOf = (results: readonly QuizResult[]) => results.filter(({ attempts }) => attempts === 1).length
