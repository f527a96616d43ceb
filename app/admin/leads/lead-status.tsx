import { shortTime } from '#app/admin/time/format-time.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { leadStatuses } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { DueDate } from './due-date.tsx'
import { statuses } from './lead-text.ts'
import { useLeadChange } from './use-lead.ts'

export function StatusButtons({ lead }: { lead: Lead }) {
  const change = useLeadChange(lead.id)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Status</legend>
      <div className="grid grid-cols-4 gap-2">
        {leadStatuses
          .filter(status => status !== 'new')
          .map(status => {
            const isCurrent = lead.status === status
            return (
              <Button
                key={status}
                variant={isCurrent ? 'strong' : 'secondary'}
                size="tile"
                aria-pressed={isCurrent}
                aria-disabled={change.isPending}
                onClick={() => isCurrent || change.mutate({ status })}
              >
                {statuses[status].label}
              </Button>
            )
          })}
      </div>
      <div role="alert" className="not-empty:mt-2">
        <FieldError error={change.failure} />
      </div>
    </fieldset>
  )
}

export function DueLine({ lead: { dueDate, answeredBy } }: { lead: Lead }) {
  const line = useFocusWhenGone<HTMLParagraphElement>(dueDate?.answeredAt === null)
  return (
    <p ref={line} tabIndex={-1} role="status" className="flex flex-wrap items-baseline gap-x-3 outline-none">
      {dueDate ? <DueDate dueDate={dueDate} /> : 'No reply promised'}
      {dueDate && (
        <span className="text-small text-ink-soft">
          {dueDate.answeredAt === null
            ? overdueSince(dueDate)
            : `${shortTime(dueDate.answeredAt)}${byPerson(answeredBy)}; due by ${dueDate.by}`}
        </span>
      )}
    </p>
  )
}

export const byPerson = (person: string | null) => (person ? ` by ${person}` : '')

const overdueSince = ({ state, by }: NonNullable<Lead['dueDate']>) => state === 'overdue' && `It was due by ${by}`

type SavingStateProps = {
  change: { status: 'idle' | 'pending' | 'success' | 'error' }
  unsaved?: string | false
}

export function SavingState({ change: { status }, unsaved = false }: SavingStateProps) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-ink-soft">
      {status === 'pending' && 'Saving...'}
      {status === 'error' && <span className="sr-only">Not saved</span>}
      {status === 'success' && !unsaved && (
        <>
          <CheckIcon className="size-5 text-success" /> Saved
        </>
      )}
      {(status === 'idle' || status === 'success') && unsaved}
    </p>
  )
}
