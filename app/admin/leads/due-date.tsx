import { useNow } from '#app/admin/time/every-minute.ts'
import { dayAndTimeText, exactTime } from '#app/admin/time/format-time.ts'
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
      return `Due ${dayAndTimeText(dueDate.dueAt, now)}`
    case 'overdue':
      return `Overdue by ${durationText(Math.max(0, now - Date.parse(dueDate.dueAt)))}`
    case 'on-time':
      return 'Answered on time'
    case 'late':
      return 'Answered late'
  }
}

const colors = {
  due: 'text-ink',
  overdue: 'font-semibold text-danger',
  'on-time': 'text-success',
  late: 'text-ink-soft',
}

export function DueDate({ dueDate }: { dueDate: DueDateRecord }) {
  const { dueAt, answeredAt } = dueDate
  const now = useNow()
  const state = dueDateState(dueDate, now)
  const Icon = state === 'overdue' ? AlertIcon : state === 'on-time' ? CheckIcon : null
  const title = answeredAt
    ? `Answered ${exactTime(answeredAt)}; it was due ${exactTime(dueAt)}`
    : `Reply due ${exactTime(dueAt)}`
  return (
    <span title={title} className={`inline-flex items-center gap-1.5 align-top ${colors[state]}`}>
      {Icon && <Icon className="size-5 shrink-0" />}
      {dueDateText(dueDate, now)}
    </span>
  )
}
