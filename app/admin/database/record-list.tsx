// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table whose layout is a grid

import { memo, type ReactNode, useState } from 'react'
import { ListState } from '#app/admin/lists/list-state.tsx'
import type { AdminList } from '#app/admin/lists/use-admin-list.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

export type RecordKind<Item> = {
  columns: ReadonlyArray<{
    title: string
    cell: (item: Item) => ReactNode
    /** On a phone, where rows are cards, the cell takes a full line without a title instead of half a line with one. */
    fullLine?: true
  }>
  widths: string
  nameOf: (item: Item) => string
  dialogTitleOf: (item: Item) => string
  details: (item: Item) => ReactNode
}

type RecordListProps<Item> = { list: AdminList<Item>; kind: RecordKind<Item> }

/** A table on a desktop, cards on a phone. Rows are grids, because a table row can't be a card. */
export function RecordList<Item extends { id: string }>({ list, kind }: RecordListProps<Item>) {
  // Keeps the record while the dialog fades out.
  const [{ record, isOpen }, show] = useState<Shown<Item>>({ isOpen: false })
  return (
    <>
      <ListState list={list}>
        {items => (
          <table
            role="table"
            aria-label={`${list.what[0]?.toUpperCase()}${list.what.slice(1)}, newest first`}
            className="block text-small lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-white lg:shadow-card"
          >
            <thead
              role="rowgroup"
              className="z-10 block max-lg:sr-only lg:sticky lg:top-header lg:border-b lg:border-line lg:bg-paper-deep"
            >
              <tr role="row" className={`grid items-center gap-x-4 px-5 py-2.5 ${kind.widths}`}>
                {kind.columns.map(({ title }) => (
                  <th key={title} role="columnheader" scope="col" className="text-left font-semibold text-ink-soft">
                    {title}
                  </th>
                ))}
                <th role="columnheader" scope="col">
                  <span className="sr-only">Details</span>
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup" className="grid max-lg:gap-3 sm:max-lg:grid-cols-2">
              {items.map(item => (
                <RecordRow key={item.id} {...{ item, kind, show }} />
              ))}
            </tbody>
          </table>
        )}
      </ListState>
      <Dialog
        open={isOpen}
        onClose={() => show(({ record }) => ({ record, isOpen: false }))}
        title={record ? kind.dialogTitleOf(record) : ''}
      >
        {record && kind.details(record)}
      </Dialog>
    </>
  )
}

type Shown<Item> = { record?: Item | undefined; isOpen: boolean }

type RecordRowProps<Item> = { item: Item; kind: RecordKind<Item>; show: (shown: Shown<Item>) => void }

/** Memoized: loading another page must not render all previous rows again. */
const RecordRow = memo(function RecordRow<Item>({ item, kind, show }: RecordRowProps<Item>) {
  const halves = kind.columns.filter(({ fullLine }) => !fullLine).length
  return (
    <tr
      role="row"
      className={classNames(
        'grid grid-cols-2 gap-x-4 border-line',
        'lg:min-h-14 lg:items-center lg:border-b lg:px-5 lg:py-1 lg:last:border-b-0',
        'max-lg:gap-y-1.5 max-lg:rounded-card max-lg:border max-lg:bg-white max-lg:p-4 max-lg:shadow-card',
        kind.widths,
      )}
    >
      {kind.columns.map(({ title, cell, fullLine }, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell
            key={title}
            role={index === 0 ? 'rowheader' : 'cell'}
            className={classNames(
              'min-w-0 text-left',
              index === 0 ? 'font-semibold' : 'font-normal',
              fullLine && 'max-lg:col-span-2',
            )}
          >
            {!fullLine && (
              <span aria-hidden="true" className="block font-normal text-ink-soft lg:hidden">
                {title}
              </span>
            )}
            {cell(item)}
          </Cell>
        )
      })}
      <td role="cell" className={classNames('lg:-mr-4.5 lg:justify-self-end', halves % 2 === 0 && 'max-lg:col-span-2')}>
        <Button
          variant="quiet"
          size="small"
          className="scroll-mt-16 whitespace-nowrap max-lg:-ml-4.5"
          onClick={() => show({ record: item, isOpen: true })}
        >
          <span>
            View Details<span className="sr-only"> of {kind.nameOf(item)}</span>
          </span>
        </Button>
      </td>
    </tr>
  )
}) as <Item>(props: RecordRowProps<Item>) => ReactNode
