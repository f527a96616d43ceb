import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { useAdminQuery, withQuery } from '#app/features/admin/lists/admin-queries.ts'
import { QueryState } from '#app/features/admin/lists/query-state.tsx'
import { RefreshStats } from '#app/features/admin/lists/refresh-button.tsx'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { site } from '#content/site.ts'
import type { readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { readLeadStats } from '#contracts/people.ts'
import { DropoffPoints, FunnelCards } from './funnel.tsx'
import { RangeControl, rangeIn } from './lead-range.tsx'
import { LeadReport } from './lead-report.tsx'
import { SummaryCards } from './summary-cards.tsx'

export function AnalyticsPage() {
  const queryClient = useQueryClient()
  const range = rangeIn(useSearchParams()[0])
  const summary = useAdminQuery<typeof readSummary>('GET /api/analytics/summary')
  const dropoff = useAdminQuery<typeof readDropoff>('GET /api/analytics/dropoff')
  const funnels = useAdminQuery<typeof readFunnels>('GET /api/analytics/funnel')
  const leads = useQuery({
    queryKey: ['lead stats', range.value],
    // With its range: until the new report arrives, the previous one is shown.
    queryFn: async () => ({
      range,
      report: await callAdmin<typeof readLeadStats>(`GET ${withQuery('/api/admin/lead-stats', { days: range.value })}`),
    }),
    placeholderData: keepPreviousData,
  })
  const readTimes = [summary, dropoff, funnels, leads].map(({ dataUpdatedAt }) => dataUpdatedAt)
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        {/* Everything, because it includes the other ranges. */}
        <RefreshStats readAt={Math.min(...readTimes)} onRefresh={() => queryClient.invalidateQueries()} />
        <QueryState query={summary} failure="Failed to fetch summary" placeholder={<SummaryCards />}>
          {summary => <SummaryCards summary={summary} />}
        </QueryState>
      </div>
      <Section title="Drop-off Points" intro="Sessions that were not completed, by the last question they saw.">
        <QueryState
          query={dropoff}
          failure="Failed to fetch dropoff data"
          empty={dropoff.data?.length === 0 && 'No drop-off data available yet'}
        >
          {list => <DropoffPoints list={list} />}
        </QueryState>
      </Section>
      <Section
        title="Funnel"
        intro="A session begins when the contact details are given. Each line counts the sessions that saw the question, and their share of all sessions."
      >
        <QueryState query={funnels} failure="Failed to fetch funnel">
          {funnels => <FunnelCards funnels={funnels} />}
        </QueryState>
      </Section>
      <Section
        title="Leads"
        intro={`A lead is a person, counted on the day of their first form. Days start at midnight in ${site.address.city}.`}
        controls={<RangeControl />}
      >
        <QueryState query={leads} failure="Failed to fetch leads">
          {leads => <LeadReport {...leads} />}
        </QueryState>
      </Section>
    </div>
  )
}

type SectionProps = { title: string; intro: string; controls?: ReactNode; children: ReactNode }

function Section({ title, intro, controls, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-text flex-col gap-1">
          <h2 id={headingId} className="text-heading-text text-pine-deep">
            {title}
          </h2>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {controls}
      </div>
      {children}
    </section>
  )
}
