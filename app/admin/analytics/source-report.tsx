import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { lazyFormat } from '#app/admin/time/format-time.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { maxSources, otherSource } from '#contracts/constants.ts'
import type { PageStats, SourceCounts } from '#contracts/visits.ts'
import type { RangeOption } from './date-range.ts'
import { rateColumn, stepColumns, totalOf, visitColumn } from './funnel-columns.ts'
import { FunnelTable } from './funnel-table.tsx'

const longDay = lazyFormat({ dateStyle: 'long' })

const groupings = [
  {
    value: 'page',
    label: 'First page',
    title: 'First pages',
    names: ['Page', 'pages'],
    unnamed: 'Other or unknown pages',
  },
  {
    value: 'website',
    label: 'Website',
    title: 'Referrers',
    names: ['Website', 'websites'],
    unnamed: 'Direct or unknown',
  },
  { value: 'campaign', label: 'Campaign', title: 'Campaigns', names: ['Campaign', 'campaigns'], unnamed: 'Unknown' },
] as const

const columns = [visitColumn, ...stepColumns, rateColumn]

type SourceReportProps = { range: RangeOption; report: PageStats }

export function SourceReport({ range, report }: SourceReportProps) {
  const [params] = useSearchParams()
  const { countedSince, views, visits } = report
  const grouping = groupings.find(({ value }) => value === params.get('by')) ?? groupings[0]
  if (report.pages.length === 0)
    return <EmptyState message={countedSince ? 'No visits in this date range' : 'No visits counted yet'} />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p role="status" className="font-semibold tabular-nums">
          {pluralize(visits, 'visit')} and {pluralize(views, 'page view')} {range.text}
        </p>
        <ChoiceControl legend="Group by" param="by" options={groupings} selected={grouping} />
      </div>
      <Sources grouping={grouping} report={report} />
      <p className="max-w-text text-small text-ink-soft">
        Forms and leads count for the visit they came from, leads for that of their first form. The rate is leads per
        visit.{countedSince && ` Everything here is counted since ${longDay().format(Date.parse(countedSince))}.`}
      </p>
    </div>
  )
}

type SourcesProps = { grouping: (typeof groupings)[number]; report: PageStats }

function Sources({ grouping: { value, title, names, unnamed }, report }: SourcesProps) {
  const rows = { page: report.pages, website: report.referrers, campaign: report.campaigns }[value]
  if (rows.length === 0)
    return (
      <Card title={title}>
        <p className="text-ink-soft">
          No visits from a campaign. To count the visits from a link, add its name:
          <br />
          <span className="wrap-anywhere">?utm_campaign=spring-letter</span>
        </p>
      </Card>
    )
  return (
    <FunnelTable
      key={value}
      title={title}
      names={names}
      layout={8}
      columns={columns}
      rows={rows.map(counts => rowOf(counts, unnamed))}
      isComplete={rows.length < maxSources}
      {...(value === 'page' && { total: totalOf(rows) })}
    />
  )
}

const rowOf = (counts: SourceCounts, unnamed: string) => ({
  key: JSON.stringify(counts.name),
  name: counts.name === otherSource ? 'Other' : counts.name?.trim() || unnamed,
  counts,
})
