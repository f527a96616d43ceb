import { expect, test } from 'vitest'
import { dueDateText, followUpText, lateBy } from './due-date.tsx'

const now = Date.parse('2026-03-04T15:00:00.000Z')
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
const by = 'the end of Wednesday, March 4'
const open = (state: 'due' | 'overdue', inHours: number) => ({ state, dueAt: hours(inHours), by, answeredAt: null })

test("is due in the visitor's words", () => {
  expect(dueDateText(open('due', 10), now)).toBe('Due by the end of Wednesday, March 4')
})

test.each([
  [-3, 'Overdue by 3 hours'],
  [-0.75, 'Overdue by 45 minutes'],
  [-23.9, 'Overdue by 23 hours'],
  [-24, 'Overdue by 1 day'],
  [-80, 'Overdue by 3 days'],
  [0, 'Overdue by less than a minute'],
])('overdue at %s hours', (inHours, text) => {
  expect(dueDateText(open('overdue', inHours), now)).toBe(text)
})

test('becomes overdue after it was loaded', () => {
  expect(dueDateText(open('due', -1), now)).toBe('Overdue by 1 hour')
})

test('stays overdue when the local clock is behind', () => {
  expect(dueDateText(open('overdue', 0.1), now)).toBe('Overdue by less than a minute')
  expect(lateBy(open('overdue', 2), now)).toBe('less than a minute late')
})

test.each([
  ['2026-03-01', '3 days late'],
  ['2026-03-03', '1 day late'],
  ['2026-03-04', 'follow up today'],
  ['2026-03-05', 'follow up tomorrow'],
])('a follow-up on %s is %s', (on, text) => {
  expect(followUpText({ on }, now)).toBe(text)
})

test('distinguishes an on-time reply from a late one', () => {
  const answered = { dueAt: hours(-5), by, answeredAt: hours(-6) }
  expect(dueDateText({ ...answered, state: 'on-time' }, now)).toBe('Answered on time')
  expect(dueDateText({ ...answered, state: 'late' }, now)).toBe('Answered late')
})
