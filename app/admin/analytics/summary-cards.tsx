import type { ReactNode } from 'react'
import { Placeholder } from '#app/admin/data/query-state.tsx'
import { countText, percentOf, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import type { AnalyticsSummary } from '#contracts/analytics-stats.ts'
import { ShareBar } from './bar-table.tsx'

const zeros = { totalSessions: 0, completedSessions: 0, toolkitOptIns: 0, exitSessions: 0, optimizeSessions: 0 }

export function SummaryCards({ summary }: { summary?: AnalyticsSummary }) {
  const { totalSessions, completedSessions, toolkitOptIns, exitSessions, optimizeSessions } = summary ?? zeros
  const paths = [
    { name: 'Exit', dot: 'bg-pine', tone: 'pine', count: exitSessions },
    { name: 'Optimize', dot: 'bg-amber', tone: 'amber', count: optimizeSessions },
  ] as const
  const shares = sharesOf(paths.map(({ count }) => count))
  const shown = (text: ReactNode) => (summary ? text : <Placeholder className="w-24" />)
  const figure = (value: string, note: string) => (
    <div className="mb-3">
      <p className="font-display text-heading-2 text-pine-deep tabular-nums">{shown(value)}</p>
      <p className="text-small text-ink-soft tabular-nums">{shown(note)}</p>
    </div>
  )
  const rate = (part: number, whole: number, what: string) => (
    <>
      {figure(`${percentOf(part, whole)}%`, `${countText(part)} of ${countText(whole)} ${what}`)}
      <ShareBar parts={[{ percent: percentOf(part, whole), tone: 'pine' }]} />
    </>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      <Card title="Path Popularity" level={2}>
        <dl className="mt-1 mb-3 flex flex-col">
          {paths.map(({ name, dot, count }, index) => (
            <div key={name} className="flex items-baseline justify-between gap-3">
              <dt className="flex items-baseline gap-2">
                <span aria-hidden="true" className={`size-3 rounded-pill forced-color-adjust-none ${dot}`} />
                {name}
              </dt>
              <dd className="tabular-nums">
                {shown(
                  <>
                    <span className="font-semibold text-pine-deep">{shares[index]}%</span>{' '}
                    <span className="text-ink-soft">({countText(count)})</span>
                  </>,
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ShareBar parts={paths.map(({ tone }, index) => ({ percent: shares[index] ?? 0, tone }))} />
      </Card>
      <Card title="Completion Rate" level={2}>
        {rate(completedSessions, totalSessions, 'completed')}
      </Card>
      <Card title="Toolkit Opt-Ins" level={2}>
        {rate(toolkitOptIns, completedSessions, 'completed surveys')}
      </Card>
      <Card title="Total Sessions" level={2}>
        {figure(countText(totalSessions), 'surveys started')}
      </Card>
    </div>
  )
}
