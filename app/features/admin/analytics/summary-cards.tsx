import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { Placeholder } from '#app/ui/placeholder.tsx'
import type { AnalyticsSummary } from '#contracts/analytics-figures.ts'
import { countText, sharesOf } from './figures.ts'
import { ShareBar } from './share-bar.tsx'

/** Without a summary: the same cards, with their figures on the way. */
export function SummaryCards({ summary }: { summary?: AnalyticsSummary }) {
  const shares = summary && sharesOf(summary)
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      <Card title="Path Popularity" level={2}>
        <dl className="mt-1 mb-3 flex flex-col">
          <Path name="Exit" dot="bg-pine" share={shares?.exit} count={summary?.exitSessions} />
          <Path name="Optimize" dot="bg-amber" share={shares?.optimize} count={summary?.optimizeSessions} />
        </dl>
        <ShareBar
          parts={[
            { length: shares?.exit ?? 0, tone: 'pine' },
            { length: shares?.optimize ?? 0, tone: 'amber' },
          ]}
        />
      </Card>
      <Card title="Completion Rate" level={2}>
        <Figure
          value={shares && `${shares.completion}%`}
          note={summary && `${countText(summary.completedSessions)} of ${countText(summary.totalSessions)} completed`}
        />
        <ShareBar parts={[{ length: shares?.completion ?? 0, tone: 'pine' }]} />
      </Card>
      <Card title="Toolkit Opt-Ins" level={2}>
        <Figure
          value={shares && `${shares.toolkit}%`}
          note={
            summary && `${countText(summary.toolkitOptIns)} of ${countText(summary.completedSessions)} who completed`
          }
        />
        <ShareBar parts={[{ length: shares?.toolkit ?? 0, tone: 'pine' }]} />
      </Card>
      <Card title="Total Sessions" level={2}>
        <Figure value={summary && countText(summary.totalSessions)} note="surveys begun" />
      </Card>
    </div>
  )
}

function Figure({ value, note }: { value: string | undefined; note: string | undefined }) {
  return (
    <div className="mb-3">
      <p className="font-display text-heading-2 text-pine-deep tabular-nums">
        {value ?? <Placeholder className="w-24" />}
      </p>
      <p className="text-small text-ink-soft tabular-nums">{note ?? <Placeholder className="w-40" />}</p>
    </div>
  )
}

type PathProps = { name: string; dot: string; share: number | undefined; count: number | undefined }

function Path({ name, dot, share, count }: PathProps) {
  const figures: ReactNode =
    share === undefined || count === undefined ? (
      <Placeholder className="w-20" />
    ) : (
      <>
        <span className="font-semibold text-pine-deep">{share}%</span>{' '}
        <span className="text-ink-soft">({countText(count)})</span>
      </>
    )
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="flex items-baseline gap-2">
        <span aria-hidden="true" className={`size-3 rounded-pill forced-color-adjust-none ${dot}`} />
        {name}
      </dt>
      <dd className="tabular-nums">{figures}</dd>
    </div>
  )
}
