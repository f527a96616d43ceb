import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint, type FieldProps, useField } from './field.tsx'

const tones = {
  neutral: 'has-checked:border-pine has-checked:bg-pine-soft',
  success: 'has-checked:border-success has-checked:bg-success-soft [&>:checked]:border-success',
  danger: 'has-checked:border-danger has-checked:bg-danger-soft [&>:checked]:border-danger',
}

type RadioCardsProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'checked' | 'defaultChecked'> & {
    name: string
    options: readonly string[]
    textOf?: (option: string) => string
    value?: string | undefined
    tone?: keyof typeof tones
  }

export function RadioCards({
  label,
  hint,
  error,
  name,
  options,
  textOf = option => option,
  value,
  tone = 'neutral',
  ...input
}: RadioCardsProps) {
  const { hintId, errorId, controlProps } = useField({ hint, error })
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={controlProps['aria-describedby']}>
      <legend className={classNames('font-semibold', hint ? 'mb-1.5' : 'mb-3')}>{label}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {options.map(option => (
        <label
          key={option}
          className={classNames(
            'flex min-h-14 cursor-pointer items-center gap-4 rounded-control border-2 bg-white px-4 py-3 transition-colors',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
            'has-disabled:cursor-not-allowed has-[:disabled:not(:checked)]:border-edge has-[:disabled:not(:checked)]:opacity-60',
            error ? 'border-danger' : 'border-edge hover:border-pine',
            tones[tone],
          )}
        >
          <input
            type="radio"
            name={name}
            value={option}
            {...(input.onChange ? { checked: value === option } : { defaultChecked: value === option })}
            aria-invalid={controlProps['aria-invalid']}
            {...input}
            className="size-6 shrink-0 appearance-none rounded-pill border-2 border-edge bg-white checked:border-8 checked:border-pine focus-visible:outline-none"
          />
          {textOf(option)}
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
