import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { isManitobaHoliday, replyByText, replyDueAt } from './business-days.ts'

describe('two business days are 48 hours without weekends and holidays, Winnipeg time', () => {
  test.each([
    ['a Monday morning', '2026-11-16T15:00:00.000Z', '2026-11-18T15:00:00.000Z'],
    ['a Friday afternoon, skipping the weekend', '2026-11-13T21:30:00.000Z', '2026-11-17T22:00:00.000Z'],
    ['a Saturday, counting from Monday', '2026-11-14T18:00:00.000Z', '2026-11-18T05:00:00.000Z'],
    ['a Sunday, counting from Monday', '2026-11-15T23:59:59.000Z', '2026-11-18T05:00:00.000Z'],
    ['the last moment of a Sunday', '2026-11-16T04:59:59.999Z', '2026-11-18T05:00:00.000Z'],
    ['the first moment of a Monday', '2026-11-16T05:00:00.000Z', '2026-11-18T05:00:00.000Z'],
    ['Friday evening in Winnipeg, Saturday in UTC', '2026-11-14T04:00:00.000Z', '2026-11-18T05:00:00.000Z'],
    ['the day before Remembrance Day, a Wednesday', '2026-11-10T16:00:00.000Z', '2026-11-13T16:00:00.000Z'],
    ['the day before Good Friday and the weekend', '2026-04-02T15:00:00.000Z', '2026-04-07T15:00:00.000Z'],
    ['the day before Christmas, a Friday', '2026-12-24T18:00:00.000Z', '2026-12-29T18:00:00.000Z'],
    ['the Friday before clocks go forward', '2026-03-06T18:00:00.000Z', '2026-03-10T17:00:00.000Z'],
    ['a Saturday before Christmas, counting from Monday', '2026-12-19T18:00:00.000Z', '2026-12-23T05:00:00.000Z'],
    ['Christmas Day', '2026-12-25T18:00:00.000Z', '2026-12-30T05:00:00.000Z'],
    ['the Friday before clocks go back', '2025-10-31T17:00:00.000Z', '2025-11-04T18:00:00.000Z'],
    ['the Friday when they no longer do', '2026-10-30T17:00:00.000Z', '2026-11-03T17:00:00.000Z'],
    ['the Friday when they no longer go forward', '2027-03-12T18:00:00.000Z', '2027-03-16T18:00:00.000Z'],
  ])('sent on %s', (_name, sent, due) => {
    expect(replyDueAt(sent, 2)).toBe(due)
  })
})

test.each([
  [1, '2026-11-13T16:00:00.000Z'],
  [2, '2026-11-16T16:00:00.000Z'],
  [5, '2026-11-19T16:00:00.000Z'],
])('%s business days after the Thursday after Remembrance Day', (days, due) => {
  expect(replyDueAt('2026-11-12T16:00:00.000Z', days)).toBe(due)
})

test('knows the Manitoba holidays', () => {
  const holidaysOf = (year: number) => {
    const days = Array.from({ length: 366 }, (_, index) =>
      Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: index }),
    )
    return days.filter(day => day.year === year && isManitobaHoliday(day)).map(day => day.toString().slice(5))
  }
  expect(holidaysOf(2026)).toEqual([
    ...['01-01', '02-16', '04-03', '05-18', '07-01', '09-07', '09-30', '10-12', '11-11', '12-25'],
  ])
  expect(holidaysOf(2027)).toEqual([
    ...['01-01', '02-15', '03-26', '05-24', '07-01', '09-06', '09-30', '10-11', '11-11', '12-25'],
  ])
  // July 1 is a Sunday.
  expect(holidaysOf(2029)).toContain('07-02')
  expect(holidaysOf(2029)).not.toContain('07-01')
})

test.each([
  ['a full hour', '2026-11-19T20:00:00.000Z', 'Thursday, November 19, 3 p.m. Winnipeg time'],
  ['a minute past it', '2026-11-19T20:01:00.000Z', 'Thursday, November 19, 4 p.m. Winnipeg time'],
  ['a millisecond past it', '2026-11-19T20:00:00.001Z', 'Thursday, November 19, 4 p.m. Winnipeg time'],
  ['late in the morning', '2026-11-19T16:20:00.000Z', 'Thursday, November 19, noon Winnipeg time'],
  ['noon', '2026-11-19T17:00:00.000Z', 'Thursday, November 19, noon Winnipeg time'],
  ['past noon', '2026-11-19T17:00:01.000Z', 'Thursday, November 19, 1 p.m. Winnipeg time'],
  ['past midnight', '2026-11-19T05:10:00.000Z', 'Thursday, November 19, 1 a.m. Winnipeg time'],
  ['past 11 p.m., which would be the next day', '2026-11-20T04:10:00.000Z', 'the end of Thursday, November 19'],
  ['midnight, the end of the day', '2026-11-20T05:00:00.000Z', 'the end of Thursday, November 19'],
  ['New Year’s Eve', '2027-01-01T04:30:00.000Z', 'the end of Thursday, December 31'],
  ['summer time', '2026-06-18T20:30:00.000Z', 'Thursday, June 18, 4 p.m. Winnipeg time'],
  ['winter time, when clocks still changed', '2025-12-18T20:30:00.000Z', 'Thursday, December 18, 3 p.m. Winnipeg time'],
])('rounds up to the full hour within the day: %s', (_case, dueAt, text) => {
  expect(replyByText(dueAt)).toBe(text)
})

test.each([
  ['a full hour stays', '2026-11-16T15:00:00.000Z', '2026-11-18T15:00:00.000Z'],
  ['the next full hour', '2026-11-16T15:10:00.000Z', '2026-11-18T16:00:00.000Z'],
  ['5 p.m. stays', '2026-11-16T22:00:00.000Z', '2026-11-18T22:00:00.000Z'],
  ['after 5 p.m., the end of the day', '2026-11-16T22:00:00.001Z', '2026-11-19T05:00:00.000Z'],
])('is due at the moment that the words name: %s', (_case, sent, due) => {
  expect(replyDueAt(sent, 2)).toBe(due)
})

test('is nothing if no reply is promised', () => {
  expect(replyDueAt('2026-11-13T21:30:00.000Z', null)).toBeNull()
})
