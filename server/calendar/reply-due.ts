import { businessDaysAfter } from './business-days.ts'
import { companyCity, companyTime, companyTimeFormat } from './company-time.ts'

/** Null if no reply is promised. */
export const replyDueAt = (submittedAt: string, businessDays: number | null) =>
  businessDays === null ? null : businessDaysAfter(submittedAt, businessDays)

const weekdayAndDate = companyTimeFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** "Thursday, November 19, 3 p.m. Winnipeg time": the next full hour, or the last minute of the day. */
export function replyByText(dueAt: string) {
  // A due date at midnight belongs to the day that ends then.
  const lastMoment = Date.parse(dueAt) - 1
  const hour = companyTime(lastMoment).hour + 1
  return `${weekdayAndDate(new Date(lastMoment))}, ${hourText(hour)} ${companyCity} time`
}

/** From 1 to 24. */
function hourText(hour: number) {
  if (hour === 12) return 'noon'
  if (hour === 24) return '11:59 p.m.'
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`
}
