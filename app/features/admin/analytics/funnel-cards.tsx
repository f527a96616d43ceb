import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Placeholder } from '#app/ui/placeholder.tsx'
import type { Funnels } from '#contracts/analytics-figures.ts'
import { type BarRow, BarTable, BarTablePlaceholder } from './bar-table.tsx'
import { percentOf } from './figures.ts'

type Funnel = Funnels[number]

export function FunnelCards({ funnels }: { funnels: Funnels }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {funnels.map(funnel => (
        <Card key={funnel.surveyType} title={funnel.title}>
          <FunnelOf funnel={funnel} />
        </Card>
      ))}
    </div>
  )
}

function FunnelOf({ funnel }: { funnel: Funnel }) {
  const began = funnel.steps[0]?.viewed ?? 0
  if (began === 0) return <EmptyState message="No sessions on this path yet" />
  const figuresOf = (count: number) => {
    const share = percentOf(count, began)
    return { count, share, length: share }
  }
  const rows: BarRow[] = [
    ...funnel.steps.map(({ questionId, question, viewed }, index) => ({
      key: questionId,
      name: `${index + 1}. ${question}`,
      ...figuresOf(viewed),
    })),
    { key: 'completed', name: 'Completed', ...figuresOf(funnel.completed), isResult: true },
  ]
  return (
    <BarTable caption={`Funnel: ${funnel.title}`} headings={['Question', 'Viewed', 'Share']} rows={rows} sentences />
  )
}

/** Each survey's questions, and the line of those who completed it. */
const rowsPerPath = [11, 10]

export function FunnelPlaceholder() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {rowsPerPath.map(rows => (
        <Card key={rows}>
          <Placeholder className="mb-2 block w-60 text-heading-3" />
          <BarTablePlaceholder rows={rows} sentences />
        </Card>
      ))}
    </div>
  )
}
