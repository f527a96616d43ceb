import { useState } from 'react'
import { useNow } from '#app/admin/time/every-minute.ts'
import { addDays, companyDate } from '#app/admin/time/format-time.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { SavingState } from './lead-status.tsx'
import { useLeadChange } from './use-lead.ts'

const shortcuts = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
]

/** One date with one sentence. It's on the dashboard and in a reminder email that day. */
export function FollowUpForm({ lead }: { lead: Lead }) {
  const saved = { on: lead.followUp?.on ?? '', note: lead.followUp?.note ?? '' }
  const [draft, setDraft] = useState<Partial<typeof saved>>({})
  const change = useLeadChange(lead.id)
  const today = companyDate(new Date(useNow()).toISOString())
  const { on, note } = { ...saved, ...draft }
  const isChanged = on !== saved.on || note !== saved.note
  const save = (followUp: typeof saved | null) => change.mutate({ followUp }, { onSuccess: () => setDraft({}) })
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (isChanged) save({ on, note })
      }}
    >
      <TextField
        label="Follow up on"
        type="date"
        required
        // A day that has passed stays valid until it's changed.
        min={on === saved.on ? undefined : today}
        value={on}
        onChange={({ target }) => setDraft({ ...draft, on: target.value })}
      />
      <div className="-mt-1 flex flex-wrap gap-2">
        {shortcuts.map(({ label, days }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            onClick={() => setDraft({ ...draft, on: addDays(today, days) })}
          >
            {label}
          </Button>
        ))}
      </div>
      <TextField
        label="What to do"
        maxLength={maxLengths.followUp}
        value={note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        error={change.failure}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="strong" pending={change.isPending} aria-disabled={!isChanged}>
          Save follow-up
        </Button>
        {lead.followUp && (
          <Button variant="quiet" aria-disabled={change.isPending} onClick={() => save(null)}>
            Remove
          </Button>
        )}
        <SavingState change={change} unsaved={isChanged && 'Not saved yet'} />
      </div>
    </form>
  )
}
