import { expect, test } from 'vitest'
import { type QuizQuestion, quizQuestions } from '#content/quiz.ts'
import { submitQuiz } from '#contracts/quiz.ts'
import {
  check,
  choose,
  goToNextQuestion,
  initialProgress,
  type QuizProgress,
  resultsOf,
  tryAgain,
} from './quiz-progress.ts'

const questionOf = ({ questionIndex }: QuizProgress) => quizQuestions[questionIndex] as QuizQuestion
const findOption = (progress: QuizProgress, kind: 'right' | 'wrong') => {
  const question = questionOf(progress)
  return question.options.find((_, index) => (index === question.correctAnswer) === (kind === 'right')) ?? ''
}
const checkAnswer = (progress: QuizProgress) => check(questionOf(progress))(progress)
const answer = (progress: QuizProgress, kind: 'right' | 'wrong') =>
  checkAnswer(choose(findOption(progress, kind))(progress))

test('moves to the next question only after a correct answer', () => {
  const chosen = choose(findOption(initialProgress, 'right'))(initialProgress)
  expect(goToNextQuestion(chosen)).toEqual(chosen)
  const checked = checkAnswer(chosen)
  expect(checked).toMatchObject({ verdict: 'correct', questionIndex: 0 })
  expect(goToNextQuestion(checked)).toMatchObject({ verdict: 'open', questionIndex: 1, chosen: null })
})

test('keeps a wrong choice until it is reset, and the verdict until the next choice', () => {
  const checked = answer(initialProgress, 'wrong')
  expect(checked).toMatchObject({ verdict: 'wrong', chosen: findOption(initialProgress, 'wrong') })
  expect(goToNextQuestion(checked)).toEqual(checked)
  const again = tryAgain(checked)
  expect(again).toMatchObject({ verdict: 'retry', chosen: null, questionIndex: 0 })
  expect(choose(findOption(initialProgress, 'right'))(again)).toMatchObject({ verdict: 'open' })
})

test('counts every check as an attempt, including the correct one', () => {
  const again = tryAgain(answer(initialProgress, 'wrong'))
  const done = answer(tryAgain(answer(again, 'wrong')), 'right')
  expect(done.attempts).toEqual({ 1: 3 })
})

test('ignores a check without a choice or while a verdict is shown', () => {
  const wrong = answer(initialProgress, 'wrong')
  expect(checkAnswer(wrong)).toEqual(wrong)
  const correct = answer(initialProgress, 'right')
  expect(checkAnswer(correct)).toEqual(correct)
  expect(checkAnswer(initialProgress)).toEqual(initialProgress)
})

test('replaces a wrong choice immediately and keeps the new one after the reset', () => {
  const changed = choose(findOption(initialProgress, 'right'))(answer(initialProgress, 'wrong'))
  expect(changed).toMatchObject({ verdict: 'open', chosen: findOption(initialProgress, 'right') })
  expect(tryAgain(changed)).toEqual(changed)
})

test('locks a correct answer', () => {
  const correct = answer(initialProgress, 'right')
  expect(choose(findOption(initialProgress, 'wrong'))(correct)).toEqual(correct)
})

test('reports each question with its correct answer and attempts', () => {
  const first = goToNextQuestion(answer(tryAgain(answer(initialProgress, 'wrong')), 'right'))
  const end = quizQuestions.slice(1).reduce(progress => goToNextQuestion(answer(progress, 'right')), first)
  const results = resultsOf(quizQuestions, end)
  expect(results).toHaveLength(12)
  const contactInfo = { name: ' Anna Roy ', email: 'anna@roy', phone: '5', businessName: 'Roy Bakery' }
  expect(submitQuiz.body.parse({ contactInfo, results })).toMatchObject({ contactInfo: { name: 'Anna Roy' }, results })
  expect(results[0]).toEqual({
    questionId: 1,
    question: quizQuestions[0]?.question,
    userAnswer: findOption(initialProgress, 'right'),
    correctAnswer: findOption(initialProgress, 'right'),
    attempts: 2,
    difficulty: 'basic',
  })
  expect(results[11]).toMatchObject({ questionId: 12, attempts: 1, difficulty: 'intermediate' })
})
