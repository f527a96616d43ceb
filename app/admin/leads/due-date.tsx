import { useNow } from '#app/admin/time/every-minute.ts'
import { exactTime } from '#app/admin/time/format-time.ts'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import type { LeadSummary } from '#contracts/leads.ts'
import { dayMs, hourMs, minuteMs } from '#contracts/time.ts'

type DueDateRecord = NonNullable<LeadSummary['dueDate']>

function durationText(ms: number) {
  const [size, unit] = ms >= dayMs ? [dayMs, 'day'] : ms >= hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute']
  const count = Math.floor(ms / size)
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
      return `Overdue by ${durationText(Math.max(0, now - Date.parse(dueDate.dueAt)))}`
    case 'on-time':
      return 'Answered on time'
    case 'late':
      return 'Answered late'
  }
}

/** "3 days late", or undefined if it isn't. */
export const lateBy = (dueDate: DueDateRecord, now: number) =>
  dueDateState(dueDate, now) === 'overdue' ? `${durationText(now - Date.parse(dueDate.dueAt))} late` : undefined

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
