import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { pluralize } from '#app/lib/numbers.ts'
import { type Period, type PeriodUnit, periodLabel, periodName } from './lead-periods.ts'

type LeadChartProps = { unit: PeriodUnit; periods: Period[] }

// Follows the text color, so it also works in forced-colors mode.
const axisText = { fontSize: '0.875rem', fill: 'currentColor' }

/** Lazy-loaded: the chart library is larger than the rest of the admin area. */
export default function LeadChart({ unit, periods }: LeadChartProps) {
  return (
    <BarChart
      responsive
      data={periods}
      aria-label={`Bar chart of leads per ${unit}. Use the arrow keys to move between bars.`}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      barCategoryGap="18%"
      className="text-pine"
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="from"
        height="auto"
        tickFormatter={periodLabel(unit, periods)}
        tick={axisText}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-edge)' }}
        interval="preserveStart"
        minTickGap={20}
      />
      <YAxis width="auto" allowDecimals={false} tick={axisText} tickLine={false} axisLine={false} />
      <Tooltip
        cursor={{ fill: 'var(--color-pine-soft)' }}
        position={{ y: 0 }}
        animationDuration={120}
        content={({ active, payload }) => {
          const period = payload[0]?.payload as Period | undefined
          return (
            <div role="status" className="rounded-control bg-pine-deep text-small text-white shadow-raised">
              {active && period && (
                <p className="px-3.5 py-2 whitespace-nowrap">
                  {periodName(unit, period.from)}: <strong>{pluralize(period.leads, 'lead')}</strong>
                </p>
              )}
            </div>
          )
        }}
      />
      <Bar
        dataKey="leads"
        fill="currentColor"
        activeBar={{ fill: 'var(--color-amber-deep)' }}
        radius={[3, 3, 0, 0]}
        maxBarSize={56}
        animationDuration={240}
      />
    </BarChart>
  )
}
