import type { ComponentProps } from 'react'
import { controlClasses, FieldError, FieldHint, type FieldProps, useField } from './field.tsx'

export function TextField({ label, hint, error, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <input id={id} {...controlProps} {...input} className={controlClasses(error)} />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
