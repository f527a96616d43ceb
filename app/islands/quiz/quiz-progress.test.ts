import { expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.ts'
import { submitQuiz } from '#contracts/quiz.ts'
import {
  check,
  choose,
  currentQuestion,
  goToNextQuestion,
  initialProgress,
  isLastQuestion,
  percentDone,
  type QuizProgress,
  resultsOf,
  tryAgain,
} from './quiz-progress.ts'

const findOption = (progress: QuizProgress, kind: 'right' | 'wrong') => {
  const question = currentQuestion(progress)
  if (!question) throw new Error('No question left.')
  return question.options.find((_, index) => (index === question.correctAnswer) === (kind === 'right')) ?? ''
}
const answer = (progress: QuizProgress, kind: 'right' | 'wrong') => check(choose(findOption(progress, kind))(progress))
const completeQuiz = () =>
  quizQuestions.reduce(progress => goToNextQuestion(answer(progress, 'right')), initialProgress)

test('moves to the next question only after a correct answer', () => {
  const chosen = choose(findOption(initialProgress, 'right'))(initialProgress)
  expect(goToNextQuestion(chosen)).toEqual(chosen)
  const checked = check(chosen)
  expect(checked).toMatchObject({ verdict: 'correct', questionIndex: 0 })
  expect(goToNextQuestion(checked)).toMatchObject({ verdict: 'open', questionIndex: 1, chosen: null })
})

test('keeps a wrong choice until it is reset', () => {
  const checked = answer(initialProgress, 'wrong')
  expect(checked).toMatchObject({ verdict: 'wrong', chosen: findOption(initialProgress, 'wrong') })
  expect(goToNextQuestion(checked)).toEqual(checked)
  expect(tryAgain(checked)).toMatchObject({ verdict: 'open', chosen: null, questionIndex: 0 })
})

test('counts every check as an attempt, including the correct one', () => {
  const again = tryAgain(answer(initialProgress, 'wrong'))
  const done = answer(tryAgain(answer(again, 'wrong')), 'right')
  expect(done.attempts).toEqual({ 1: 3 })
})

test('ignores a check without a choice or while a verdict is shown', () => {
  const wrong = answer(initialProgress, 'wrong')
  expect(check(wrong)).toEqual(wrong)
  const correct = answer(initialProgress, 'right')
  expect(check(correct)).toEqual(correct)
  expect(check(initialProgress)).toEqual(initialProgress)
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

test('reports progress from 0 on the first question to 100 on the contact step', () => {
  expect(percentDone(initialProgress)).toBe(0)
  expect(percentDone({ ...initialProgress, questionIndex: 3 })).toBe(25)
  expect(percentDone(completeQuiz())).toBe(100)
})

test('has no question left after the last one', () => {
  const last = { ...initialProgress, questionIndex: 11 }
  expect(isLastQuestion(last)).toBe(true)
  expect(isLastQuestion({ ...last, questionIndex: 10 })).toBe(false)
  expect(currentQuestion(completeQuiz())).toBeUndefined()
})

test('reports each question with its correct answer and attempts', () => {
  const first = goToNextQuestion(answer(tryAgain(answer(initialProgress, 'wrong')), 'right'))
  const end = quizQuestions.slice(1).reduce(progress => goToNextQuestion(answer(progress, 'right')), first)
  const results = resultsOf(end)
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
