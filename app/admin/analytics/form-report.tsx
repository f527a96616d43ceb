import { EmptyState } from '#app/ui/empty-state.tsx'
import type { PageStats } from '#contracts/visits.ts'
import type { RangeOption } from './date-range.ts'
import { stepColumns, totalOf } from './funnel-columns.ts'
import { FunnelTable } from './funnel-table.tsx'

type FormReportProps = { range: RangeOption; report: PageStats }

export function FormReport({ range, report: { forms } }: FormReportProps) {
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
