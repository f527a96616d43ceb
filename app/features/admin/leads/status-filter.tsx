import { useSearchParams } from 'react-router'
import { SelectField } from '#app/ui/select-field.tsx'
import { leadStatuses } from '#contracts/lead-statuses.ts'
import { statusLabels } from './lead-words.ts'

type Choice = { label: string; filter: Readonly<Record<string, string>> }

/** Which leads can be asked for, and how the address says it. */
const everyone: Choice = { label: 'All', filter: {} }
const choices: readonly Choice[] = [
  everyone,
  { label: 'Answer overdue', filter: { promise: 'overdue' } },
  ...leadStatuses.map(status => ({ label: statusLabels[status], filter: { status } })),
]

const filterNames = ['status', 'promise']

/** What the address asks for; something that does not exist asks for nothing. */
export function useFilterInUrl() {
  const [params, setParams] = useSearchParams()
  const wanted = choices.find(({ filter }) => {
    const entries = Object.entries(filter)
    return entries.length > 0 && entries.every(([name, value]) => params.get(name) === value)
  })
  const choose = (label: string) =>
    setParams(
      current => {
        for (const name of filterNames) current.delete(name)
        const { filter } = choices.find(choice => choice.label === label) ?? everyone
        for (const [name, value] of Object.entries(filter)) current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { chosen: wanted ?? everyone, choose }
}

type StatusFilterProps = { chosen: string; onChoose: (label: string) => void }

export function StatusFilter({ chosen, onChoose }: StatusFilterProps) {
  return (
    <SelectField
      label="Status"
      options={choices.map(({ label }) => label)}
      value={chosen}
      onChange={event => onChoose(event.target.value)}
    />
  )
}
