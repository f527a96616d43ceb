import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

const tones = { pine: 'bg-pine', amber: 'bg-amber' }

type ShareBarProps = { parts: ReadonlyArray<{ percent: number; tone: keyof typeof tones }> }

/** Hidden from screen readers, because the number is next to it. */
export function ShareBar({ parts }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill bg-paper-deep forced-color-adjust-none"
    >
      {parts.map(({ percent, tone }) => (
        <span
          key={tone}
          className={classNames('block rounded-pill transition-[width]', tones[tone], percent > 0 && 'min-w-1')}
          style={{ width: `${percent}%` }}
        />
      ))}
    </span>
  )
}

type BarTableProps = {
  caption: string
  headings: readonly [name: string, ...cells: string[]]
  rows: ReadonlyArray<{
    key: string
    name: ReactNode
    /** As long as its share of the whole. */
    bar: number
    cells: readonly string[]
    isResult?: boolean
  }>
  whole: number
}

/** The first cell is the number that the bar shows. */
export function BarTable({ caption, headings, rows, whole }: BarTableProps) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {headings.map((heading, index) => (
            <th
              key={heading}
              scope="col"
              className={classNames('py-2 font-normal', index === 0 ? 'w-full text-start' : 'ps-3 text-end')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bar, cells, isResult = false }) => (
          <tr key={key} className={isResult ? 'border-t border-line' : ''}>
            <th scope="row" className={classNames('py-2 text-start', isResult ? 'font-semibold' : 'font-normal')}>
              <span className="mb-1.5 block wrap-anywhere">{name}</span>
              <ShareBar parts={[{ percent: (bar * 100) / whole, tone: isResult ? 'amber' : 'pine' }]} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={headings[index + 1]}
                className={classNames(
                  'ps-3 pb-0.5 text-end align-bottom tabular-nums',
                  index === 0 ? 'font-semibold' : 'text-ink-soft',
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
