import { useMemo } from 'react'
import { countText, pluralize, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { LeadStats } from '#contracts/leads.ts'
import { BarTable } from './bar-table.tsx'
import type { RangeOption } from './date-range.ts'
import { LeadChart } from './lead-chart.tsx'
import { periodName, periodsOf } from './lead-periods.ts'

type LeadReportProps = { range: RangeOption; report: LeadStats }

export function LeadReport({ range, report: { total, days } }: LeadReportProps) {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="font-semibold tabular-nums">
        {pluralize(total, 'lead')} {range.text}
      </p>
      {total === 0 ? (
        <EmptyState message={range.value === 'all' ? 'No leads yet' : 'No leads in this date range'} />
      ) : (
        <LeadsOverTime total={total} days={days} />
      )}
    </div>
  )
}

function LeadsOverTime({ total, days }: LeadStats) {
  const { unit, periods } = useMemo(() => periodsOf(days), [days])
  const shares = useMemo(() => sharesOf(periods.map(({ leads }) => leads)), [periods])
  const title = `Leads per ${unit}`
  const caption = `${title}, as a table`
  return (
    <Card title={title}>
      <LeadChart {...{ unit, periods }} />
      <details className="group mt-4">
        <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 font-semibold text-pine hover:text-pine-deep [&::-webkit-details-marker]:hidden">
          Show as a table
          <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section aria-label={caption} tabIndex={0} className="mt-2 max-h-96 max-w-narrow overflow-y-auto pe-3">
          <BarTable
            caption={caption}
            headings={['Period', 'Leads', 'Share']}
            rows={periods.map(({ from, leads }, index) => ({
              key: from,
              name: periodName(unit, from),
              bar: leads,
              cells: [countText(leads), `${shares[index]}%`],
            }))}
            whole={total}
          />
        </section>
      </details>
    </Card>
  )
}
