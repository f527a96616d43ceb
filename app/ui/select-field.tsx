import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly string[]
    placeholder?: string
  }

export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error }}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...control} {...select} className={`${className} cursor-pointer appearance-none pr-12`}>
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft" />
        </div>
      )}
    </Field>
  )
}
