import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { lazyFormat } from '#app/admin/time/format-time.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AnalyticsReport, Outcomes } from '#contracts/analytics-stats.ts'
import { otherSource } from '#contracts/constants.ts'
import { NumberTable } from './number-table.tsx'

const longDay = lazyFormat({ dateStyle: 'long' })

const views = [
  { value: 'source', label: 'Source' },
  { value: 'page', label: 'First page' },
  { value: 'assistant', label: 'Read by AI' },
] as const

export function SourceReport({ report }: { report: AnalyticsReport }) {
  const [params] = useSearchParams()
  const view = views.find(({ value }) => value === params.get('by')) ?? views[0]
  const since = report.countedSince && ` Counted since ${longDay().format(Date.parse(report.countedSince))}.`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className="font-semibold tabular-nums">
          {pluralize(report.visits, 'visit')} and {pluralize(report.views, 'page view')}
        </p>
        <ChoiceControl legend="Show by" param="by" options={views} selected={view} />
      </div>
      <Card className="max-sm:p-4">
        <Sources view={view.value} report={report} />
      </Card>
      <p className="max-w-text text-small text-ink-soft">
        Name a newsletter with <span className="whitespace-nowrap">?utm_source=newsletter</span> in its links. Names of
        fewer than three visits count as “Other”.{since}
      </p>
    </div>
  )
}

const topCount = 5

type SourcesProps = { view: (typeof views)[number]['value']; report: AnalyticsReport }

function Sources({ view, report: { sources, pages, reads } }: SourcesProps) {
  if (view === 'assistant') {
    if (reads.length === 0)
      return <EmptyState message="No assistant has read llms.txt or a Markdown version of a page" />
    return (
      <NumberTable
        key={view}
        caption="Pages that assistants read"
        headings={['Page', 'Read']}
        rows={reads.map(({ assistant, page, reads }) => ({
          key: JSON.stringify([assistant, page]),
          name: page,
          note: assistant,
          cells: [reads],
        }))}
        top={topCount}
      />
    )
  }
  const rows =
    view === 'source'
      ? sources.map(source => ({
          ...nameOf(source),
          key: JSON.stringify([source.kind, source.name]),
          cells: cellsOf(source),
        }))
      : pages.map(counts => ({
          key: counts.page,
          name: counts.page || 'Other or unknown pages',
          cells: cellsOf(counts),
        }))
  if (rows.length === 0) return <EmptyState message="No visits or leads in this date range" />
  return (
    <NumberTable
      key={view}
      caption={view === 'source' ? 'Sources' : 'First pages'}
      headings={[view === 'source' ? 'Source' : 'Page', 'Visits', 'Started', 'Leads', 'Booked', 'Won']}
      rows={rows}
      total={rows
        .map(({ cells }) => cells)
        .reduce((sums, cells) => sums.map((sum, index) => sum + (cells[index] ?? 0)))}
      top={topCount}
    />
  )
}

const cellsOf = ({ visits, started, leads, booked, won }: Outcomes) => [visits, started, leads, booked, won]

const notes = {
  search: 'Search',
  assistant: 'AI assistant',
  campaign: 'Campaign',
  website: 'Website',
} as const

function nameOf({ kind, name }: AnalyticsReport['sources'][number]) {
  if (kind === 'direct') return { name: 'Direct or unknown' }
  if (kind === 'booking') return { name: 'Booked without a form' }
  return { name: name === otherSource ? 'Other' : name, note: notes[kind] }
}
