import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ChoiceField, oneOf } from '#app/admin/lists/choice-field.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { AnalyticsReport } from '#contracts/analytics-stats.ts'
import { otherSource } from '#contracts/constants.ts'
import { NumberTable } from './number-table.tsx'

const views = { source: 'Source', page: 'First page', assistant: 'Read by AI' }

export function SourceReport({ report: { sources, pages, reads } }: { report: AnalyticsReport }) {
  const [params, changeParams] = useUrlParams()
  const view = oneOf(views, params.get('by')) ?? 'source'
  return (
    <div className="flex flex-col gap-4">
      <div className="sm:w-64">
        <ChoiceField label="Show by" choices={views} value={view} onChange={by => changeParams({ by })} />
      </div>
      <Card className="max-sm:p-4">
        {view === 'source' && <Origins key="source" caption="Sources" heading="Source" rows={sources} />}
        {view === 'page' && <Origins key="page" caption="First pages" heading="Page" rows={pages} />}
        {view === 'assistant' && <Reads rows={reads} />}
      </Card>
      <p className="max-w-text text-small text-ink-soft">
        Name a newsletter with <span className="whitespace-nowrap">?utm_source=newsletter</span> in its links. Names of
        fewer than three visits count as “Other”.
      </p>
    </div>
  )
}

const topCount = 5

type OriginsProps = { caption: string; heading: string; rows: AnalyticsReport['sources'] }

function Origins({ caption, heading, rows }: OriginsProps) {
  if (rows.length === 0) return <EmptyState message="No visits or leads in this date range" />
  const cells = rows.map(({ visits, started, leads, booked, won }) => [visits, started, leads, booked, won])
  return (
    <NumberTable
      caption={caption}
      headings={[heading, 'Visits', 'Started', 'Leads', 'Booked', 'Won']}
      rows={rows.map((row, index) => ({ ...nameOf(row), key: row.kind + row.name, cells: cells[index] ?? [] }))}
      total={cells.reduce((sums, row) => sums.map((sum, index) => sum + (row[index] ?? 0)))}
      top={topCount}
    />
  )
}

function Reads({ rows }: { rows: AnalyticsReport['reads'] }) {
  if (rows.length === 0) return <EmptyState message="No assistant has read llms.txt or a Markdown version of a page" />
  return (
    <NumberTable
      caption="Pages that assistants read"
      headings={['Page', 'Read']}
      rows={rows.map(({ assistant, page, reads }) => ({
        key: `${assistant} ${page}`,
        name: page,
        note: assistant,
        cells: [reads],
      }))}
      top={topCount}
    />
  )
}

const notes = { search: 'Search', assistant: 'AI assistant', campaign: 'Campaign', website: 'Website' } as const

function nameOf({ kind, name }: AnalyticsReport['sources'][number]) {
  if (kind === 'direct') return { name: 'Direct or unknown' }
  if (kind === 'booking') return { name: 'Booked without a form' }
  if (kind === 'added') return { name: 'Added by you' }
  if (kind === 'page') return { name: name || 'Other or unknown pages' }
  return { name: name === otherSource ? 'Other' : name, note: notes[kind] }
}
