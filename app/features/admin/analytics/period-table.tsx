import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { countText } from './figures.ts'
import { type Period, type PeriodUnit, periodName } from './lead-periods.ts'

const headings = { day: 'Day', week: 'Week', month: 'Month' }

/** What the chart shows, for whoever would rather read it. */
export function PeriodTable({ unit, periods }: { unit: PeriodUnit; periods: readonly Period[] }) {
  const title = `Leads per ${unit}, as a table`
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 font-semibold text-pine hover:text-pine-deep [&::-webkit-details-marker]:hidden">
        Show as a table
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {/* Three months of days are long: they scroll by themselves, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="mt-2 max-h-96 max-w-narrow overflow-y-auto">
        <table className="w-full text-small">
          <caption className="sr-only">{title}</caption>
          <thead className="sticky top-0 bg-white">
            <tr className="text-ink-soft shadow-[inset_0_-1px_var(--color-line)]">
              <th scope="col" className="py-2 text-start font-normal">
                {headings[unit]}
              </th>
              <th scope="col" className="py-2 ps-4 pe-3 text-end font-normal">
                Leads
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {periods.map(({ from, leads }) => (
              <tr key={from}>
                <th scope="row" className="py-2 text-start font-normal">
                  {periodName(unit, from)}
                </th>
                <td className="py-2 ps-4 pe-3 text-end font-semibold tabular-nums">{countText(leads)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
