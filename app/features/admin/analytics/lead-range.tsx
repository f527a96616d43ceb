import { startTransition, useId, useOptimistic } from 'react'
import { useUrlParams } from '#app/lib/browser/use-url-params.ts'

const ranges = [
  { value: '7', label: '7 days', text: 'in the last 7 days' },
  { value: '30', label: '30 days', text: 'in the last 30 days' },
  { value: '90', label: '90 days', text: 'in the last 90 days' },
  { value: 'all', label: 'All time', text: 'in total' },
] as const

export type LeadRange = (typeof ranges)[number]

export const rangeFrom = (params: URLSearchParams): LeadRange =>
  ranges.find(({ value }) => value === params.get('days')) ?? ranges[1]

export function RangeControl() {
  const [params, changeParams] = useUrlParams()
  // The router updates the URL in a transition; until then, the selected radio button must not jump back.
  const [range, showRange] = useOptimistic(rangeFrom(params))
  const choose = (range: LeadRange) =>
    startTransition(async () => {
      showRange(range)
      await changeParams({ days: range.value })
    })
  const name = useId()
  return (
    <fieldset className="w-full sm:w-auto">
      <legend className="sr-only">Date range</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-edge bg-white p-1">
        {ranges.map(option => (
          <label
            key={option.value}
            // Keeps its colors in forced-colors mode; otherwise the checked option would look like the others.
            className="relative flex min-h-touch grow cursor-pointer items-center justify-center rounded-small px-2 text-small font-semibold whitespace-nowrap text-ink-soft sm:px-3.5 transition-colors hover:bg-pine-soft hover:text-pine-deep has-checked:bg-pine has-checked:text-white has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              checked={option === range}
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
