import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { controlClasses, FieldError, FieldHint, type FieldProps, useField } from './field.tsx'

export function TextArea({ label, hint, error, ...textarea }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <textarea
        id={id}
        rows={4}
        {...controlProps}
        {...textarea}
        className={classNames(controlClasses(error), 'field-sizing-content min-h-30')}
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
