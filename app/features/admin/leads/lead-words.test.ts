import { expect, test } from 'vitest'
import { nameOf, sentWords } from './lead-words.ts'
import { sourceWords } from './source-words.ts'
import { answerWords, questionAsked, sessionWords } from './survey-words.ts'

test('what somebody sent is named, and counted where there is more than one', () => {
  expect(sentWords({ survey: 1, quiz: 1, beta: 1 })).toBe('Assessment, Quiz, Beta application')
  expect(sentWords({ survey: 2, quiz: 0, beta: 3 })).toBe('Assessment ×2, Beta application ×3')
})

test('a name that cannot be seen is Unknown', () => {
  expect(nameOf({ name: ' ' })).toBe('Unknown')
})

test('a source is one line of what is known of it', () => {
  const campaign = { utmSource: 'letter', utmMedium: 'email' }
  expect(sourceWords({ firstPage: '/beta', referrerHost: 'news.example', campaign })).toBe(
    'Came from news.example, first page /beta, campaign letter / email',
  )
  expect(sourceWords({ firstPage: '/', referrerHost: null, campaign: {} })).toBe('First page /')
  expect(sourceWords({ firstPage: null, referrerHost: null, campaign: {} })).toBe('')
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

test('a survey that was left says at which question, and how far it had come', () => {
  expect(sessionWords(session)).toBe(
    'Began the Exit Strategy Assessment and left at question 3 of 10, “What is your main reason for planning an exit?”.',
  )
  expect(sessionWords({ ...session, furthestStep: 5 })).toMatch(/They had seen question 6 of 10, “Do you have a plan/)
  expect(sessionWords({ ...session, lastStep: 40, furthestStep: 40 })).toMatch(/left at question 41 of 10\.$/)
  expect(sessionWords({ ...session, isCompleted: 'true' })).toBe('Completed the Exit Strategy Assessment')
})

test('answers read as they were meant: lists are numbered, points of a scale have their ends', () => {
  const fear = questionAsked('exit', 'Last one: how scary does bringing AI into your business feel to you?')
  expect(answerWords(7, fear)).toBe('7 of 10 (1: Not at all, 10: Very scary)')
  expect(answerWords(['a', 'b'], undefined)).toBe('1. a\n2. b')
  expect(answerWords(7, undefined)).toBe('7')
})
