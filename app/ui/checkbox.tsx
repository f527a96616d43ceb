import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon } from './icons.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: ReactNode }

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-touch cursor-pointer items-start gap-4 py-2 has-disabled:cursor-not-allowed">
        <span className="relative mt-0.5 size-6 shrink-0">
          <input
            type="checkbox"
            aria-describedby={hint ? hintId : undefined}
            {...input}
            className="peer size-6 cursor-[inherit] appearance-none rounded-small border-2 border-edge bg-white checked:border-pine checked:bg-pine inactive:opacity-60"
          />
          <CheckIcon className="pointer-events-none absolute inset-1 hidden size-4 stroke-3 text-white peer-checked:block" />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-10 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
