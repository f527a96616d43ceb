import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { FieldHint, type FieldProps, useField } from './field.tsx'

type RangeFieldProps = Omit<FieldProps, 'error'> &
  Omit<ComponentProps<'input'>, 'id' | 'ref' | 'type' | 'value' | 'min' | 'max'> & {
    min: number
    max: number
    minLabel: string
    maxLabel: string
    value: number
  }

export function RangeField({ label, hint, min, max, minLabel, maxLabel, value, ...input }: RangeFieldProps) {
  const { id, hintId, controlProps } = useField({ hint, error: undefined })
  const endsId = `${id}-ends`
  const control = useRef<HTMLInputElement>(null)
  // Set from script: the content security policy refuses a style attribute in the prerendered page.
  useEffect(() => {
    control.current?.style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`)
  }, [value, min, max])
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <p className="mt-3 text-center text-ink-soft">
        <output htmlFor={id} className="font-display text-heading-1 text-pine">
          {value}
        </output>{' '}
        of {max}
      </p>
      <input
        id={id}
        ref={control}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={`${value} of ${max}`}
        {...controlProps}
        aria-describedby={classNames(controlProps['aria-describedby'], endsId)}
        {...input}
        className="range w-full focus-visible:rounded-control"
      />
      <div id={endsId} className="flex justify-between gap-6 text-small text-ink-soft">
        <span>
          {min} · {minLabel}
        </span>{' '}
        <span className="text-right">
          {max} · {maxLabel}
        </span>
      </div>
    </div>
  )
}
