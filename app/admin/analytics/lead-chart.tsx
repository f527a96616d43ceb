import { lazyFormat } from '#app/admin/time/format-time.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import type { RangeOption } from './date-range.ts'
import { Disclosure, NumberTable } from './number-table.tsx'

type LeadReportProps = { range: RangeOption; report: Pick<AnalyticsReport, 'leads' | 'leadsBefore'> }

export function LeadReport({ range, report: { leads, leadsBefore } }: LeadReportProps) {
  const days = leads.map(day => day.leads)
  const total = sum(days)
  const inTotal = `${pluralize(total, 'lead')} ${range.text}`
  const week = sum(days.slice(-7))
  const text = leadsBefore
    ? `${inTotal}, ${comparison(total, sum(leadsBefore), days.length)}`
    : `${inTotal}. ${countText(week)} in the last 7 days, ${comparison(week, sum(days.slice(-14, -7)), 7)}`
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold tabular-nums">
        {text}
      </p>
      {total + sum(leadsBefore ?? []) === 0 ? (
        <EmptyState message={range.value === 'all' ? 'No leads yet' : 'No leads in this date range'} />
      ) : (
        <LeadsOverTime leads={leads} leadsBefore={leadsBefore} />
      )}
    </div>
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function comparison(now: number, before: number, days: number) {
  const difference = now - before
  const compared =
    difference === 0 ? 'as many as' : `${countText(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than`
  return `${compared} in the ${days} days before`
}

function LeadsOverTime({ leads, leadsBefore }: LeadReportProps['report']) {
  const { unit, periods } = periodsOf(leads, leadsBefore)
  const title = `Leads per ${unit}`
  const caption = `${title}, as a table`
  return (
    <Card title={title} className="max-sm:p-4">
      {leadsBefore && (
        <p aria-hidden="true" className="flex gap-5 text-small text-ink-soft">
          <Legend color="bg-pine" text="This time" />
          <Legend color="bg-amber" text="Time before" />
        </p>
      )}
      <Chart {...{ unit, periods }} />
      <Disclosure label="Show as a table">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section aria-label={caption} tabIndex={0} className="mt-2 max-h-96 max-w-narrow overflow-y-auto pe-3">
          <NumberTable
            caption={caption}
            headings={leadsBefore ? ['Period', 'Leads', 'Before'] : ['Period', 'Leads']}
            rows={periods.map(period => ({ key: period.name, name: period.name, cells: period.bars }))}
          />
        </section>
      </Disclosure>
    </Card>
  )
}

const Legend = ({ color, text }: { color: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span className={`size-3 rounded-small forced-color-adjust-none ${color}`} />
    {text}
  </span>
)

/** As many bars as fit on a phone. */
const maxPeriods = 106

const units = [
  { unit: 'day', days: 1, most: 31 },
  { unit: 'week', days: 7, most: 7 * maxPeriods },
  { unit: '30 days', days: 30, most: Number.POSITIVE_INFINITY },
] as const

type Unit = (typeof units)[number]['unit']
/** A bar for this time and one for the time before. */
type Period = { name: string; label: string; bars: readonly number[] }

/** Counted back from today, so that each period has its counterpart before. The first one can be shorter. */
export function periodsOf(leads: AnalyticsReport['leads'], before: AnalyticsReport['leadsBefore']) {
  const { unit, days } = units.find(({ most }) => leads.length <= most) ?? units[2]
  const isLong = leads.length > 366
  const periods: Period[] = []
  for (let end = leads.length; end > 0; end -= days) {
    const from = Math.max(0, end - days)
    const period = leads.slice(from, end)
    const [first, last] = [dateOf(period[0]?.day), dateOf(period.at(-1)?.day)]
    periods.unshift({
      name: first.getTime() === last.getTime() ? dayName().format(first) : rangeName().formatRange(first, last),
      label: (isLong ? monthLabel : dayLabel)().format(first),
      bars: [sum(period.map(day => day.leads)), ...(before ? [sum(before.slice(from, end))] : [])],
    })
  }
  return { unit, periods }
}

// UTC, so that the date is the same in every time zone.
const dateOf = (day = '') => new Date(`${day}T00:00:00Z`)
const dayName = lazyFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const rangeName = lazyFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const dayLabel = lazyFormat({ month: 'short', day: 'numeric' })
const monthLabel = lazyFormat({ month: 'short', year: 'numeric' })

const fills = ['fill-pine', 'fill-amber']
const maxLabels = 6

/** Everything is placed by percentages, so it fits any width without scaling the text. */
function Chart({ unit, periods }: { unit: Unit; periods: readonly Period[] }) {
  const ticks = axisTicks(Math.max(...periods.flatMap(({ bars }) => bars)))
  const top = ticks.at(-1) ?? 0
  const x = (bars: number) => percent(bars / periods.length)
  const y = (leads: number) => percent(1 - leads / top)
  const labelStep = Math.ceil(periods.length / maxLabels)
  return (
    <div className="grid h-44 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] gap-x-3 pt-3 pb-8 max-sm:mb-1 text-[0.875rem] text-pine sm:h-72">
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
        {periods.map(({ name, bars }, index) => {
          // A single bar isn't as wide as the chart.
          const width = Math.min(0.8, periods.length / 10) / bars.length
          return (
            <g key={name}>
              <title>
                {`${name}: ${pluralize(bars[0] ?? 0, 'lead')}`}
                {bars.length > 1 && `, ${countText(bars[1] ?? 0)} before`}
              </title>
              {/* Shows the title above the bar too. */}
              <rect x={x(index)} width={x(1)} height="100%" className="fill-transparent" />
              {bars.map((leads, bar) => (
                <rect
                  key={fills[bar]}
                  // The time before comes first.
                  x={x(index + 0.5 + width * (bars.length / 2 - bar - 1))}
                  y={y(leads)}
                  width={x(width)}
                  height={percent(leads / top)}
                  className={`forced-color-adjust-none ${fills[bar]}`}
                />
              ))}
            </g>
          )
        })}
        <line x2="100%" y1="100%" y2="100%" shapeRendering="crispEdges" className="stroke-edge" />
        {/* Not too close to the end, which would cut it off. On a phone, every second one fits. */}
        {periods.map(({ name, label }, index) =>
          index % labelStep === 0 && index + labelStep / 2 <= periods.length ? (
            <text
              key={name}
              x={x(index + 0.5)}
              y="100%"
              dy="1.6em"
              textAnchor="middle"
              className={(index / labelStep) % 2 === 0 ? '' : 'max-sm:hidden'}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`

/** From 0 to at least the highest count, in at most four steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(highest: number) {
  const smallest = Math.max(1, highest / 4)
  const magnitude = 10 ** Math.floor(Math.log10(smallest))
  const step = [1, 2, 5, 10].map(factor => factor * magnitude).find(step => step >= smallest) ?? smallest
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}
