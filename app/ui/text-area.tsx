import type { ComponentProps } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { controlClasses, Field, type FieldProps, useField } from './field.tsx'

export function TextArea({ label, hint, error, ...textarea }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const field = useField({ hint, error })
  return (
    <Field {...{ label, hint, error, field }}>
      <textarea
        id={field.id}
        rows={4}
        {...field.controlProps}
        {...textarea}
        className={classNames(controlClasses(error), 'field-sizing-content min-h-30')}
      />
    </Field>
  )
}
