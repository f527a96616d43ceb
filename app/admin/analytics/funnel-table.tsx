// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table whose layout is a grid

import { useState } from 'react'
import { countText } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'

const topCount = 5

/** By the number of columns after the name. On a phone, they're below it, with their headings. */
const layouts = {
  6: { table: 'sm:grid-cols-[1fr_repeat(6,auto)]', row: 'max-sm:grid-cols-3' },
  8: { table: 'sm:grid-cols-[1fr_repeat(8,auto)]', row: 'max-sm:grid-cols-4' },
}

const subgrid = 'col-span-full grid sm:grid-cols-subgrid'

type FunnelTableProps<Counts> = {
  title: string
  /** The heading of the names, and what to call all of them. */
  names: readonly [heading: string, plural: string]
  columns: ReadonlyArray<{ heading: string; text: (counts: Counts) => string; share?: (counts: Counts) => string }>
  layout: keyof typeof layouts
  rows: ReadonlyArray<{ key: string; name: string; counts: Counts }>
  /** The server sends the most frequent ones only. */
  isComplete?: boolean
  total?: Counts
}

export function FunnelTable<Counts>(props: FunnelTableProps<Counts>) {
  const { title, names, columns, layout, rows, isComplete = true, total } = props
  const [showsAll, setShowsAll] = useState(false)
  const row = classNames(subgrid, layouts[layout].row, 'gap-y-1.5 py-3 sm:py-2')
  const nameCell = 'text-start wrap-anywhere max-sm:col-span-full'
  const cells = (counts: Counts) =>
    columns.map(({ heading, text, share }) => (
      <td key={heading} role="cell" className="tabular-nums sm:text-end">
        <span aria-hidden="true" className="block font-normal text-ink-soft sm:hidden">
          {heading}
        </span>
        {text(counts)} {share && <span className="font-normal text-ink-soft sm:block">{share(counts)}</span>}
      </td>
    ))
  return (
    <Card title={title}>
      <table
        role="table"
        aria-label={title}
        className={classNames('grid text-small sm:gap-x-6 lg:gap-x-8', layouts[layout].table)}
      >
        <thead role="rowgroup" className={classNames(subgrid, 'max-sm:sr-only')}>
          <tr role="row" className={classNames(subgrid, 'border-b border-line py-2 text-ink-soft')}>
            {[names[0], ...columns.map(({ heading }) => heading)].map((heading, index) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={classNames('font-normal', index === 0 ? 'text-start' : 'text-end')}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={subgrid}>
          {rows.slice(0, showsAll ? undefined : topCount).map(({ key, name, counts }) => (
            <tr key={key} role="row" className={classNames(row, 'border-b border-line', !total && 'last:border-b-0')}>
              <th role="rowheader" scope="row" className={classNames(nameCell, 'font-normal max-sm:font-semibold')}>
                <bdi>{name}</bdi>
              </th>
              {cells(counts)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot role="rowgroup" className={subgrid}>
            <tr role="row" className={classNames(row, 'font-semibold')}>
              <th role="rowheader" scope="row" className={nameCell}>
                Total
              </th>
              {cells(total)}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length > topCount && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="mt-2 -ml-6">
          {showsAll
            ? `Show the top ${topCount} ${names[1]}`
            : `Show ${isComplete ? 'all' : 'the top'} ${countText(rows.length)} ${names[1]}`}
        </Button>
      )}
    </Card>
  )
}
