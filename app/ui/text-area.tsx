import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export function TextArea({ label, hint, error, ...textarea }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field {...{ label, hint, error }}>
      {({ className, ...control }) => (
        <textarea rows={4} {...control} {...textarea} className={`${className} field-sizing-content min-h-30`} />
      )}
    </Field>
  )
}
