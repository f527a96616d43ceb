import { describe, expect, test } from 'vitest'
import { hasShape } from '#app/lib/tab-storage.ts'
import { quizQuestions } from '#content/quiz.ts'
import { emptyDraft, isReachable, type QuizDraft } from './quiz-draft.ts'
import type { QuizProgress } from './quiz-progress.ts'

const [first, second] = quizQuestions
const right = second?.options[second.correctAnswer] ?? ''
const wrong = second?.options.find(option => option !== right) ?? ''

const draftWith = (progress: Partial<QuizProgress>): QuizDraft => ({
  ...emptyDraft,
  progress: { ...emptyDraft.progress, ...progress },
})
const isUsed = (stored: unknown) => hasShape(stored, emptyDraft) && isReachable(stored)
const allAnswered = Object.fromEntries(quizQuestions.map(({ id }) => [id, 1]))

describe('a stored draft that fits is used', () => {
  test.each([
    ['at the start', draftWith({})],
    ['with a choice', draftWith({ questionIndex: 1, chosen: wrong, attempts: { 1: 1 } })],
    ['with a wrong answer', draftWith({ questionIndex: 1, chosen: wrong, verdict: 'wrong', attempts: { 1: 1, 2: 4 } })],
    [
      'with a right answer',
      draftWith({ questionIndex: 1, chosen: right, verdict: 'correct', attempts: { 1: 2, 2: 1 } }),
    ],
    ['between two tries', draftWith({ questionIndex: 1, attempts: { 1: 1, 2: 3 } })],
    ['on the contact step', draftWith({ questionIndex: 12, attempts: allAnswered })],
  ])('%s', (_, draft) => {
    expect(isUsed(draft)).toBe(true)
  })
})

describe('a stored draft that does not fit is ignored', () => {
  test.each([
    ['nothing', undefined],
    ['another kind of value', 'quiz'],
    ['an empty object', {}],
    ['no opening time', { ...emptyDraft, openedAt: null }],
    ['a contact field missing', { ...emptyDraft, contactInfo: { name: 'Anna' } }],
    ['no progress', { ...emptyDraft, progress: undefined }],
    ['a question that does not exist', draftWith({ questionIndex: 13, attempts: { ...allAnswered, 13: 1 } })],
    ['a question before the first', draftWith({ questionIndex: -1 })],
    ['half a question', draftWith({ questionIndex: 0.5 })],
    ['questions that were skipped', draftWith({ questionIndex: 2, attempts: { 1: 1 } })],
    ['attempts that are no count', draftWith({ questionIndex: 1, attempts: { 1: 'many' } as never })],
    ['an option that is not offered any more', draftWith({ chosen: 'An option of last year' })],
    ['an unknown verdict', draftWith({ chosen: first?.options[0] ?? '', verdict: 'maybe' as never })],
    [
      'a verdict that is not true',
      draftWith({ questionIndex: 1, chosen: wrong, verdict: 'correct', attempts: { 1: 1, 2: 1 } }),
    ],
    ['a verdict without a choice', draftWith({ verdict: 'wrong', attempts: { 1: 1 } })],
    [
      'a verdict on a question that was never checked',
      draftWith({ questionIndex: 1, chosen: right, verdict: 'correct', attempts: { 1: 1 } }),
    ],
  ])('%s', (_, draft) => {
    expect(isUsed(draft)).toBe(false)
  })
})
