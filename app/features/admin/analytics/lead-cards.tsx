import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Placeholder } from '#app/ui/placeholder.tsx'
import { BarTablePlaceholder } from './bar-table.tsx'
import { counted } from './figures.ts'
import { LeadSources } from './lead-sources.tsx'
import { LeadsOverTime, LeadsOverTimePlaceholder } from './leads-over-time.tsx'
import type { RangedLeadFigures } from './use-analytics-reads.ts'

const roomClasses = 'flex flex-col gap-5'
const sourcesClasses = 'grid items-start gap-6 lg:grid-cols-2'

export function LeadCards({ figures: { range, total, days, firstPages, referrers } }: { figures: RangedLeadFigures }) {
  return (
    <div className={roomClasses}>
      <p role="status" className="font-semibold tabular-nums">
        {counted(total, 'lead')} {range.words}
      </p>
      {total === 0 ? (
        <EmptyState message={range.value === 'all' ? 'No leads yet' : 'No leads in this range'} />
      ) : (
        <>
          <LeadsOverTime days={days} />
          <div className={sourcesClasses}>
            <LeadSources
              title="Leads by first page"
              heading="First page"
              unnamed="Unknown"
              sources={firstPages}
              total={total}
            />
            <LeadSources
              title="Leads by referrer"
              heading="Referrer"
              unnamed="Direct or unknown"
              sources={referrers}
              total={total}
            />
          </div>
        </>
      )}
    </div>
  )
}

const usualSources = 5

export function LeadsPlaceholder() {
  return (
    <div className={roomClasses}>
      <Placeholder className="w-60" />
      <LeadsOverTimePlaceholder />
      <div className={sourcesClasses}>
        {['first pages', 'referrers'].map(sources => (
          <Card key={sources}>
            <Placeholder className="mb-2 block w-44 text-heading-3" />
            <BarTablePlaceholder rows={usualSources} />
          </Card>
        ))}
      </div>
    </div>
  )
}
