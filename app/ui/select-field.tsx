import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { controlClasses, Field, type FieldProps, useField } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly string[]
    /** Stands in the closed control until something is chosen; cannot be chosen itself. */
    placeholder?: string
  }

export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  const field = useField({ hint, error })
  return (
    <Field {...{ label, hint, error, field }}>
      <div className="relative">
        <select
          id={field.id}
          {...field.controlProps}
          {...select}
          className={classNames(controlClasses(error), 'cursor-pointer appearance-none pr-12')}
        >
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
    </Field>
  )
}
