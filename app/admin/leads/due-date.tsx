import { daysUntil, dayText, exactTime } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import type { LeadSummary } from '#contracts/leads.ts'
import { dayMs, hourMs, minuteMs } from '#contracts/time.ts'

type DueDateRecord = NonNullable<LeadSummary['dueDate']>

function durationText(ms: number) {
  const [size, unit] = ms >= dayMs ? [dayMs, 'day'] : ms >= hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute']
  // The clock of this device may be behind.
  const count = Math.max(0, Math.floor(ms / size))
  return count === 0 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** It may have become overdue since it was loaded. */
const dueDateState = ({ state, dueAt }: DueDateRecord, now: number): DueDateRecord['state'] =>
  state === 'due' && now >= Date.parse(dueAt) ? 'overdue' : state

export function dueDateText(dueDate: DueDateRecord, now: number) {
  switch (dueDateState(dueDate, now)) {
    case 'due':
      return `Due by ${dueDate.by}`
    case 'overdue':
      return `Overdue by ${durationText(now - Date.parse(dueDate.dueAt))}`
    case 'on-time':
      return 'Answered on time'
    case 'late':
      return 'Answered late'
  }
}

/** "3 days late", or undefined if it isn't. */
export const lateBy = (dueDate: DueDateRecord, now: number) =>
  dueDateState(dueDate, now) === 'overdue' ? `${durationText(now - Date.parse(dueDate.dueAt))} late` : undefined

/** "2 days late", or "follow up today". */
export function followUpText({ on }: { on: string }, now: number) {
  const days = daysUntil(on, now)
  return days < 0 ? `${pluralize(-days, 'day')} late` : `follow up ${dayText(on, now)}`
}

const colors = {
  due: 'text-ink',
  overdue: 'font-semibold text-danger',
  'on-time': 'text-success',
  late: 'text-ink-soft',
}

export function DueDate({ dueDate }: { dueDate: DueDateRecord }) {
  const { by, answeredAt } = dueDate
  const now = useNow()
  const state = dueDateState(dueDate, now)
  const Icon = state === 'overdue' ? AlertIcon : state === 'on-time' ? CheckIcon : null
  const title = answeredAt ? `Answered ${exactTime(answeredAt)}; it was due by ${by}` : `Reply due by ${by}`
  return (
    <span title={title} className={`inline-flex items-center gap-1.5 align-top ${colors[state]}`}>
      {Icon && <Icon className="size-5 shrink-0" />}
      {dueDateText(dueDate, now)}
    </span>
  )
}
