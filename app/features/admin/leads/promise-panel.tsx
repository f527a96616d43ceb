import { sentenceOf } from '#app/lib/api.ts'
import { shortMoment } from '#app/lib/moments.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { Person } from '#contracts/people.ts'
import { usePersonChange } from './people-cache.ts'
import { PromiseClock } from './promise-clock.tsx'

/** The promise of an answer within 48 business hours: how it stands, and the button that says it was kept. */
export function PromisePanel({ person }: { person: Person }) {
  const { promise } = person
  const change = usePersonChange(person.id)
  const isOpen = promise.answeredAt === null
  const clock = useFocusWhenGone<HTMLParagraphElement>(isOpen)
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold">Our answer</p>
        <p ref={clock} tabIndex={-1} role="status">
          <PromiseClock promise={promise} />
        </p>
        <p className="text-small text-ink-soft">
          {promise.answeredAt && `Answered ${shortMoment(promise.answeredAt)}. It was due `}
          {isOpen && 'Promised by '}
          {shortMoment(promise.dueAt)}
        </p>
      </div>
      {isOpen && (
        <Button variant="strong" pending={change.isPending} onClick={() => change.mutate({ answered: true })}>
          Mark as answered
        </Button>
      )}
      {change.isError && (
        <div role="alert">
          <FieldError id={undefined} error={sentenceOf(change.error) ?? 'This could not be saved. Please try again.'} />
        </div>
      )}
    </div>
  )
}
