import { useNow } from '#app/lib/time/every-minute.ts'
import { exactTime } from '#app/lib/time/format-time.ts'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import type { LeadSummary } from '#contracts/leads.ts'

type DueDateRecord = NonNullable<LeadSummary['dueDate']>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Rounded down, so it never shows more time than is left. Uses hours up to two days. */
function durationText(ms: number) {
  const [size, unit] = ms >= 2 * dayMs ? [dayMs, 'day'] : ms >= hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute']
  const count = Math.floor(ms / size)
  return count === 0 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** It may have become overdue since it was loaded. */
const dueDateState = ({ state, dueAt }: DueDateRecord, now: number): DueDateRecord['state'] =>
  state === 'due' && now >= Date.parse(dueAt) ? 'overdue' : state

export function dueDateText(dueDate: DueDateRecord, now: number) {
  const leftMs = Date.parse(dueDate.dueAt) - now
  switch (dueDateState(dueDate, now)) {
    case 'due':
      return `Due in ${durationText(leftMs)}`
    case 'overdue':
      return `Overdue by ${durationText(Math.max(0, -leftMs))}`
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
