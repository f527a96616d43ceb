import type { LeadFigures } from '#contracts/people.ts'

type Day = LeadFigures['days'][number]

export type PeriodUnit = 'day' | 'week' | 'month'

/** The leads of a day, or of the week or month that begins with it. */
export type Period = { from: string; leads: number }

/** More bars than a phone has room for: about three pixels each. */
const mostDays = 92
const mostWeekDays = 2 * 366

const unitOf = (days: readonly Day[]): PeriodUnit => {
  if (days.length > mostWeekDays) return 'month'
  return days.length > mostDays ? 'week' : 'day'
}

// A day is a date without a time: read and written in UTC it stays the same one everywhere.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

const beginningOf: Record<PeriodUnit, (day: string) => string> = {
  day: day => day,
  week: day => {
    const date = dateOf(day)
    const daysSinceMonday = (date.getUTCDay() + 6) % 7
    date.setUTCDate(date.getUTCDate() - daysSinceMonday)
    return date.toISOString().slice(0, 10)
  },
  month: day => `${day.slice(0, 7)}-01`,
}

/** Days while there is room for them, then weeks from Monday on, then months. */
export function periodsOf(days: readonly Day[]): { unit: PeriodUnit; periods: Period[] } {
  const unit = unitOf(days)
  const leadsFrom = new Map<string, number>()
  for (const { day, leads } of days) {
    const from = beginningOf[unit](day)
    leadsFrom.set(from, (leadsFrom.get(from) ?? 0) + leads)
  }
  return { unit, periods: Array.from(leadsFrom, ([from, leads]) => ({ from, leads })) }
}

const writer = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' })
  return (day: string) => format.format(dateOf(day))
}

const dayAndMonth = writer({ month: 'short', day: 'numeric' })
const dayInYear = writer({ month: 'short', day: 'numeric', year: 'numeric' })
const weekday = writer({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const month = writer({ month: 'long', year: 'numeric' })
const shortMonth = writer({ month: 'short', year: 'numeric' })

/** In full, for a table or a tooltip. */
export function periodName(unit: PeriodUnit, from: string) {
  if (unit === 'month') return month(from)
  return unit === 'week' ? `Week of ${dayInYear(from)}` : weekday(from)
}

/** Short, for an axis, which tells years apart only where there are two. */
export function periodLabel(unit: PeriodUnit, periods: readonly Period[]) {
  if (unit === 'month') return shortMonth
  const years = new Set(periods.map(({ from }) => from.slice(0, 4)))
  return unit === 'week' && years.size > 1 ? dayInYear : dayAndMonth
}
