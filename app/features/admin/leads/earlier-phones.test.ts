import { expect, test } from 'vitest'
import type { Person } from '#contracts/people.ts'
import { earlierPhonesOf } from './earlier-phones.ts'

const quizFrom = (phone: string) => ({ kind: 'quiz', record: { contactInfo: { phone } } })
const surveyFrom = (phone: string) => ({ kind: 'survey', record: { responses: { contactInfo: { phone } } } })
const personWith = (phone: string | null, timeline: object[]) => ({ phone, timeline }) as unknown as Person

test('finds numbers that differ from the current one, however they were written', () => {
  const timeline = [
    quizFrom('+1 900 555 0199'),
    { kind: 'session' },
    surveyFrom('(204) 555-0123'),
    quizFrom('204 555 0123'),
  ]
  expect(earlierPhonesOf(personWith('+1 900 555 0199', timeline))).toEqual(['204 555 0123'])
  expect(earlierPhonesOf(personWith('204.555.0123', [surveyFrom('204 555 0123')]))).toEqual([])
})
