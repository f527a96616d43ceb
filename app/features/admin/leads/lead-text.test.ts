import { expect, test } from 'vitest'
import { answerText, questionAsked } from '#content/surveys/answer-text.ts'
import { betaEntry, personWith, quizEntry, surveyEntry } from '#tests/support/people.ts'
import { anna } from '#tests/support/sample-forms.ts'
import { earlierPhonesOf, nameOf, sentText, sessionText, sourceText } from './lead-text.ts'

const none = personWith([]).sent

test('lists the forms a lead sent, with counts above one', () => {
  expect(sentText({ ...none, survey: 1, quiz: 1, beta: 1 })).toBe('Assessment, Quiz, Beta application')
  expect(sentText({ ...none, survey: 2, beta: 3 })).toBe('Assessment ×2, Beta application ×3')
})

test('shows a blank name as Unknown', () => {
  expect(nameOf({ name: ' ' })).toBe('Unknown')
})

test('describes the source in one line, leaving out missing parts', () => {
  const campaign = { utmSource: 'letter', utmMedium: 'email' }
  expect(sourceText({ firstPage: '/beta', referrerHost: 'news.example', campaign })).toBe(
    'Came from news.example, first page /beta, campaign letter / email',
  )
  expect(sourceText({ firstPage: '/', referrerHost: null, campaign: {} })).toBe('First page /')
  expect(sourceText({ firstPage: null, referrerHost: null, campaign: {} })).toBe('')
})

const session = {
  id: 's',
  surveyType: 'exit' as const,
  isCompleted: 'false' as const,
  toolkitOptIn: 'false' as const,
  startedAt: '',
  completedAt: null,
  emailHash: null,
  lastStep: 2,
  furthestStep: 2,
}

test('describes at which question a survey was abandoned, and the furthest one reached', () => {
  expect(sessionText(session)).toBe(
    "Started the Exit Strategy Assessment and left at question 3 of 10, “What's your main reason for planning an exit?”.",
  )
  expect(sessionText({ ...session, furthestStep: 5 })).toMatch(
    /They got as far as question 6 of 10, “Do you have a plan/,
  )
  expect(sessionText({ ...session, lastStep: 40, furthestStep: 40 })).toMatch(/left at question 41 of 10\.$/)
  expect(sessionText({ ...session, isCompleted: 'true' })).toBe('Completed the Exit Strategy Assessment')
})

test('numbers lists, and shows both ends of a scale', () => {
  const fear = questionAsked('exit', 'Last one: how scary does bringing AI into your business feel?')
  expect(answerText(7, fear)).toBe('7 of 10 (1: Not at all, 10: Very scary)')
  expect(answerText(['a', 'b'], undefined)).toBe('1. a\n2. b')
  expect(answerText(7, undefined)).toBe('7')
})

test('finds phone numbers other than the current one, ignoring their format', () => {
  const survey = surveyEntry('exit', {})
  const beta = betaEntry()
  const quiz = quizEntry()
  survey.record.contact = { ...anna, phone: '(204) 555-0123' }
  beta.record.contact = { ...anna, phone: '+1 900 555 0199' }
  quiz.record.contact = { ...anna, phone: '204 555 0123' }
  const timeline = [beta, survey, quiz]
  expect(earlierPhonesOf(personWith(timeline, { phone: '+1 900 555 0199' }))).toEqual(['204 555 0123'])
  expect(earlierPhonesOf(personWith([survey], { phone: '204.555.0123' }))).toEqual([])
})
