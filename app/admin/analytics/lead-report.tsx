import { useMemo } from 'react'
import { countText, pluralize, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { LeadStats } from '#contracts/leads.ts'
import { BarTable } from './bar-table.tsx'
import type { RangeOption } from './date-range.ts'
import { type Period, type PeriodUnit, periodLabel, periodName, periodsOf } from './lead-periods.ts'

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

type LeadChartProps = { unit: PeriodUnit; periods: readonly Period[] }

/**
 * Everything is placed by percentages, so it fits any width without scaling the text. The color is set outside the SVG,
 * because forced-colors mode changes it only there.
 */
function LeadChart({ unit, periods }: LeadChartProps) {
  const ticks = axisTicks(Math.max(...periods.map(({ leads }) => leads)))
  const top = ticks.at(-1) ?? 0
  const x = (bars: number) => percent(bars / periods.length)
  const y = (leads: number) => percent(1 - leads / top)
  // A single bar isn't as wide as the chart.
  const barWidth = Math.min(0.8, periods.length / 14)
  const labelStep = Math.ceil(periods.length / maxLabels[unit])
  const label = periodLabel(unit, periods)
  return (
    <div className="grid h-64 grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-3 pb-8 text-[0.875rem] text-pine sm:h-80">
      {/* As wide as the numbers on the axis. */}
      <span className="invisible">{countText(top)}</span>
      <svg role="img" aria-label={`Bar chart of leads per ${unit}`} className="size-full overflow-visible fill-current">
        {ticks.map(tick => (
          <g key={tick}>
            <line x2="100%" y1={y(tick)} y2={y(tick)} shapeRendering="crispEdges" className="stroke-line" />
            <text dx="-0.8em" y={y(tick)} dy="0.35em" textAnchor="end" className="tabular-nums">
              {countText(tick)}
            </text>
          </g>
        ))}
        {periods.map(({ from, leads }, index) => (
          <g key={from} className="hover:text-amber-deep">
            <title>{`${periodName(unit, from)}: ${pluralize(leads, 'lead')}`}</title>
            {/* Shows the title above the bar too. */}
            <rect x={x(index)} width={x(1)} height="100%" className="fill-transparent" />
            <rect
              x={x(index + (1 - barWidth) / 2)}
              y={y(leads)}
              width={x(barWidth)}
              height={percent(leads / top)}
              rx="1"
            />
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" shapeRendering="crispEdges" className="stroke-edge" />
        {/* Not too close to the end, which would cut it off. On a phone, every second one fits. */}
        {periods.map(({ from }, index) =>
          index % labelStep === 0 && index + labelStep / 2 <= periods.length ? (
            <text
              key={from}
              x={x(index + 0.5)}
              y="100%"
              dy="1.6em"
              textAnchor="middle"
              className={(index / labelStep) % 2 === 0 ? '' : 'max-sm:hidden'}
            >
              {label(from)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

/** A label with a year is wider. */
const maxLabels: Record<PeriodUnit, number> = { day: 8, week: 6, month: 6 }

const percent = (share: number) => `${share * 100}%`

/** From 0 to at least the highest count, in at most four steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(highest: number) {
  const smallest = Math.max(1, highest / 4)
  const magnitude = 10 ** Math.floor(Math.log10(smallest))
  const step = [1, 2, 5, 10].map(factor => factor * magnitude).find(step => step >= smallest) ?? smallest
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}
