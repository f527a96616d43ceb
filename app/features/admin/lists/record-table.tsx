import { type CSSProperties, memo, type ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Button } from '#app/ui/button.tsx'

export type Column<Item> = {
  title: string
  cell: (item: Item) => ReactNode
  /** On a phone, where a row is a card: a line of its own, or half of one with its title above. */
  onPhone: 'line' | 'half'
}

type Look<Item> = {
  /** The first one names the row. */
  columns: ReadonlyArray<Column<Item>>
  /** How wide the columns are on a desktop, and the one with the button after them. */
  widths: string
}

type RecordTableProps<Item> = Look<Item> & {
  label: string
  pages: ReadonlyArray<readonly Item[]>
  /** Whose details they are, for the name of the button. */
  nameOf: (item: Item) => string
  onOpen: (item: Item) => void
}

type Row = { id: string }

/**
 * Some browsers take a table whose layout is not that of a table for no table at all. The layout has to be another one
 * here: only so can a page of rows that is out of sight be left undrawn, and a row become a card on a phone.
 */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnTitle: { role: 'columnheader' },
  rowTitle: { role: 'rowheader' },
  cell: { role: 'cell' },
}

const rowClasses = (widths: string) =>
  classNames(
    'grid grid-cols-2 gap-x-4 border-line lg:min-h-14 lg:items-center lg:border-b lg:px-5 lg:py-1 lg:last:border-b-0',
    'max-lg:gap-y-1.5 max-lg:rounded-card max-lg:border max-lg:bg-white max-lg:p-4 max-lg:shadow-card',
    widths,
  )

const tableClasses =
  'block text-small lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-white lg:shadow-card'

/** A table on a desktop, cards on a phone. */
export function RecordTable<Item extends Row>({ label, pages, ...look }: RecordTableProps<Item>) {
  return (
    <table {...roles.table} aria-label={label} className={tableClasses}>
      <Titles {...look} />
      {pages.map(items => (
        <PageOfRows key={items[0]?.id} items={items} {...look} />
      ))}
    </table>
  )
}

function Titles<Item>({ columns, widths }: Look<Item>) {
  return (
    <thead
      {...roles.rows}
      className="z-10 block max-lg:sr-only lg:sticky lg:top-header lg:border-b lg:border-line lg:bg-paper-deep"
    >
      <tr {...roles.row} className={classNames('grid items-center gap-x-4 px-5 py-2.5', widths)}>
        {columns.map(({ title }) => (
          <th key={title} {...roles.columnTitle} scope="col" className="text-left font-semibold text-ink-soft">
            {title}
          </th>
        ))}
        <th {...roles.columnTitle} scope="col">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  )
}

type PageOfRowsProps<Item> = Omit<RecordTableProps<Item>, 'label' | 'pages'> & { items: readonly Item[] }

/** Drawn once, however many pages follow, and only while it is near what is seen. */
const PageOfRows = memo(function PageOfRows<Item extends Row>({ items, ...look }: PageOfRowsProps<Item>) {
  return (
    <tbody
      {...roles.rows}
      className="grid [content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--rows)*14rem)] max-lg:gap-3 max-lg:pb-3 sm:max-lg:grid-cols-2 lg:border-line lg:[contain-intrinsic-block-size:auto_calc(var(--rows)*3.5rem)] lg:not-last:border-b"
      style={{ '--rows': items.length } as CSSProperties}
    >
      {items.map(item => (
        <RecordRow key={item.id} item={item} {...look} />
      ))}
    </tbody>
  )
}) as <Item extends Row>(props: PageOfRowsProps<Item>) => ReactNode

function RecordRow<Item>({
  item,
  columns,
  widths,
  nameOf,
  onOpen,
}: Omit<PageOfRowsProps<Item>, 'items'> & { item: Item }) {
  const halves = columns.filter(({ onPhone }) => onPhone === 'half').length
  return (
    <tr {...roles.row} className={rowClasses(widths)}>
      {columns.map(({ title, cell, onPhone }, index) => {
        const [Cell, role] = index === 0 ? (['th', roles.rowTitle] as const) : (['td', roles.cell] as const)
        return (
          <Cell
            key={title}
            {...role}
            {...(index === 0 && { scope: 'row' })}
            className={classNames('min-w-0 text-left font-normal', onPhone === 'line' && 'max-lg:col-span-2')}
          >
            {onPhone === 'half' && (
              <span aria-hidden="true" className="block text-ink-soft lg:hidden">
                {title}
              </span>
            )}
            {cell(item)}
          </Cell>
        )
      })}
      <td
        {...roles.cell}
        className={classNames('lg:-mr-4.5 lg:justify-self-end', halves % 2 === 0 && 'max-lg:col-span-2')}
      >
        <Button
          variant="quiet"
          size="small"
          className="scroll-mt-16 whitespace-nowrap max-lg:-ml-4.5"
          onClick={() => onOpen(item)}
        >
          <span>
            View Details<span className="sr-only"> of {nameOf(item)}</span>
          </span>
        </Button>
      </td>
    </tr>
  )
}
