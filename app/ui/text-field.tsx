import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export function TextField({ label, hint, error, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return <Field {...{ label, hint, error }}>{control => <input {...control} {...input} />}</Field>
}
