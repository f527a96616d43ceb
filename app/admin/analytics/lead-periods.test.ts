import { describe, expect, test } from 'vitest'
import { periodLabel, periodName, periodsOf } from './lead-periods.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(`${first}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + index)
    return { day: date.toISOString().slice(0, 10), leads: 1 }
  })

describe('grouping leads over time', () => {
  test('groups by day up to 92 days', () => {
    const days = daysFrom('2025-01-01', 92)
    expect(periodsOf(days)).toEqual({ unit: 'day', periods: days.map(({ day, leads }) => ({ from: day, leads })) })
  })

  test('groups longer ranges by week, starting Monday, across a clock change and a new year', () => {
    // Starts on a Wednesday. Clocks go back on November 2.
    const { unit, periods } = periodsOf(daysFrom('2025-10-01', 93))
    expect(unit).toBe('week')
    expect(periods).toHaveLength(14)
    expect(periods[0]).toEqual({ from: '2025-09-29', leads: 5 })
    expect(periods[1]).toEqual({ from: '2025-10-06', leads: 7 })
    expect(periods.at(-1)).toEqual({ from: '2025-12-29', leads: 4 })
  })

  test('groups ranges over two years by month without losing any leads', () => {
    const { unit, periods } = periodsOf(daysFrom('2023-02-20', 800))
    expect(unit).toBe('month')
    expect(periods[0]).toEqual({ from: '2023-02-01', leads: 9 })
    expect(periods[12]).toEqual({ from: '2024-02-01', leads: 29 })
    expect(periods.reduce((sum, { leads }) => sum + leads, 0)).toBe(800)
  })

  test('accepts an empty range', () => {
    expect(periodsOf([])).toEqual({ unit: 'day', periods: [] })
  })
})

describe('period labels', () => {
  test('names days, weeks and months', () => {
    expect(periodName('day', '2025-10-14')).toMatch(/^Tue.* Oct.* 14, 2025$/)
    expect(periodName('week', '2025-10-13')).toMatch(/^Week of Oct.* 13, 2025$/)
    expect(periodName('month', '2025-10-01')).toBe('October 2025')
  })

  test('shows the year on the axis only for more than a year', () => {
    const periods = (count: number) => Array.from({ length: count }, () => ({ from: '2025-01-06', leads: 1 }))
    expect(periodLabel('day', periods(92))('2025-01-06')).toMatch(/^Jan.* 6$/)
    expect(periodLabel('week', periods(52))('2025-01-06')).toMatch(/^Jan.* 6$/)
    expect(periodLabel('week', periods(53))('2025-01-06')).toMatch(/^Jan.* 2025$/)
    expect(periodLabel('month', periods(25))('2025-01-01')).toMatch(/^Jan.* 2025$/)
  })
})
