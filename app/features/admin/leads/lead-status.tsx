import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { shortTime } from '#app/lib/time/format-time.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { leadStatuses } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { DueDate } from './due-date.tsx'
import { statuses } from './lead-text.ts'
import { ReplyButton } from './reply-button.tsx'
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

export function DueDatePanel({ lead }: { lead: Lead }) {
  const { dueDate } = lead
  const change = useLeadChange(lead.id)
  const isOpen = dueDate?.answeredAt === null
  const status = useFocusWhenGone<HTMLParagraphElement>(isOpen)
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold">Reply</p>
        <p ref={status} tabIndex={-1} role="status">
          {dueDate ? <DueDate dueDate={dueDate} /> : 'None promised'}
        </p>
        {dueDate && (
          <p className="text-small text-ink-soft">
            {dueDate.answeredAt === null ? 'Due ' : `Answered ${shortTime(dueDate.answeredAt)}; it was due `}
            {shortTime(dueDate.dueAt)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <ReplyButton lead={lead} />
        {isOpen && (
          <Button variant="secondary" pending={change.isPending} onClick={() => change.mutate({ answered: true })}>
            Mark as answered
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError error={change.failure} />
      </div>
    </div>
  )
}

type SavingStateProps = {
  change: Pick<ReturnType<typeof useLeadChange>, 'status'>
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
