import { expect, test } from 'vitest'
import { longDate, longMonth } from './long-date.ts'

test('formats every day of a leap year like Intl does for the US', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = new Date('2028-01-01'); day < new Date('2029-01-01'); day = new Date(day.getTime() + 86_400_000)) {
    expect(longDate(day.toISOString().slice(0, 10))).toBe(format.format(day))
  }
})

test('formats a month', () => {
  expect([longMonth('2026-12'), longMonth('2027-1')]).toEqual(['December 2026', 'January 2027'])
})
