import type { ComponentProps } from 'react'
import { controlClasses, Field, type FieldProps, useField } from './field.tsx'

export function TextField({ label, hint, error, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const field = useField({ hint, error })
  return (
    <Field {...{ label, hint, error, field }}>
      <input id={field.id} {...field.controlProps} {...input} className={controlClasses(error)} />
    </Field>
  )
}
