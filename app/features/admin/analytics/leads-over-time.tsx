import { lazy, Suspense, useMemo } from 'react'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Placeholder } from '#app/ui/placeholder.tsx'
import type { LeadFigures } from '#contracts/people.ts'
import { periodsOf } from './lead-periods.ts'
import { PeriodTable } from './period-table.tsx'

const LeadChart = lazy(() =>
  import('./lead-chart.tsx').catch(error => {
    console.info(error)
    return { default: ChartMissing }
  }),
)

/** The chart's room, whether it is there or on its way. */
const chartRoom = 'h-64 sm:h-80'

export function LeadsOverTime({ days }: { days: LeadFigures['days'] }) {
  const { unit, periods } = useMemo(() => periodsOf(days), [days])
  return (
    <Card title={`Leads per ${unit}`}>
      <div className={chartRoom}>
        <Suspense fallback={<Placeholder className="size-full" />}>
          <LeadChart {...{ unit, periods }} />
        </Suspense>
      </div>
      <PeriodTable {...{ unit, periods }} />
    </Card>
  )
}

export function LeadsOverTimePlaceholder() {
  return (
    <Card>
      <Placeholder className="mb-2 block w-44 text-heading-3" />
      <Placeholder className={`block w-full ${chartRoom}`} />
      <Placeholder className="mt-4 block min-h-touch w-36" />
    </Card>
  )
}

function ChartMissing() {
  return <EmptyState message="The chart could not be loaded. The table below holds the same figures." />
}
