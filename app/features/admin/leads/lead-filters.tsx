import { useSearchParams } from 'react-router'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type LeadStatus, leadStatuses } from '#contracts/lead-statuses.ts'
import { statusLabels, statusOfLabel } from './lead-words.ts'

const everyStatus = 'All'

/** Which status the address asks for; one that does not exist asks for nothing. */
export function useStatusInUrl() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('status')
  const status = leadStatuses.find(known => known === wanted)
  const setStatus = (next: LeadStatus | undefined) =>
    setParams(
      current => {
        if (next) current.set('status', next)
        else current.delete('status')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { status, setStatus }
}

type LeadFiltersProps = {
  typed: string
  onType: (text: string) => void
  status: LeadStatus | undefined
  onStatus: (status: LeadStatus | undefined) => void
}

export function LeadFilters({ typed, onType, status, onStatus }: LeadFiltersProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3 sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-4">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, email, business or phone"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={event => onType(event.target.value)}
      />
      <SelectField
        label="Status"
        options={[everyStatus, ...leadStatuses.map(each => statusLabels[each])]}
        value={status ? statusLabels[status] : everyStatus}
        onChange={event => onStatus(statusOfLabel(event.target.value))}
      />
    </search>
  )
}
