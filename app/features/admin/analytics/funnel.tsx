import { pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import { BarTable, ShareBar } from './bar-table.tsx'

export function DropoffPoints({ list }: { list: DropoffList }) {
  const most = Math.max(1, ...list.map(({ dropoffCount }) => dropoffCount))
  return (
    <Card>
      <ul className="gap-x-12 md:columns-2">
        {list.map(({ stepIndex, dropoffCount }) => (
          <li key={stepIndex} className="flex break-inside-avoid flex-col gap-1.5 py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              {/* The index can be a string. */}
              <span className="font-semibold">Question {Number(stepIndex) + 1}</span>
              <span className="tabular-nums">{pluralize(dropoffCount, 'abandonment')}</span>
            </span>
            <ShareBar parts={[{ percent: (dropoffCount / most) * 100, tone: 'pine' }]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function FunnelCards({ funnels }: { funnels: Funnels }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {funnels.map(({ surveyType, title, steps, completed }) => {
        const started = steps[0]?.viewed ?? 0
        const questions = steps.map(({ questionId, question, viewed }, index) => ({
          key: questionId,
          name: `${index + 1}. ${question}`,
          count: viewed,
        }))
        return (
          <Card key={surveyType} title={title}>
            {started === 0 ? (
              <EmptyState message="No sessions on this path yet" />
            ) : (
              <BarTable
                caption={`Funnel: ${title}`}
                headings={['Question', 'Viewed']}
                rows={[...questions, { key: 'completed', name: 'Completed', count: completed, isResult: true }]}
                whole={started}
              />
            )}
          </Card>
        )
      })}
    </div>
  )
}
