import { countText, pluralize, rateText } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { longDate } from '#content/long-date.ts'
import { maxSources, otherSource } from '#contracts/constants.ts'
import type { PageCounts, PageStats } from '#contracts/visits.ts'
import type { LeadRange } from './lead-range.tsx'
import { StatsTable } from './stats-table.tsx'

type PageReportProps = { range: LeadRange; report: PageStats }

export function PageReport({ range, report: { countedSince, views, pages, referrers, campaigns } }: PageReportProps) {
  const total = sumOf(pages)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p role="status" className="font-semibold tabular-nums">
          {pluralize(total.visits, 'visit')} and {pluralize(views, 'page view')} {range.text}
        </p>
        {countedSince && total.comparableLeads < total.leads && (
          <p className="text-ink-soft">
            Visits have been counted since {longDate(countedSince)}. The conversion leaves out earlier leads.
          </p>
        )}
      </div>
      {pages.length === 0 ? (
        <EmptyState message={countedSince ? 'No visits in this date range' : 'No visits counted yet'} />
      ) : (
        <>
          <StatsTable
            title="First pages"
            names={['Page', 'pages']}
            layout={5}
            columns={pageColumns}
            rows={pages.map(counts => rowOf(counts.page, 'Other or unknown pages', counts))}
            total={total}
          />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <StatsTable
              title="Referrers"
              names={['Website', 'websites']}
              layout={2}
              columns={[visitColumn, leadColumn]}
              rows={referrers.map(counts => rowOf(counts.name, 'Direct or unknown', counts))}
              isComplete={referrers.length < maxSources}
            />
            {campaigns.length === 0 ? (
              <Card title="Campaigns">
                <p className="text-ink-soft">
                  No visits from a campaign. To count the visits from a link, add its name:
                  <br />
                  <span className="wrap-anywhere">?utm_campaign=spring-letter</span>
                </p>
              </Card>
            ) : (
              <StatsTable
                title="Campaigns"
                names={['Campaign', 'campaigns']}
                layout={1}
                columns={[visitColumn]}
                rows={campaigns.map(counts => rowOf(counts.name, 'Unknown', counts))}
                isComplete={campaigns.length < maxSources}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

const visitColumn = { heading: 'Visits', text: ({ visits }: { visits: number }) => countText(visits) }
const leadColumn = { heading: 'Leads', text: ({ leads }: { leads: number }) => countText(leads) }

const pageColumns = [
  visitColumn,
  { heading: 'Surveys started', onPhone: 'Started', text: ({ started }: PageCounts) => countText(started) },
  { heading: 'Completed', onPhone: 'Done', text: ({ completed }: PageCounts) => countText(completed) },
  leadColumn,
  {
    heading: 'Conversion',
    onPhone: 'Rate',
    text: ({ comparableLeads, visits }: PageCounts) => rateText(comparableLeads, visits),
  },
]

const rowOf = <Counts,>(name: string | null, unnamed: string, counts: Counts) => ({
  key: JSON.stringify(name),
  name: name === otherSource ? 'Other' : name?.trim() || unnamed,
  counts,
})

const sumOf = (pages: readonly PageCounts[]) =>
  pages.reduce(
    (sum, { visits, started, completed, leads, comparableLeads }) => ({
      page: null,
      visits: sum.visits + visits,
      started: sum.started + started,
      completed: sum.completed + completed,
      leads: sum.leads + leads,
      comparableLeads: sum.comparableLeads + comparableLeads,
    }),
    { page: null, visits: 0, started: 0, completed: 0, leads: 0, comparableLeads: 0 },
  )
