import { startTransition, useId, useOptimistic } from 'react'
import { useUrlParams } from './use-url-params.ts'

type Choice = { value: string; label: string }

type ChoiceControlProps<Option extends Choice> = {
  legend: string
  /** In the URL. */
  param: string
  options: readonly Option[]
  selected: Option
}

/** Radio buttons side by side that keep the choice in the URL. */
export function ChoiceControl<Option extends Choice>({ legend, param, options, selected }: ChoiceControlProps<Option>) {
  const changeParams = useUrlParams()[1]
  // The router updates the URL in a transition; until then, the selected radio button must not jump back.
  const [shown, show] = useOptimistic(selected)
  const choose = (option: Option) =>
    startTransition(async () => {
      show(option)
      await changeParams({ [param]: option.value })
    })
  const name = useId()
  return (
    <fieldset className="w-full sm:w-auto">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-edge bg-white p-1">
        {options.map(option => (
          <label
            key={option.value}
            // Keeps its colors in forced-colors mode; otherwise the checked option would look like the others.
            className="relative flex min-h-touch grow cursor-pointer items-center justify-center rounded-small px-2 text-small font-semibold whitespace-nowrap text-ink-soft sm:px-3.5 transition-colors hover:bg-pine-soft hover:text-pine-deep has-checked:bg-pine has-checked:text-white has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              checked={option === shown}
              onChange={() => choose(option)}
              // As large as its label, so that touch exploration with a screen reader finds it.
              className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
