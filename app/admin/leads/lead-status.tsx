import { shortTime } from '#app/admin/time/format-time.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { leadStatuses } from '#contracts/constants.ts'
import type { Lead, LeadChange } from '#contracts/leads.ts'
import { DueDate } from './due-date.tsx'
import { statuses } from './lead-text.ts'

type StatusButtonsProps = { lead: Lead; isPending: boolean; onChoose: (change: LeadChange) => void }

export function StatusButtons({ lead, isPending, onChoose }: StatusButtonsProps) {
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
                aria-disabled={isPending}
                onClick={() => isCurrent || onChoose({ status })}
              >
                {statuses[status].label}
              </Button>
            )
          })}
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
            ? dueDate.state === 'overdue' && `It was due by ${dueDate.by}`
            : `${shortTime(dueDate.answeredAt)}${byPerson(answeredBy)}; due by ${dueDate.by}`}
        </span>
      )}
    </p>
  )
}

export const byPerson = (person: string | null) => (person ? ` by ${person}` : '')

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
