import { Button } from '#app/ui/button.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { DropoffList, DropoffPlaceholder } from './dropoff-list.tsx'
import { FiguresSection } from './figures-section.tsx'
import { FunnelCards, FunnelPlaceholder } from './funnel-cards.tsx'
import { LeadCards, LeadsPlaceholder } from './lead-cards.tsx'
import { leadRanges, useLeadRange } from './lead-range.ts'
import { Reading } from './reading.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { browserZone, useAnalyticsReads } from './use-analytics-reads.ts'

const readTimeFormat = new Intl.DateTimeFormat('en-CA', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

export function AnalyticsPage() {
  const { range, chooseRange } = useLeadRange()
  const { summary, dropoff, funnels, leads, refresh, refreshing, readAt } = useAnalyticsReads(range)
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="text-small text-ink-soft tabular-nums">
            {readAt && `As of ${readTimeFormat.format(readAt)}`}
          </p>
          <Button variant="secondary" pending={refreshing} onClick={refresh}>
            {refreshing ? 'Refreshing...' : 'Refresh'}
          </Button>
        </div>
        <Reading query={summary} failure="Failed to fetch summary" placeholder={<SummaryCards />}>
          {figures => <SummaryCards summary={figures} />}
        </Reading>
      </div>
      <FiguresSection
        title="Drop-off Points"
        lead="Sessions that were not completed, by the question that was seen last."
      >
        <Reading query={dropoff} failure="Failed to fetch dropoff data" placeholder={<DropoffPlaceholder />}>
          {list => <DropoffList list={list} />}
        </Reading>
      </FiguresSection>
      <FiguresSection
        title="Funnel"
        lead="A session begins when the contact details are given; each line counts the sessions that came to see the question, and their share of all that began."
      >
        <Reading query={funnels} failure="Failed to fetch funnel" placeholder={<FunnelPlaceholder />}>
          {list => <FunnelCards funnels={list} />}
        </Reading>
      </FiguresSection>
      <FiguresSection
        title="Leads"
        lead={`A lead is a person, counted on the day of their first form. Days begin at midnight, ${browserZone()} time.`}
        controls={<SegmentedControl label="Range" options={leadRanges} value={range.value} onChange={chooseRange} />}
      >
        <Reading query={leads} failure="Failed to fetch lead figures" placeholder={<LeadsPlaceholder />}>
          {figures => <LeadCards figures={figures} />}
        </Reading>
      </FiguresSection>
    </div>
  )
}
