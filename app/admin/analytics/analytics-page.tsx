import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { Placeholder, QueryState } from '#app/admin/data/query-state.tsx'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { countText, percentOf, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import type { AnalyticsSummary, readDropoff, readReport, readSummary } from '#contracts/analytics-stats.ts'
import type { Call, ResponseOf } from '#contracts/call.ts'
import { minuteMs } from '#contracts/time.ts'
import { LeadReport } from './lead-chart.tsx'
import { MissingPages } from './missing-pages.tsx'
import { ShareBar } from './number-table.tsx'
import { SourceReport } from './source-table.tsx'
import { DropoffPoints, Stops } from './stops.tsx'

const ranges = [
  { value: '7', label: '7 days', text: 'in the last 7 days' },
  { value: '30', label: '30 days', text: 'in the last 30 days' },
  { value: '90', label: '90 days', text: 'in the last 90 days' },
  { value: 'all', label: 'All time', text: 'in total' },
] as const

type RangeOption = (typeof ranges)[number]

export function AnalyticsPage() {
  const [params] = useSearchParams()
  const range = ranges.find(({ value }) => value === params.get('days')) ?? ranges[3]
  const report = useRangeReport<typeof readReport>('/api/admin/analytics', range)
  const summary = useRangeReport<typeof readSummary>('/api/analytics/summary', range)
  const dropoff = useRangeReport<typeof readDropoff>('/api/analytics/dropoff', range)
  return (
    <div className="flex flex-col gap-5 sm:gap-12">
      <div className="flex flex-col gap-3">
        <ChoiceControl legend="Date range" param="days" options={ranges} selected={range} />
        <p className="max-w-text text-small text-ink-soft">
          A visit is a browser tab, a session is a survey started with contact details, and a lead is a person who sent
          a form, booked a call or was added by you, counted once, so the three differ. Days start at midnight,{' '}
          {timeZoneCity(site)} time.
        </p>
      </div>
      <QueryState query={report} failure="Couldn't load the report">
        {data => (
          <div className="flex flex-col gap-5 sm:gap-12">
            <Section title="More Than Before?">
              <LeadReport range={data.range} report={data.report} />
            </Section>
            <Section title="Where From?">
              <SourceReport report={data.report} />
            </Section>
            <Section title="Where Do They Stop?">
              <Stops report={data.report} />
            </Section>
            <MissingPages report={data.report} />
          </div>
        )}
      </QueryState>
      <QueryState
        query={summary}
        failure="Failed to fetch summary"
        placeholder={<Placeholder className="h-64 w-full" />}
      >
        {({ report }) => <SummaryCards summary={report} />}
      </QueryState>
      <Section title="Drop-off Points">
        <QueryState
          query={dropoff}
          failure="Failed to fetch dropoff data"
          empty={dropoff.data?.report.length === 0 && 'No drop-off data available yet'}
        >
          {({ report }) => <DropoffPoints list={report} />}
        </QueryState>
      </Section>
    </div>
  )
}

/** The range comes with its report, because the previous report stays visible while the next one loads. */
const useRangeReport = <C extends Call>(path: C['path'], range: RangeOption) =>
  useQuery({
    queryKey: [path, range.value],
    queryFn: async () => {
      const response = await fetchAdmin(`GET ${path}${range.value === 'all' ? '' : `?days=${range.value}`}`)
      return { range, report: (await response.json()) as ResponseOf<C> }
    },
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
  })

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2 sm:gap-3">
      <h2 id={headingId} className="text-heading-text text-pine-deep">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Two beside each other on a phone. */
const cardClass = 'max-sm:p-3 max-sm:[&>h2]:mb-1 max-sm:[&>h2]:text-[1.125rem]'

function SummaryCards({ summary }: { summary: AnalyticsSummary }) {
  const { totalSessions, completedSessions, toolkitOptIns, exitSessions, optimizeSessions } = summary
  const paths = [
    { name: 'Exit', dot: 'bg-pine', tone: 'pine', count: exitSessions },
    { name: 'Optimize', dot: 'bg-amber', tone: 'amber', count: optimizeSessions },
  ] as const
  const shares = sharesOf(paths.map(({ count }) => count))
  const figure = (value: string, note: string) => (
    <div className="mb-1 sm:mb-3">
      <p className="font-display text-heading-2 text-pine-deep tabular-nums">{value}</p>
      <p className="text-small text-ink-soft tabular-nums">{note}</p>
    </div>
  )
  const rate = (part: number, whole: number, what: string) => (
    <>
      {figure(`${percentOf(part, whole)}%`, `${countText(part)} of ${countText(whole)} ${what}`)}
      <ShareBar parts={[{ percent: percentOf(part, whole), tone: 'pine' }]} />
    </>
  )
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      <Card title="Path Popularity" level={2} className={cardClass}>
        <dl className="mt-1 mb-3 flex flex-col max-sm:text-small">
          {paths.map(({ name, dot, count }, index) => (
            <div key={name} className="flex items-baseline justify-between gap-1 sm:gap-3">
              <dt className="flex items-baseline gap-2">
                <span aria-hidden="true" className={`size-3 rounded-pill forced-color-adjust-none ${dot}`} />
                {name}
              </dt>
              <dd className="tabular-nums">
                <span className="font-semibold text-pine-deep">{shares[index]}%</span>{' '}
                <span className="text-ink-soft">({countText(count)})</span>
              </dd>
            </div>
          ))}
        </dl>
        <ShareBar parts={paths.map(({ tone }, index) => ({ percent: shares[index] ?? 0, tone }))} />
      </Card>
      <Card title="Completion Rate" level={2} className={cardClass}>
        {rate(completedSessions, totalSessions, 'completed')}
      </Card>
      <Card title="Toolkit Opt-Ins" level={2} className={cardClass}>
        {rate(toolkitOptIns, completedSessions, 'completed surveys')}
      </Card>
      <Card title="Total Sessions" level={2} className={cardClass}>
        {figure(countText(totalSessions), 'surveys started')}
      </Card>
    </div>
  )
}
