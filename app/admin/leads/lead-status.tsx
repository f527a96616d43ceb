import { shortTime } from '#app/admin/time/format-time.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { CheckIcon } from '#app/ui/icons.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { leadStatuses } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { DueDate } from './due-date.tsx'
import { statuses } from './lead-text.ts'
import { useLeadChange } from './use-lead.ts'

export function StatusSelect({ lead }: { lead: Lead }) {
  const change = useLeadChange(lead.id)
  const shown = change.isPending ? change.variables.status : lead.status
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField
        label="Status"
        options={leadStatuses.map(status => statuses[status].label)}
        value={statuses[shown ?? lead.status].label}
        onChange={({ target }) => change.mutate({ status: leadStatuses[target.selectedIndex] })}
        error={change.failure}
      />
      <SavingState change={change} />
    </div>
  )
}

export function DueLine({ lead: { dueDate } }: { lead: Lead }) {
  const line = useFocusWhenGone<HTMLParagraphElement>(dueDate?.answeredAt === null)
  return (
    <p ref={line} tabIndex={-1} role="status" className="flex flex-wrap items-baseline gap-x-3 outline-none">
      {dueDate ? <DueDate dueDate={dueDate} /> : 'No reply promised'}
      {dueDate && (
        <span className="text-small text-ink-soft">
          {dueDate.answeredAt === null
            ? shortTime(dueDate.dueAt)
            : `Answered ${shortTime(dueDate.answeredAt)}; it was due ${shortTime(dueDate.dueAt)}`}
        </span>
      )}
    </p>
  )
}

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
