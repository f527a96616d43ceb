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

const optionOf = (progress: QuizProgress, kind: 'right' | 'wrong') => {
  const question = currentQuestion(progress)
  if (!question) throw new Error('There is no question left.')
  return question.options.find((_, index) => (index === question.correctAnswer) === (kind === 'right')) ?? ''
}
const answer = (progress: QuizProgress, kind: 'right' | 'wrong') => check(choose(optionOf(progress, kind))(progress))
const atTheEnd = () => quizQuestions.reduce(progress => goToNextQuestion(answer(progress, 'right')), initialProgress)

test('a right answer is correct, and only then the quiz goes on, with nothing chosen', () => {
  const chosen = choose(optionOf(initialProgress, 'right'))(initialProgress)
  expect(goToNextQuestion(chosen)).toEqual(chosen)
  const checked = check(chosen)
  expect(checked).toMatchObject({ verdict: 'correct', questionIndex: 0 })
  expect(goToNextQuestion(checked)).toMatchObject({ verdict: 'open', questionIndex: 1, chosen: null })
})

test('a wrong answer stays chosen until it is reset for another try', () => {
  const checked = answer(initialProgress, 'wrong')
  expect(checked).toMatchObject({ verdict: 'wrong', chosen: optionOf(initialProgress, 'wrong') })
  expect(goToNextQuestion(checked)).toEqual(checked)
  expect(tryAgain(checked)).toMatchObject({ verdict: 'open', chosen: null, questionIndex: 0 })
})

test('every check counts as an attempt, the right one too', () => {
  const again = tryAgain(answer(initialProgress, 'wrong'))
  const done = answer(tryAgain(answer(again, 'wrong')), 'right')
  expect(done.attempts).toEqual({ 1: 3 })
})

test('a press that comes while a verdict is shown, or before a choice, counts for nothing', () => {
  const wrong = answer(initialProgress, 'wrong')
  expect(check(wrong)).toEqual(wrong)
  const correct = answer(initialProgress, 'right')
  expect(check(correct)).toEqual(correct)
  expect(check(initialProgress)).toEqual(initialProgress)
})

test('another choice takes the place of a wrong one at once, and outlives its reset', () => {
  const changed = choose(optionOf(initialProgress, 'right'))(answer(initialProgress, 'wrong'))
  expect(changed).toMatchObject({ verdict: 'open', chosen: optionOf(initialProgress, 'right') })
  expect(tryAgain(changed)).toEqual(changed)
})

test('a right answer cannot be changed any more', () => {
  const correct = answer(initialProgress, 'right')
  expect(choose(optionOf(initialProgress, 'wrong'))(correct)).toEqual(correct)
})

test('progress is the share of questions that are behind: 0 on the first, 100 on the contact step', () => {
  expect(percentDone(initialProgress)).toBe(0)
  expect(percentDone({ ...initialProgress, questionIndex: 3 })).toBe(25)
  expect(percentDone(atTheEnd())).toBe(100)
})

test('after the last question there is none: what follows is the contact step', () => {
  const last = { ...initialProgress, questionIndex: 11 }
  expect(isLastQuestion(last)).toBe(true)
  expect(isLastQuestion({ ...last, questionIndex: 10 })).toBe(false)
  expect(currentQuestion(atTheEnd())).toBeUndefined()
})

test('the results name each question, its right answer as the one finally chosen, and the attempts', () => {
  const first = goToNextQuestion(answer(tryAgain(answer(initialProgress, 'wrong')), 'right'))
  const end = quizQuestions.slice(1).reduce(progress => goToNextQuestion(answer(progress, 'right')), first)
  const results = resultsOf(end)
  expect(results).toHaveLength(12)
  const contactInfo = { name: ' Anna Roy ', email: 'anna@roy', phone: '5', businessName: 'Roy Bakery' }
  expect(submitQuiz.body.parse({ contactInfo, results })).toMatchObject({ contactInfo: { name: 'Anna Roy' }, results })
  expect(results[0]).toEqual({
    questionId: 1,
    question: quizQuestions[0]?.question,
    userAnswer: optionOf(initialProgress, 'right'),
    correctAnswer: optionOf(initialProgress, 'right'),
    attempts: 2,
    difficulty: 'basic',
  })
  expect(results[11]).toMatchObject({ questionId: 12, attempts: 1, difficulty: 'intermediate' })
})
