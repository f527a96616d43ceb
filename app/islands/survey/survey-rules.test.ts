import { describe, expect, test } from 'vitest'
import { hasShape } from '#app/lib/browser/tab-storage.ts'
import { emptyContact } from '#app/lib/forms/contact-info.ts'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { optimizeSurvey } from '#content/surveys/optimize-survey.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import {
  answersToSend,
  emptySurveyDraft,
  hasValidAnswers,
  isAnswered,
  percentComplete,
  reachableStep,
} from './survey-rules.ts'

const contactInfo = { name: 'Anna', email: 'a', phone: '1', businessName: 'B' }
const findQuestion = (id: string) => exitSurvey.questions.find(candidate => candidate.id === id) as SurveyQuestion
const [contact, choice, scale, texts] = ['contact-info', 'exit-timeline', 'financial-readiness', 'bottlenecks'].map(
  findQuestion,
) as [SurveyQuestion, SurveyQuestion, SurveyQuestion, SurveyQuestion]
const input = (answers = {}) => ({ contactInfo, answers })

describe.each([
  ['with every answer required', true],
  ['with only contact and text answers required', false],
])('%s', (_setting, needsEveryAnswer) => {
  const answered = (question: SurveyQuestion, answers = {}) => isAnswered(question, input(answers), needsEveryAnswer)

  test('accepts a choice without an answer only if it is optional', () => {
    expect(answered(choice)).toBe(!needsEveryAnswer)
    expect(answered(choice, { 'exit-timeline': '1-2 years' })).toBe(true)
  })

  test('accepts an untouched scale', () => expect(answered(scale)).toBe(true))

  test('requires every text field, ignoring spaces', () => {
    expect(answered(texts)).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b'] })).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b', ' '] })).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b', 'c'] })).toBe(true)
  })

  test.each(['name', 'email', 'phone', 'businessName'] as const)(
    'requires the %s on the contact step, in any format',
    field => {
      expect(isAnswered(contact, input(), needsEveryAnswer)).toBe(true)
      const without = { contactInfo: { ...contactInfo, [field]: ' ' }, answers: {} }
      expect(isAnswered(contact, without, needsEveryAnswer)).toBe(false)
    },
  )
})

test('stops at the first unanswered question after a reload or the Back button', () => {
  const reach = (wanted: number, answers = {}, contactDetails = contactInfo) =>
    reachableStep(wanted, exitSurvey.questions, { contactInfo: contactDetails, answers }, true)
  expect(reach(5, {}, emptyContact)).toBe(0)
  expect(reach(5)).toBe(1)
  expect(reach(5, { 'exit-timeline': '1-2 years' })).toBe(2)
  expect(reach(1, { 'exit-timeline': '1-2 years' })).toBe(1)
  expect(reach(Number.NaN)).toBe(0)
})

test.each([
  [exitSurvey, [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
  [optimizeSurvey, [11, 22, 33, 44, 56, 67, 78, 89, 100]],
])('counts the current question in the progress', (survey, expected) => {
  expect(survey.questions.map((_, step) => percentComplete(step, survey.questions.length))).toEqual(expected)
})

test('sends untouched scales at their minimum', () => {
  expect(answersToSend(exitSurvey.questions, { 'exit-timeline': '1-2 years', 'ai-fear': 4 })).toEqual({
    'exit-timeline': '1-2 years',
    'financial-readiness': 1,
    'ai-fear': 4,
  })
})

describe('a stored draft', () => {
  const isRestored = (stored: unknown) => hasShape(stored, emptySurveyDraft) && hasValidAnswers(stored)
  const session = { id: '1', email: 'a' }

  test.each([
    ['an empty draft', emptySurveyDraft],
    ['every kind of answer', { ...emptySurveyDraft, answers: { a: 'yes', b: 3, c: ['x', ''] }, session }],
  ])('restores %s', (_, stored) => expect(isRestored(stored)).toBe(true))

  test.each([
    ['no draft', undefined],
    ['a value of another type', [1]],
    ['the draft of another form', { openedAt: 1, progress: {} }],
    ['missing answers', { ...emptySurveyDraft, answers: null }],
    ['a contact field of another type', { ...emptySurveyDraft, contactInfo: { ...emptyContact, phone: 5 } }],
    ['an opening time of another type', { ...emptySurveyDraft, openedAt: '1' }],
    ['a list answer that is not text', { ...emptySurveyDraft, answers: { bottlenecks: [1, null] } }],
    ['an object as an answer', { ...emptySurveyDraft, answers: { a: {} } }],
  ])('ignores %s', (_, stored) => expect(isRestored(stored)).toBe(false))
})
