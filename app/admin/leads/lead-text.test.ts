import { expect, test } from 'vitest'
import { adminWordsOf } from '#app/admin/words/admin-words.ts'
import { words } from '#content/all-words.ts'
import { formRecordOf } from '#server/forms/form-types.ts'
import { surveyFormWith } from '#tests/support/forms-with.ts'
import { anna } from '#tests/support/sample-forms.ts'
import { earlierOf, nameOf, sentText, sessionText, sourceText } from './lead-text.ts'

test('lists the forms a lead sent and the calls they booked, with counts above one', () => {
  const survey = { kind: 'survey', label: 'Assessment', count: 1 }
  const quiz = { kind: 'quiz', label: 'Quiz', count: 2 }
  const calls = (count: number) => ({ count, nextAt: null })
  expect(sentText({ sent: [survey, quiz], calls: calls(0) })).toBe('Assessment, Quiz ×2')
  expect(sentText({ sent: [survey], calls: calls(1) })).toBe('Assessment, Booked call')
  expect(sentText({ sent: [], calls: calls(3) })).toBe('Booked call ×3')
})

test('calls a lead without a name by their address or number', () => {
  expect(nameOf({ name: ' ', email: 'anna@example.com', phone: '204' })).toBe('anna@example.com')
  expect(nameOf({ name: null, email: '', phone: '204 555 0123' })).toBe('204 555 0123')
  expect(nameOf({ name: null, email: ' ', phone: null })).toBe('Unknown')
})

test('describes the source in one line, leaving out missing parts', () => {
  const campaign = { utmSource: 'letter', utmMedium: 'email' }
  expect(sourceText({ firstPage: '/beta', referrerHost: 'news.example', campaign })).toBe(
    'Came from news.example, first page /beta, campaign letter / email',
  )
  expect(sourceText({ firstPage: '/', referrerHost: null, campaign: {} })).toBe('First page /')
  expect(sourceText({ firstPage: null, referrerHost: null, campaign: {} })).toBe('')
})

const adminWords = adminWordsOf(words, 'https://site.test')

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
  expect(sessionText(adminWords, session)).toBe(
    "Started the Exit Strategy Assessment and left at question 3 of 10, “What's your main reason for planning an exit?”.",
  )
  expect(sessionText(adminWords, { ...session, furthestStep: 5 })).toMatch(
    /They got as far as question 6 of 10, “Do you have a plan/,
  )
  expect(sessionText(adminWords, { ...session, lastStep: 40, furthestStep: 40 })).toMatch(
    /left at question 41 of 10\.$/,
  )
  expect(sessionText(adminWords, { ...session, isCompleted: 'true' })).toBe('Completed the Exit Strategy Assessment')
})

function leadWith(contacts: object[]) {
  const at = '2026-03-02T16:00:00.000Z'
  const form = formRecordOf(surveyFormWith('exit', {}, at), words)
  const timeline = contacts.map(contact => {
    const record = { ...form, contact: { ...anna, ...contact } }
    return { kind: 'form' as const, at, record }
  })
  return { ...anna, timeline }
}

test("finds names and phone numbers that aren't the current ones", () => {
  const lead = leadWith([{ phone: '+1 900 555 0199' }, { phone: '204 555 0123' }, { name: 'Mallory' }])
  expect(earlierOf({ ...lead, phone: '+1 900 555 0199' }, 'phone')).toContain('204 555 0123')
  expect(earlierOf({ ...lead, name: 'Mallory' }, 'name')).toEqual([anna.name])
  expect(earlierOf(lead, 'businessName')).toEqual([])
})
