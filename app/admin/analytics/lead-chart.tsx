import { lazyFormat } from '#app/admin/time/format-time.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import { Disclosure, NumberTable } from './number-table.tsx'

type LeadReportProps = { text: string; report: Pick<AnalyticsReport, 'leads' | 'leadsBefore'> }

/** `text`: which days these are, such as "in total". */
export function LeadReport({ text, report: { leads, leadsBefore } }: LeadReportProps) {
  const days = leads.map(day => day.leads)
  const total = sum(days)
  const inTotal = `${pluralize(total, 'lead')} ${text}`
  const week = sum(days.slice(-7))
  const summary = leadsBefore
    ? `${inTotal}, ${comparison(total, sum(leadsBefore), days.length)}`
    : `${inTotal}. ${countText(week)} in the last 7 days, ${comparison(week, sum(days.slice(-14, -7)), 7)}`
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold tabular-nums">
        {summary}
      </p>
      {total + sum(leadsBefore ?? []) === 0 ? (
        <EmptyState message={leadsBefore ? 'No leads in this date range' : 'No leads yet'} />
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
  const chart = periodsOf(leads, leadsBefore)
  const { unit, periods } = chart
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
      <Chart {...chart} />
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

/** A bar for this time and one for the time before. */
type Period = { name: string; bars: readonly number[] }

/** Counted back from today, so that each period has its counterpart before. The first one can be shorter. */
function periodsOf(leads: AnalyticsReport['leads'], before: AnalyticsReport['leadsBefore']) {
  const { unit, days } = units.find(({ most }) => leads.length <= most) ?? units[2]
  const periods: Period[] = []
  for (let end = leads.length; end > 0; end -= days) {
    const from = Math.max(0, end - days)
    const period = leads.slice(from, end)
    const [first, last] = [dateOf(period[0]?.day), dateOf(period.at(-1)?.day)]
    periods.unshift({
      name: days === 1 ? dayName().format(first) : rangeName().formatRange(first, last),
      bars: [sum(period.map(day => day.leads)), ...(before ? [sum(before.slice(from, end))] : [])],
    })
  }
  return { unit, periods, ends: [leads[0], leads.at(-1)].map(day => rangeName().format(dateOf(day?.day))) }
}

// UTC, so that the date is the same in every time zone.
const dateOf = (day = '') => new Date(`${day}T00:00:00Z`)
const dayName = lazyFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const rangeName = lazyFormat({ month: 'short', day: 'numeric', year: 'numeric' })

const fills = ['fill-pine', 'fill-amber']

/** Everything is placed by percentages, so it fits any width without scaling the text. */
function Chart({ unit, periods, ends }: ReturnType<typeof periodsOf>) {
  const most = Math.max(...periods.flatMap(({ bars }) => bars))
  const x = (bars: number) => percent(bars / periods.length)
  // A single bar isn't as wide as the chart.
  const width = Math.min(0.8, periods.length / 10) / (periods[0]?.bars.length ?? 1)
  return (
    <div className="flex h-44 gap-3 pt-3 text-[0.875rem] text-pine tabular-nums sm:h-72">
      <p aria-hidden="true" className="-my-2 flex flex-col justify-between pb-6 text-end leading-none">
        <span className="pt-1">{countText(most)}</span>
        <span>0</span>
      </p>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <svg role="img" aria-label={`Bar chart of leads per ${unit}`} className="min-h-0 w-full grow overflow-visible">
          <line x2="100%" shapeRendering="crispEdges" className="stroke-line" />
          {periods.map(({ name, bars }, index) => (
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
                  y={percent(1 - leads / most)}
                  width={x(width)}
                  height={percent(leads / most)}
                  className={`forced-color-adjust-none ${fills[bar]}`}
                />
              ))}
            </g>
          ))}
          <line x2="100%" y1="100%" y2="100%" shapeRendering="crispEdges" className="stroke-edge" />
        </svg>
        <p aria-hidden="true" className="flex justify-between leading-none">
          {ends.map(day => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`
