import type { ComponentProps } from 'react'
import { FieldError, FieldHint, type FieldProps, useField } from './field.tsx'
import { CheckIcon } from './icons.tsx'

export function Checkbox({ label, hint, error, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className="flex min-h-touch cursor-pointer items-start gap-4 py-2 has-disabled:cursor-not-allowed"
      >
        <span className="relative mt-0.5 size-6 shrink-0">
          <input
            id={id}
            type="checkbox"
            {...controlProps}
            {...input}
            className="peer size-6 cursor-[inherit] appearance-none rounded-small border-2 border-edge bg-white checked:border-pine checked:bg-pine disabled:opacity-60"
          />
          <CheckIcon className="pointer-events-none absolute inset-1 hidden size-4 stroke-3 text-white peer-checked:block" />
        </span>
        <span>{label}</span>
      </label>
      <div className="pl-10">
        <FieldHint id={hintId}>{hint}</FieldHint>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
