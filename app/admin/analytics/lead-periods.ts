import { lazyFormat } from '#app/admin/time/format-time.ts'
import type { LeadStats } from '#contracts/leads.ts'

type Day = LeadStats['days'][number]

export type PeriodUnit = 'day' | 'week' | 'month'

/** `from` is the first day of the period, as YYYY-MM-DD. */
export type Period = { from: string; leads: number }

/** As many bars as fit on a phone, at about three pixels each. */
const maxDays = 92
const maxWeekDays = 2 * 366

const unitOf = (days: readonly Day[]): PeriodUnit => {
  if (days.length > maxWeekDays) return 'month'
  return days.length > maxDays ? 'week' : 'day'
}

// UTC, so that the date is the same in every time zone.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

const startOf: Record<PeriodUnit, (day: string) => string> = {
  day: day => day,
  week: day => {
    const date = dateOf(day)
    const daysSinceMonday = (date.getUTCDay() + 6) % 7
    date.setUTCDate(date.getUTCDate() - daysSinceMonday)
    return date.toISOString().slice(0, 10)
  },
  month: day => `${day.slice(0, 7)}-01`,
}

export function periodsOf(days: readonly Day[]): { unit: PeriodUnit; periods: Period[] } {
  const unit = unitOf(days)
  const leadsFrom = new Map<string, number>()
  for (const { day, leads } of days) {
    const from = startOf[unit](day)
    leadsFrom.set(from, (leadsFrom.get(from) ?? 0) + leads)
  }
  return { unit, periods: Array.from(leadsFrom, ([from, leads]) => ({ from, leads })) }
}

const nameFormats: Record<PeriodUnit, () => Intl.DateTimeFormat> = {
  day: lazyFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
  week: lazyFormat({ month: 'short', day: 'numeric', year: 'numeric' }),
  month: lazyFormat({ month: 'long', year: 'numeric' }),
}

export function periodName(unit: PeriodUnit, from: string) {
  const name = nameFormats[unit]().format(dateOf(from))
  return unit === 'week' ? `Week of ${name}` : name
}

const dayLabel = lazyFormat({ month: 'short', day: 'numeric' })
const monthLabel = lazyFormat({ month: 'short', year: 'numeric' })

/** Includes the year if the range is longer than one. */
export function periodLabel(unit: PeriodUnit, periods: readonly Period[]) {
  const isLong = unit === 'month' || (unit === 'week' && periods.length > 52)
  return (from: string) => (isLong ? monthLabel : dayLabel)().format(dateOf(from))
}
