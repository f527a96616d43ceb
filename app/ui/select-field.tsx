import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { controlClasses, FieldError, FieldHint, type FieldProps, useField } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly string[]
    /** Stands in the closed control until something is chosen; cannot be chosen itself. */
    placeholder?: string
  }

export function SelectField({ label, hint, error, options, placeholder, ...select }: SelectFieldProps) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className="relative">
        <select
          id={id}
          {...controlProps}
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
      <FieldError id={errorId} error={error} />
    </div>
  )
}
