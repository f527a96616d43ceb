import { describe, expect, test } from 'vitest'
import { hasShape } from '#app/lib/browser/tab-storage.ts'
import { quizQuestions } from '#content/quiz.ts'
import { emptyQuizDraft, isReachable, type QuizDraft } from './quiz-draft.ts'
import type { QuizProgress } from './quiz-progress.ts'

const [first, second] = quizQuestions
const right = second?.options[second.correctAnswer] ?? ''
const wrong = second?.options.find(option => option !== right) ?? ''

const draftWith = (progress: Partial<QuizProgress>): QuizDraft => ({
  ...emptyQuizDraft,
  progress: { ...emptyQuizDraft.progress, ...progress },
})
const isRestored = (stored: unknown) => hasShape(stored, emptyQuizDraft) && isReachable(quizQuestions, stored)
const allAnswered = Object.fromEntries(quizQuestions.map(({ id }) => [id, 1]))

describe('restores a valid draft', () => {
  test.each([
    ['at the start', draftWith({})],
    ['with a choice', draftWith({ questionIndex: 1, chosen: wrong, attempts: { 1: 1 } })],
    ['with a wrong answer', draftWith({ questionIndex: 1, chosen: wrong, verdict: 'wrong', attempts: { 1: 1, 2: 4 } })],
    [
      'with a right answer',
      draftWith({ questionIndex: 1, chosen: right, verdict: 'correct', attempts: { 1: 2, 2: 1 } }),
    ],
    ['between two attempts', draftWith({ questionIndex: 1, verdict: 'retry', attempts: { 1: 1, 2: 3 } })],
    ['on the contact step', draftWith({ questionIndex: 12, attempts: allAnswered })],
  ])('%s', (_, draft) => {
    expect(isRestored(draft)).toBe(true)
  })
})

describe('ignores an invalid draft', () => {
  test.each([
    ['no draft', undefined],
    ['a value of another type', 'quiz'],
    ['an empty object', {}],
    ['a missing opening time', { ...emptyQuizDraft, openedAt: null }],
    ['a missing contact field', { ...emptyQuizDraft, contactInfo: { name: 'Anna' } }],
    ['missing progress', { ...emptyQuizDraft, progress: undefined }],
    ['a question past the last', draftWith({ questionIndex: 13, attempts: { ...allAnswered, 13: 1 } })],
    ['a question before the first', draftWith({ questionIndex: -1 })],
    ['a fractional question index', draftWith({ questionIndex: 0.5 })],
    ['skipped questions', draftWith({ questionIndex: 2, attempts: { 1: 1 } })],
    ['an attempt count that is not a number', draftWith({ questionIndex: 1, attempts: { 1: 'many' } as never })],
    ['an option that no longer exists', draftWith({ chosen: 'A former option' })],
    ['an unknown verdict', draftWith({ chosen: first?.options[0] ?? '', verdict: 'maybe' as never })],
    [
      'a verdict that contradicts the choice',
      draftWith({ questionIndex: 1, chosen: wrong, verdict: 'correct', attempts: { 1: 1, 2: 1 } }),
    ],
    ['a verdict without a choice', draftWith({ verdict: 'wrong', attempts: { 1: 1 } })],
    [
      'a verdict on an unchecked question',
      draftWith({ questionIndex: 1, chosen: right, verdict: 'correct', attempts: { 1: 1 } }),
    ],
  ])('%s', (_, draft) => {
    expect(isRestored(draft)).toBe(false)
  })
})
