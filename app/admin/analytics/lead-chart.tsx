import { lazyFormat } from '#app/admin/time/format-time.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import { Disclosure, NumberTable } from './number-table.tsx'

export function LeadReport({ report: { leadsInTotal, leads, leadsBefore } }: { report: AnalyticsReport }) {
  const now = sum(leads.map(day => day.leads))
  const difference = now - sum(leadsBefore)
  const compared =
    difference === 0 ? 'as many as' : `${countText(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than`
  const period = `${leads.length} days`
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-semibold tabular-nums">
        {`${pluralize(now, 'lead')} in the last ${period}, ${compared} in the ${period} before.`}
        {leadsInTotal > now && ` ${countText(leadsInTotal)} in total.`}
      </p>
      {leadsInTotal + sum(leadsBefore) === 0 ? (
        <EmptyState message="No leads in this date range" />
      ) : (
        <LeadsOverTime leads={leads} leadsBefore={leadsBefore} />
      )}
    </div>
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function LeadsOverTime(report: Pick<AnalyticsReport, 'leads' | 'leadsBefore'>) {
  const chart = periodsOf(report)
  const { unit, periods } = chart
  const title = `Leads per ${unit}`
  return (
    <Card title={title} className="max-sm:p-4">
      <p aria-hidden="true" className="flex gap-5 text-small text-ink-soft">
        <Legend color="bg-pine" text={`Last ${report.leads.length} days`} />
        <Legend color="bg-amber" text={`${report.leads.length} days before`} />
      </p>
      <Chart {...chart} />
      <Disclosure label="Show as a table">
        <div className="mb-2 max-w-narrow">
          <NumberTable
            caption={`${title}, as a table`}
            headings={['Period', 'Leads', 'Before']}
            rows={periods.map(({ name, now, before }) => ({ key: name, name, cells: [now, before] }))}
          />
        </div>
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

/** More bars than this don't fit on a phone. */
const maxDays = 31

/** Counted back from today, so that each period has its counterpart before. The first one can be shorter. */
function periodsOf({ leads, leadsBefore }: Pick<AnalyticsReport, 'leads' | 'leadsBefore'>) {
  const days = leads.length > maxDays ? 7 : 1
  const periods: Array<{ name: string; now: number; before: number }> = []
  for (let end = leads.length; end > 0; end -= days) {
    const from = Math.max(0, end - days)
    const period = leads.slice(from, end)
    const [first, last] = [dateOf(period[0]?.day), dateOf(period.at(-1)?.day)]
    periods.unshift({
      name: days === 1 ? dayName().format(first) : rangeName().formatRange(first, last),
      now: sum(period.map(day => day.leads)),
      before: sum(leadsBefore.slice(from, end)),
    })
  }
  const ends = [leads[0], leads.at(-1)].map(day => rangeName().format(dateOf(day?.day)))
  return { unit: days === 1 ? 'day' : 'week', periods, ends }
}

// UTC, so that the date is the same in every time zone.
const dateOf = (day = '') => new Date(`${day}T00:00:00Z`)
const dayName = lazyFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const rangeName = lazyFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** Everything is placed by percentages, so it fits any width without scaling the text. */
function Chart({ unit, periods, ends }: ReturnType<typeof periodsOf>) {
  const most = Math.max(1, ...periods.flatMap(({ now, before }) => [now, before]))
  const x = (bars: number) => percent(bars / periods.length)
  return (
    <div className="flex h-44 gap-3 pt-3 text-[0.875rem] text-pine tabular-nums sm:h-72">
      <p aria-hidden="true" className="-my-2 flex flex-col justify-between pb-6 text-end leading-none">
        <span className="pt-1">{countText(most)}</span>
        <span>0</span>
      </p>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <svg role="img" aria-label={`Bar chart of leads per ${unit}`} className="min-h-0 w-full grow overflow-visible">
          <line x2="100%" shapeRendering="crispEdges" className="stroke-line" />
          {periods.map(({ name, now, before }, index) => (
            <g key={name}>
              <title>{`${name}: ${pluralize(now, 'lead')}, ${countText(before)} before`}</title>
              {/* Shows the title above the bar too. */}
              <rect x={x(index)} width={x(1)} height="100%" className="fill-transparent" />
              {[
                { leads: now, from: 0.5, fill: 'fill-pine' },
                { leads: before, from: 0.1, fill: 'fill-amber' },
              ].map(({ leads, from, fill }) => (
                <rect
                  key={fill}
                  x={x(index + from)}
                  y={percent(1 - leads / most)}
                  width={x(0.4)}
                  height={percent(leads / most)}
                  className={`forced-color-adjust-none ${fill}`}
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
