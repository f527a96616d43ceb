import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { Placeholder } from '#app/ui/placeholder.tsx'
import { countText } from './figures.ts'
import { ShareBar } from './share-bar.tsx'

export type BarRow = {
  key: string
  name: ReactNode
  count: number
  /** In whole percent, as it is written. */
  share: number
  /** In percent of the column's width. */
  length: number
  /** The outcome at the end. */
  isResult?: boolean
}

type BarTableProps = {
  caption: string
  /** Of the names, the counts and the shares. */
  headings: readonly [string, string, string]
  rows: readonly BarRow[]
  /** The names are sentences: each row has the room of a long one, so that the bars stand at even distances. */
  sentences?: boolean
}

const nameRoom = (sentences: boolean) =>
  classNames('mb-1.5 flex items-end', sentences && 'min-h-[3lh] sm:min-h-[1lh] lg:min-h-[2lh]')

/** Chart and table in one: each name has its bar below it, and the figures at its end. */
export function BarTable({ caption, headings, rows, sentences = false }: BarTableProps) {
  const [name, count, share] = headings
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="w-full py-2 text-start font-normal">
            {name}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-normal">
            {count}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-normal">
            {share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key} className={row.isResult ? 'border-t border-line' : ''}>
            <th scope="row" className={classNames('py-2 text-start', row.isResult ? 'font-semibold' : 'font-normal')}>
              <span className={nameRoom(sentences && !row.isResult)}>
                <span className="wrap-anywhere">{row.name}</span>
              </span>
              <ShareBar parts={[{ length: row.length, tone: row.isResult ? 'amber' : 'pine' }]} />
            </th>
            <td className="ps-3 pb-0.5 text-end align-bottom font-semibold tabular-nums">{countText(row.count)}</td>
            <td className="ps-3 pb-0.5 text-end align-bottom text-ink-soft tabular-nums">{row.share}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function BarTablePlaceholder({ rows, sentences = false }: { rows: number; sentences?: boolean }) {
  return (
    <div className="flex flex-col pt-10 text-small">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="py-2">
          <span className={nameRoom(sentences && index < rows - 1)}>
            <Placeholder className="w-2/3" />
          </span>
          <ShareBar parts={[]} />
        </div>
      ))}
    </div>
  )
}
