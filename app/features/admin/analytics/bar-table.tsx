import type { ReactNode } from 'react'
import { countText, percentOf } from '#app/lib/numbers.ts'
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
  headings: readonly [string, string]
  rows: ReadonlyArray<{
    key: string
    name: ReactNode
    count: number
    isResult?: boolean
  }>
  whole: number
  longest?: number
}

export function BarTable({ caption, headings, rows, whole, longest = whole }: BarTableProps) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {[...headings, 'Share'].map((heading, index) => (
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
        {rows.map(({ key, name, count, isResult = false }) => (
          <tr key={key} className={isResult ? 'border-t border-line' : ''}>
            <th scope="row" className={classNames('py-2 text-start', isResult ? 'font-semibold' : 'font-normal')}>
              <span className="mb-1.5 block wrap-anywhere">{name}</span>
              <ShareBar parts={[{ percent: (count * 100) / longest, tone: isResult ? 'amber' : 'pine' }]} />
            </th>
            <td className="ps-3 pb-0.5 text-end align-bottom font-semibold tabular-nums">{countText(count)}</td>
            <td className="ps-3 pb-0.5 text-end align-bottom text-ink-soft tabular-nums">{percentOf(count, whole)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
