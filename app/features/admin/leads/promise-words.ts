import type { PersonSummary } from '#contracts/people.ts'

type Promised = PersonSummary['promise']

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** In whole units, rounded down: there is never less time left than it says. Up to two days, hours say more. */
function lengthOf(ms: number) {
  const [size, unit] = ms >= 2 * dayMs ? [dayMs, 'day'] : ms >= hourMs ? [hourMs, 'hour'] : [minuteMs, 'minute']
  const count = Math.floor(ms / size)
  return count === 0 ? 'less than a minute' : `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What has become of the promise by now: an open one that was due when it was read may be overdue since. */
export const promiseState = ({ state, dueAt }: Promised, now: number): Promised['state'] =>
  state === 'due' && now >= Date.parse(dueAt) ? 'overdue' : state

export function promiseWords(promise: Promised, now: number) {
  const leftMs = Date.parse(promise.dueAt) - now
  switch (promiseState(promise, now)) {
    case 'due':
      return `Due in ${lengthOf(leftMs)}`
    case 'overdue':
      return `Overdue by ${lengthOf(Math.max(0, -leftMs))}`
    case 'kept':
      return 'Answered in time'
    case 'late':
      return 'Answered late'
  }
}
