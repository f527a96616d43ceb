import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { QueryState } from '#app/features/admin/data/query-state.tsx'
import { RefreshStats } from '#app/features/admin/data/refresh-button.tsx'
import { useAdminQuery, withQuery } from '#app/features/admin/data/use-admin-query.ts'
import { fetchAdmin } from '#app/features/admin/session/admin-api.ts'
import { site } from '#content/site.ts'
import type { readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import type { Call, ResponseOf } from '#contracts/call.ts'
import type { readLeadStats } from '#contracts/leads.ts'
import type { readPageStats } from '#contracts/visits.ts'
import { DropoffPoints, FunnelCards } from './funnel.tsx'
import { type LeadRange, RangeControl, rangeFrom } from './lead-range.tsx'
import { LeadReport } from './lead-report.tsx'
import { PageReport } from './page-report.tsx'
import { SummaryCards } from './summary-cards.tsx'

export function AnalyticsPage() {
  const queryClient = useQueryClient()
  const range = rangeFrom(useSearchParams()[0])
  const summary = useAdminQuery<typeof readSummary>('GET /api/analytics/summary')
  const dropoff = useAdminQuery<typeof readDropoff>('GET /api/analytics/dropoff')
  const funnels = useAdminQuery<typeof readFunnels>('GET /api/analytics/funnel')
  const leads = useRangeReport<typeof readLeadStats>('/api/admin/lead-stats', range)
  const pages = useRangeReport<typeof readPageStats>('/api/admin/page-stats', range)
  const updateTimes = [summary, dropoff, funnels, leads, pages].map(({ dataUpdatedAt }) => dataUpdatedAt)
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        {/* All queries, so that ranges loaded earlier are refreshed too. */}
        <RefreshStats updatedAt={Math.min(...updateTimes)} onRefresh={() => queryClient.invalidateQueries()} />
        <QueryState query={summary} failure="Failed to fetch summary" placeholder={<SummaryCards />}>
          {summary => <SummaryCards summary={summary} />}
        </QueryState>
      </div>
      <Section title="Drop-off Points" intro="Incomplete sessions, by the last question the visitor saw.">
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
        intro="A session starts when a visitor enters their contact details. Each row shows how many sessions reached a question, and their share of all sessions."
      >
        <QueryState query={funnels} failure="Couldn't load the funnel">
          {funnels => <FunnelCards funnels={funnels} />}
        </QueryState>
      </Section>
      <Section
        title="Visits and Leads"
        intro={`A visit starts with the first page in a browser tab. Each lead counts once, on the day of their first form. Days start at midnight, ${site.address.city} time.`}
        controls={<RangeControl />}
      >
        <QueryState query={leads} failure="Couldn't load leads">
          {leads => <LeadReport {...leads} />}
        </QueryState>
        <QueryState query={pages} failure="Couldn't load visits">
          {pages => <PageReport {...pages} />}
        </QueryState>
      </Section>
    </div>
  )
}

/** The range comes with its report, because the previous report stays visible while the next one loads. */
const useRangeReport = <C extends Call>(path: C['path'], range: LeadRange) =>
  useQuery({
    queryKey: [path, range.value],
    queryFn: async () => {
      const response = await fetchAdmin(`GET ${withQuery(path, { days: range.value })}`)
      return { range, report: (await response.json()) as ResponseOf<C> }
    },
    placeholderData: keepPreviousData,
  })

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
