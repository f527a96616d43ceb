import { useSearchParams } from 'react-router'
import { SelectField } from '#app/ui/select-field.tsx'
import { type LeadStatus, leadStatuses } from '#contracts/lead-statuses.ts'
import { statusLabels, statusOfLabel } from './lead-words.ts'

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

const everyStatus = 'All'

type StatusFilterProps = { status: LeadStatus | undefined; onChange: (status: LeadStatus | undefined) => void }

export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <SelectField
      label="Status"
      options={[everyStatus, ...leadStatuses.map(each => statusLabels[each])]}
      value={status ? statusLabels[status] : everyStatus}
      onChange={event => onChange(statusOfLabel(event.target.value))}
    />
  )
}
