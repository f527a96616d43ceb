import { expect, test } from 'vitest'
import { replyByText, replyDueAt } from './business-days.ts'

test.each([
  ['a full hour', '2026-11-19T20:00:00.000Z', 'Thursday, November 19, 3 p.m. Winnipeg time'],
  ['a minute past it', '2026-11-19T20:01:00.000Z', 'Thursday, November 19, 4 p.m. Winnipeg time'],
  ['a millisecond past it', '2026-11-19T20:00:00.001Z', 'Thursday, November 19, 4 p.m. Winnipeg time'],
  ['late in the morning', '2026-11-19T16:20:00.000Z', 'Thursday, November 19, noon Winnipeg time'],
  ['noon', '2026-11-19T17:00:00.000Z', 'Thursday, November 19, noon Winnipeg time'],
  ['past noon', '2026-11-19T17:00:01.000Z', 'Thursday, November 19, 1 p.m. Winnipeg time'],
  ['past midnight', '2026-11-19T05:10:00.000Z', 'Thursday, November 19, 1 a.m. Winnipeg time'],
  [
    'past 11 p.m., which would be the next day',
    '2026-11-20T04:10:00.000Z',
    'Thursday, November 19, 11:59 p.m. Winnipeg time',
  ],
  ['midnight, the end of the day', '2026-11-20T05:00:00.000Z', 'Thursday, November 19, 11:59 p.m. Winnipeg time'],
  ['New Year’s Eve', '2027-01-01T04:30:00.000Z', 'Thursday, December 31, 11:59 p.m. Winnipeg time'],
  ['summer time', '2026-06-18T20:30:00.000Z', 'Thursday, June 18, 4 p.m. Winnipeg time'],
  ['winter time, when clocks still changed', '2025-12-18T20:30:00.000Z', 'Thursday, December 18, 3 p.m. Winnipeg time'],
])('rounds up to the full hour within the day: %s', (_case, dueAt, text) => {
  expect(replyByText(dueAt)).toBe(text)
})

test.each([
  ['a Friday afternoon', '2026-11-13T21:30:00.000Z', 'Tuesday, November 17, 5 p.m. Winnipeg time'],
  ['a Saturday', '2026-11-14T18:00:00.000Z', 'Tuesday, November 17, 11:59 p.m. Winnipeg time'],
  ['the day before Remembrance Day', '2026-11-10T16:00:00.000Z', 'Friday, November 13, 11 a.m. Winnipeg time'],
  ['the day before Christmas', '2026-12-24T18:00:00.000Z', 'Tuesday, December 29, 1 p.m. Winnipeg time'],
])('states two business days after %s', (_case, sent, text) => {
  expect(replyByText(replyDueAt(sent, 2) ?? '')).toBe(text)
})

test('is nothing if no reply is promised', () => {
  expect(replyDueAt('2026-11-13T21:30:00.000Z', null)).toBeNull()
})
