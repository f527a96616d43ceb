import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

type RangeFieldProps = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'type' | 'value' | 'min' | 'max'> & {
  label: ReactNode
  min: number
  max: number
  minLabel: string
  maxLabel: string
  value: number
}

export function RangeField({ label, min, max, minLabel, maxLabel, value, ...input }: RangeFieldProps) {
  const id = useId()
  const endsId = useId()
  const control = useRef<HTMLInputElement>(null)
  // Not a style attribute: the content security policy forbids those in prerendered pages.
  useEffect(() => {
    control.current?.style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`)
  }, [value, min, max])
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p className="mt-3 text-center text-ink-soft">
        <output htmlFor={id} className="font-display text-heading-1 text-pine">
          {value}
        </output>{' '}
        of {max}
      </p>
      <input
        {...{ id, min, max, value }}
        ref={control}
        type="range"
        aria-valuetext={`${value} of ${max}`}
        aria-describedby={endsId}
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
