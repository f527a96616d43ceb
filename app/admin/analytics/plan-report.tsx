import { countText } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { PageStats } from '#contracts/visits.ts'
import type { RangeOption } from './date-range.ts'

type PlanReportProps = { range: RangeOption; report: PageStats }

export function PlanReport({ range, report: { plans } }: PlanReportProps) {
  const uses = [
    ['Opened again', plans.reopened],
    ['Printed', plans.printed],
    ['"Pick a time now"', plans.booked],
  ] as const
  if (uses.every(([, count]) => count === 0))
    return <EmptyState message={range.value === 'all' ? 'No plan used yet' : 'No plan used in this date range'} />
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        {uses.map(([name, count]) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-display text-heading-2 text-pine-deep tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
