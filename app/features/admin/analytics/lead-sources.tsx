import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { LeadFigures } from '#contracts/people.ts'
import { BarTable } from './bar-table.tsx'
import { countText, percentOf } from './figures.ts'

const topCount = 10

type LeadSourcesProps = {
  title: string
  heading: string
  /** Stands where the name is missing. */
  unnamed: string
  sources: LeadFigures['firstPages']
  total: number
}

/** Where leads came from, the most frequent first. The names are what browsers sent: any text at all. */
export function LeadSources({ title, heading, unnamed, sources, total }: LeadSourcesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const most = sources[0]?.leads ?? 0
  // The server leaves out the rarest where there are very many.
  const areAllThere = sources.reduce((sum, { leads }) => sum + leads, 0) === total
  const rows = sources.slice(0, showsAll ? undefined : topCount).map(({ name, leads }) => ({
    key: JSON.stringify(name),
    name: <bdi>{name?.trim() || unnamed}</bdi>,
    count: leads,
    share: percentOf(leads, total),
    length: (leads / most) * 100,
  }))
  return (
    <Card title={title}>
      <BarTable caption={title} headings={[heading, 'Leads', 'Share']} rows={rows} />
      {sources.length > topCount && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="mt-2 -ml-6">
          {showsAll
            ? `Show the top ${topCount}`
            : `Show ${areAllThere ? 'all' : 'the top'} ${countText(sources.length)}`}
        </Button>
      )}
    </Card>
  )
}
