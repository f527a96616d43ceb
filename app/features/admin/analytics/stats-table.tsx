// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table whose layout is a grid

import { useState } from 'react'
import { countText } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'

const topCount = 10

/** By the number of columns after the name. On a phone, five of them need the name's space. */
const layouts = {
  1: 'grid-cols-[1fr_auto]',
  2: 'grid-cols-[1fr_auto_auto]',
  5: 'grid-cols-[repeat(5,auto)] sm:grid-cols-[1fr_repeat(5,auto)]',
}
const fullLine = { 1: '', 2: '', 5: 'max-sm:col-span-full' }

const subgrid = 'col-span-full grid grid-cols-subgrid'

type StatsTableProps<Counts> = {
  title: string
  /** The heading of the names, and what to call all of them. */
  names: readonly [heading: string, plural: string]
  columns: ReadonlyArray<{ heading: string; onPhone?: string; text: (counts: Counts) => string }>
  layout: keyof typeof layouts
  rows: ReadonlyArray<{ key: string; name: string; counts: Counts }>
  /** The server sends the most frequent ones only. */
  isComplete?: boolean
  total?: Counts
}

export function StatsTable<Counts>(props: StatsTableProps<Counts>) {
  const { title, names, columns, layout, rows, isComplete = true, total } = props
  const [showsAll, setShowsAll] = useState(false)
  const cells = (counts: Counts) =>
    columns.map(({ heading, text }) => (
      <td key={heading} role="cell" className="text-end tabular-nums">
        {text(counts)}
      </td>
    ))
  return (
    <Card title={title}>
      <table
        role="table"
        aria-label={title}
        className={classNames('grid gap-x-2 text-small sm:gap-x-8', layouts[layout])}
      >
        <thead role="rowgroup" className={subgrid}>
          <tr role="row" className={classNames(subgrid, 'border-b border-line py-2 text-ink-soft')}>
            <th role="columnheader" scope="col" className={classNames('text-start font-normal', fullLine[layout])}>
              {names[0]}
            </th>
            {columns.map(({ heading, onPhone = heading }) => (
              <th key={heading} role="columnheader" scope="col" className="text-end font-normal">
                <span className="max-sm:hidden">{heading}</span>
                <span className="sm:hidden">{onPhone}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={subgrid}>
          {rows.slice(0, showsAll ? undefined : topCount).map(({ key, name, counts }) => (
            <tr
              key={key}
              role="row"
              className={classNames(subgrid, 'border-b border-line py-2', !total && 'last:border-b-0')}
            >
              <th
                role="rowheader"
                scope="row"
                className={classNames('text-start font-normal wrap-anywhere', fullLine[layout])}
              >
                <bdi>{name}</bdi>
              </th>
              {cells(counts)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot role="rowgroup" className={subgrid}>
            <tr role="row" className={classNames(subgrid, 'py-2 font-semibold')}>
              <th role="rowheader" scope="row" className={classNames('text-start', fullLine[layout])}>
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
