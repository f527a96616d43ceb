import { exactMoment } from '#app/lib/moments.ts'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import type { PersonSummary } from '#contracts/people.ts'
import { promiseState, promiseWords } from './promise-words.ts'
import { useNow } from './use-now.ts'

const colours = {
  due: 'text-ink',
  overdue: 'font-semibold text-danger',
  kept: 'text-success',
  late: 'text-ink-soft',
}

/** How the promise of an answer within 48 business hours stands; to the second when pointed at. */
export function PromiseClock({ promise }: { promise: PersonSummary['promise'] }) {
  const now = useNow()
  const state = promiseState(promise, now)
  const Icon = state === 'overdue' ? AlertIcon : state === 'kept' ? CheckIcon : null
  return (
    <span title={exactWords(promise)} className={`inline-flex items-center gap-1.5 align-top ${colours[state]}`}>
      {Icon && <Icon className="size-5 shrink-0" />}
      {promiseWords(promise, now)}
    </span>
  )
}

const exactWords = ({ dueAt, answeredAt }: PersonSummary['promise']) =>
  answeredAt
    ? `Answered ${exactMoment(answeredAt)}; it was due ${exactMoment(dueAt)}`
    : `The answer is due ${exactMoment(dueAt)}`
