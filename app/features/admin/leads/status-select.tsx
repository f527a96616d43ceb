import { sentenceOf } from '#app/lib/api.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { leadStatuses } from '#contracts/lead-statuses.ts'
import type { Person } from '#contracts/people.ts'
import { statusLabels, statusOfLabel } from './lead-words.ts'
import { usePersonChange } from './people-cache.ts'
import { SavingState } from './saving-state.tsx'

/** Saved as soon as it is chosen. If that fails, what was chosen is taken back. */
export function StatusSelect({ person }: { person: Person }) {
  const change = usePersonChange(person.id)
  const shown = change.isPending ? change.variables.status : person.status
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField
        label="Status"
        options={leadStatuses.map(status => statusLabels[status])}
        value={statusLabels[shown ?? person.status]}
        onChange={event => {
          const status = statusOfLabel(event.target.value)
          if (status) change.mutate({ status })
        }}
        error={
          change.isError ? (sentenceOf(change.error) ?? 'The status could not be saved. Please try again.') : undefined
        }
      />
      <SavingState saving={change.isPending} saved={change.isSuccess} failed={change.isError} />
    </div>
  )
}
