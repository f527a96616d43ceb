import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { RefreshStats } from '#app/admin/data/refresh-button.tsx'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { timeZoneCity } from '#content/company-details.ts'
import { site } from '#content/site.ts'
import type { readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { Call, ResponseOf } from '#contracts/call.ts'
import type { readLeadStats } from '#contracts/leads.ts'
import type { readPageStats } from '#contracts/visits.ts'
import { type RangeOption, rangeFrom, ranges } from './date-range.ts'
import { FormReport } from './form-report.tsx'
import { LeadReport } from './lead-report.tsx'
import { PlanReport } from './plan-report.tsx'
import { SourceReport } from './source-report.tsx'
import { SummaryCards } from './summary-cards.tsx'
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
            <Section
              title="After the Survey"
              intro="What people did with the plan that their survey gave them. Only totals are stored."
            >
              <PlanReport {...pages} />
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
