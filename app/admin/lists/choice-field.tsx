import { SelectField } from '#app/ui/select-field.tsx'

/** The choice that a value from a URL or from storage names. Undefined if it names none. */
export const oneOf = <Choice extends string>(choices: Readonly<Record<Choice, string>>, value: unknown) =>
  typeof value === 'string' && Object.hasOwn(choices, value) ? (value as Choice) : undefined

type ChoiceFieldProps<Choice extends string> = {
  label: string
  choices: Readonly<Record<Choice, string>>
  value: Choice
  onChange: (choice: Choice) => void
}

export function ChoiceField<Choice extends string>({ label, choices, value, onChange }: ChoiceFieldProps<Choice>) {
  const names = Object.keys(choices) as Choice[]
  return (
    <SelectField
      label={label}
      options={names.map(name => choices[name])}
      value={choices[value]}
      onChange={({ target }) => onChange(names[target.selectedIndex] ?? value)}
    />
  )
}
