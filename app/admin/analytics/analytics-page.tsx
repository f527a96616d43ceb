import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { Placeholder, QueryState } from '#app/admin/data/query-state.tsx'
import { RefreshStats } from '#app/admin/data/refresh-button.tsx'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { countText, percentOf, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import type { AnalyticsSummary, readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { Call, ResponseOf } from '#contracts/call.ts'
import type { readLeadStats } from '#contracts/leads.ts'
import type { PageStats, readPageStats } from '#contracts/visits.ts'
import { ShareBar } from './bar-table.tsx'
import { type RangeOption, rangeFrom, ranges } from './date-range.ts'
import { stepColumns, totalOf } from './funnel-columns.ts'
import { FunnelTable } from './funnel-table.tsx'
import { LeadReport } from './lead-report.tsx'
import { SourceReport } from './source-report.tsx'
import { DropoffPoints, SurveyDropoffs } from './survey-dropoff.tsx'

export function AnalyticsPage() {
  const queryClient = useQueryClient()
  const range = rangeFrom(useSearchParams()[0])
  const summary = useRangeReport<typeof readSummary>('/api/analytics/summary', range)
  const dropoff = useRangeReport<typeof readDropoff>('/api/analytics/dropoff', range)
  const funnels = useRangeReport<typeof readFunnels>('/api/analytics/funnel', range)
  const leads = useRangeReport<typeof readLeadStats>('/api/admin/lead-stats', range)
  const pages = useRangeReport<typeof readPageStats>('/api/admin/page-stats', range)
  const updateTimes = [summary, dropoff, funnels, leads, pages].map(({ dataUpdatedAt }) => dataUpdatedAt)
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ChoiceControl legend="Date range" param="days" options={ranges} selected={range} />
          {/* All queries, so that ranges loaded earlier are refreshed too. */}
          <RefreshStats updatedAt={Math.min(...updateTimes)} onRefresh={() => queryClient.invalidateQueries()} />
        </div>
        <QueryState query={summary} failure="Failed to fetch summary" placeholder={<SummaryCards />}>
          {({ report }) => <SummaryCards summary={report} />}
        </QueryState>
        <p className="text-small text-ink-soft">
          A session is a survey that someone started by entering their contact details. Days start at midnight,{' '}
          {timeZoneCity(site)} time.
        </p>
      </div>
      <QueryState query={pages} failure="Couldn't load visits">
        {pages => (
          <div className="flex flex-col gap-12">
            <Section title="From Opened to Won" intro="What became of the people who opened a form.">
              <FormReport {...pages} />
            </Section>
            <Section title="Where They Come From" intro="A visit starts with the first page in a browser tab.">
              <SourceReport {...pages} />
            </Section>
          </div>
        )}
      </QueryState>
      <Section title="Drop-off Points" intro="Incomplete sessions, by the last question the visitor saw.">
        <QueryState
          query={dropoff}
          failure="Failed to fetch dropoff data"
          empty={dropoff.data?.report.length === 0 && 'No drop-off data available yet'}
        >
          {({ report }) => <DropoffPoints list={report} />}
        </QueryState>
      </Section>
      <Section
        title="Drop-off by Survey"
        intro="How many people saw each question and how many left there, from opening the survey on. The shares add up to everyone who opened it."
      >
        <QueryState query={funnels} failure="Couldn't load the surveys">
          {({ report }) => <SurveyDropoffs funnels={report} />}
        </QueryState>
      </Section>
      <Section title="Leads" intro="Each lead counts once, on the day of their first form.">
        <QueryState query={leads} failure="Couldn't load leads">
          {leads => <LeadReport {...leads} />}
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
  })

type SectionProps = { title: string; intro: string; children: ReactNode }

function Section({ title, intro, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex max-w-text flex-col gap-1">
        <h2 id={headingId} className="text-heading-text text-pine-deep">
          {title}
        </h2>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {children}
    </section>
  )
}

const zeros = { totalSessions: 0, completedSessions: 0, toolkitOptIns: 0, exitSessions: 0, optimizeSessions: 0 }

function SummaryCards({ summary }: { summary?: AnalyticsSummary }) {
  const { totalSessions, completedSessions, toolkitOptIns, exitSessions, optimizeSessions } = summary ?? zeros
  const paths = [
    { name: 'Exit', dot: 'bg-pine', tone: 'pine', count: exitSessions },
    { name: 'Optimize', dot: 'bg-amber', tone: 'amber', count: optimizeSessions },
  ] as const
  const shares = sharesOf(paths.map(({ count }) => count))
  const shown = (text: ReactNode) => (summary ? text : <Placeholder className="w-24" />)
  const figure = (value: string, note: string) => (
    <div className="mb-3">
      <p className="font-display text-heading-2 text-pine-deep tabular-nums">{shown(value)}</p>
      <p className="text-small text-ink-soft tabular-nums">{shown(note)}</p>
    </div>
  )
  const rate = (part: number, whole: number, what: string) => (
    <>
      {figure(`${percentOf(part, whole)}%`, `${countText(part)} of ${countText(whole)} ${what}`)}
      <ShareBar parts={[{ percent: percentOf(part, whole), tone: 'pine' }]} />
    </>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      <Card title="Path Popularity" level={2}>
        <dl className="mt-1 mb-3 flex flex-col">
          {paths.map(({ name, dot, count }, index) => (
            <div key={name} className="flex items-baseline justify-between gap-3">
              <dt className="flex items-baseline gap-2">
                <span aria-hidden="true" className={`size-3 rounded-pill forced-color-adjust-none ${dot}`} />
                {name}
              </dt>
              <dd className="tabular-nums">
                {shown(
                  <>
                    <span className="font-semibold text-pine-deep">{shares[index]}%</span>{' '}
                    <span className="text-ink-soft">({countText(count)})</span>
                  </>,
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ShareBar parts={paths.map(({ tone }, index) => ({ percent: shares[index] ?? 0, tone }))} />
      </Card>
      <Card title="Completion Rate" level={2}>
        {rate(completedSessions, totalSessions, 'completed')}
      </Card>
      <Card title="Toolkit Opt-Ins" level={2}>
        {rate(toolkitOptIns, completedSessions, 'completed surveys')}
      </Card>
      <Card title="Total Sessions" level={2}>
        {figure(countText(totalSessions), 'surveys started')}
      </Card>
    </div>
  )
}

type FormReportProps = { range: RangeOption; report: PageStats }

function FormReport({ range, report: { forms } }: FormReportProps) {
  const total = totalOf(forms)
  if (total.opened + total.leads === 0)
    return <EmptyState message={range.value === 'all' ? 'No form opened yet' : 'No form opened in this date range'} />
  return (
    <div className="flex flex-col gap-4">
      <FunnelTable
        title="Forms"
        names={['Form', 'forms']}
        layout={6}
        columns={stepColumns}
        rows={forms.map(counts => ({ key: counts.title, name: counts.title, counts }))}
        total={total}
      />
      <p className="max-w-text text-small text-ink-soft">
        Opened: someone saw the form. Started: they went on after the contact details, or gave a first answer in the
        quiz or the application. Completed: we got the form. Leads: people, counted once, for the first form they sent.
        Booked: leads with that status, or won since. Each percentage is the share of the step before. Possible bots and
        spam aren't counted as leads.
      </p>
    </div>
  )
}
