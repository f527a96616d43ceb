import { useId } from 'react'

type SegmentedControlProps<Value extends string> = {
  label: string
  options: ReadonlyArray<{ value: Value; label: string }>
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them taken. Radio buttons underneath, so the arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="w-full sm:w-auto">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-edge bg-white p-1">
        {options.map(option => (
          <label
            key={option.value}
            // Where the system chooses the colours, the taken choice would look like the others: it keeps ours.
            className="relative flex min-h-touch grow cursor-pointer items-center justify-center rounded-small px-2 text-small font-semibold whitespace-nowrap text-ink-soft sm:px-3.5 transition-colors hover:bg-pine-soft hover:text-pine-deep has-checked:bg-pine has-checked:text-white has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              // As large as its label: a finger that explores the screen finds it.
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
