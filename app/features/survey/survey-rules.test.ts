import { describe, expect, test } from 'vitest'
import { hasShape } from '#app/lib/tab-storage.ts'
import { emptyContact } from '#content/contact-fields.ts'
import { exitSurvey } from '#content/surveys/exit-survey.ts'
import { optimizeSurvey } from '#content/surveys/optimize-survey.ts'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import {
  answersToSend,
  emptyDraft,
  hasValidAnswers,
  isAnswered,
  percentComplete,
  reachableStep,
} from './survey-rules.ts'

const contactInfo = { name: 'Anna', email: 'a', phone: '1', businessName: 'B' }
const question = (id: string) => exitSurvey.questions.find(candidate => candidate.id === id) as SurveyQuestion
const [contact, choice, scale, texts] = ['contact-info', 'exit-timeline', 'financial-readiness', 'bottlenecks'].map(
  question,
) as [SurveyQuestion, SurveyQuestion, SurveyQuestion, SurveyQuestion]
const given = (answers = {}) => ({ contactInfo, answers })

describe.each([
  ['every answer is needed', true],
  ['nothing but contact and texts is needed', false],
])('when %s', (_reading, needsEveryAnswer) => {
  const answered = (of: SurveyQuestion, answers = {}) => isAnswered(of, given(answers), needsEveryAnswer)

  test('a choice', () => {
    expect(answered(choice)).toBe(!needsEveryAnswer)
    expect(answered(choice, { 'exit-timeline': '1-2 years' })).toBe(true)
  })

  test('a scale counts as answered where it stands', () => expect(answered(scale)).toBe(true))

  test('texts need every field, and spaces are no text', () => {
    expect(answered(texts)).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b'] })).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b', ' '] })).toBe(false)
    expect(answered(texts, { bottlenecks: ['a', 'b', 'c'] })).toBe(true)
  })

  test.each(['name', 'email', 'phone', 'businessName'] as const)(
    'the contact step needs the %s, in any format',
    field => {
      expect(isAnswered(contact, given(), needsEveryAnswer)).toBe(true)
      const without = { contactInfo: { ...contactInfo, [field]: ' ' }, answers: {} }
      expect(isAnswered(contact, without, needsEveryAnswer)).toBe(false)
    },
  )
})

test('a reload or the Back button cannot skip a question that waits for its answer', () => {
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
])('progress counts the question that is shown', (survey, expected) => {
  expect(survey.questions.map((_, step) => percentComplete(step, survey.questions.length))).toEqual(expected)
})

test('scales that were left alone are sent as they stood', () => {
  expect(answersToSend(exitSurvey.questions, { 'exit-timeline': '1-2 years', 'ai-fear': 4 })).toEqual({
    'exit-timeline': '1-2 years',
    'financial-readiness': 1,
    'ai-fear': 4,
  })
})

describe('a stored draft', () => {
  const isUsed = (stored: unknown) => hasShape(stored, emptyDraft) && hasValidAnswers(stored)
  const session = { id: '1', email: 'a' }

  test.each([
    ['that is empty', emptyDraft],
    ['with all kinds of answers', { ...emptyDraft, answers: { a: 'yes', b: 3, c: ['x', ''] }, session }],
  ])('%s is used', (_, stored) => expect(isUsed(stored)).toBe(true))

  test.each([
    ['that is missing', undefined],
    ['of another kind', [1]],
    ['of another form', { openedAt: 1, progress: {} }],
    ['without answers', { ...emptyDraft, answers: null }],
    ['with a contact field of another kind', { ...emptyDraft, contactInfo: { ...emptyContact, phone: 5 } }],
    ['without an opening time', { ...emptyDraft, openedAt: '1' }],
    ['with an answer that is no answer', { ...emptyDraft, answers: { bottlenecks: [1, null] } }],
    ['with an object for an answer', { ...emptyDraft, answers: { a: {} } }],
  ])('%s is ignored', (_, stored) => expect(isUsed(stored)).toBe(false))
})
