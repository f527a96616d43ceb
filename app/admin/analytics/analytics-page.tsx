import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Placeholder, QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ChoiceField, oneOf } from '#app/admin/lists/choice-field.tsx'
import { countText, percentOf, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import type { AnalyticsSummary, readDropoff, readReport, readSummary } from '#contracts/analytics-stats.ts'
import type { DateRange } from '#contracts/lists.ts'
import { minuteMs } from '#contracts/time.ts'
import { LeadReport } from './lead-chart.tsx'
import { MissingPages } from './missing-pages.tsx'
import { ShareBar } from './number-table.tsx'
import { SourceReport } from './source-table.tsx'
import { DropoffPoints, Stops } from './stops.tsx'

const ranges: Readonly<Record<DateRange['days'], string>> = {
  all: 'All time',
  7: '7 days',
  30: '30 days',
  90: '90 days',
}

export function AnalyticsPage() {
  const [params, changeParams] = useUrlParams()
  const range = oneOf(ranges, params.get('days')) ?? 'all'
  const days = `days=${range}` as const
  const report = useAdminQuery<typeof readReport>(`GET /api/admin/analytics?${days}`, freshness)
  const summary = useAdminQuery<typeof readSummary>(`GET /api/analytics/summary?${days}`, freshness)
  const dropoff = useAdminQuery<typeof readDropoff>(`GET /api/analytics/dropoff?${days}`, freshness)
  return (
    <div className="flex flex-col gap-5 sm:gap-12">
      <div className="flex flex-col gap-3">
        <div className="sm:w-64">
          <ChoiceField label="Date range" choices={ranges} value={range} onChange={days => changeParams({ days })} />
        </div>
        <p className="max-w-text text-small text-ink-soft">
          A visit is a browser tab, a session is a survey started with contact details, and a lead is a person who sent
          a form, booked a call or was added by you, counted once, so the three differ. Days start at midnight,{' '}
          {timeZoneCity(site)} time.
        </p>
      </div>
      <QueryState query={report} failure="Couldn't load the report">
        {report => (
          <div className="flex flex-col gap-5 sm:gap-12">
            <Section title="More Than Before?">
              <LeadReport report={report} />
            </Section>
            <Section title="Where From?">
              <SourceReport report={report} />
            </Section>
            <Section title="Where Do They Stop?">
              <Stops report={report} />
            </Section>
            <MissingPages report={report} />
          </div>
        )}
      </QueryState>
      <QueryState
        query={summary}
        failure="Failed to fetch summary"
        placeholder={<Placeholder className="h-64 w-full" />}
      >
        {counts => <SummaryCards summary={counts} />}
      </QueryState>
      <Section title="Drop-off Points">
        <p className="text-small text-ink-soft">
          Where sessions stopped. They start after question 1, so few stop there.
        </p>
        <QueryState
          query={dropoff}
          failure="Failed to fetch dropoff data"
          empty={dropoff.data?.length === 0 && 'No drop-off data available yet'}
        >
          {list => <DropoffPoints list={list} />}
        </QueryState>
      </Section>
    </div>
  )
}

/** The previous report stays visible while the next one loads. */
const freshness = { staleTime: minuteMs, refetchOnWindowFocus: true, placeholderData: keepPreviousData }

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
