import { type ReactNode, useState } from 'react'
import { countText } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'

const tones = { pine: 'bg-pine', amber: 'bg-amber' }

type ShareBarProps = { parts: ReadonlyArray<{ percent: number; tone: keyof typeof tones }> }

/** Hidden from screen readers, because the number is next to it. */
export function ShareBar({ parts }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      className="flex h-1.5 gap-0.5 overflow-hidden rounded-pill bg-paper-deep forced-color-adjust-none"
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

/** Closed at first. */
export const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group -mb-2">
    <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-2 font-semibold text-pine hover:text-pine-deep [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
)

type Row = {
  key: string
  name: ReactNode
  /** What kind of row it is, in small letters. */
  note?: string
  cells: readonly number[]
  /** Percentage. */
  bar?: number
  isResult?: boolean
}

type NumberTableProps = {
  caption: string
  headings: readonly [name: string, ...cells: string[]]
  rows: readonly Row[]
  total?: readonly number[]
  /** The rest is shown by a button. */
  top?: number
}

/** The first number of a row is the one that matters most. */
export function NumberTable({ caption, headings, rows, total, top = rows.length }: NumberTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, top)
  const row = ({ key, name, note, cells, bar, isResult = false }: Row) => (
    <tr key={key} className={isResult ? 'border-t border-line font-semibold' : ''}>
      <th scope="row" className={classNames('py-1 sm:py-1.5 text-start', !isResult && 'font-normal')}>
        <bdi className={classNames('block wrap-anywhere', bar !== undefined && 'max-sm:line-clamp-1')}>{name}</bdi>
        {note && <span className="block leading-tight font-normal text-ink-soft">{note}</span>}
        {bar !== undefined && <ShareBar parts={[{ percent: bar, tone: isResult ? 'amber' : 'pine' }]} />}
      </th>
      {cells.map((cell, index) => (
        <td key={headings[index + 1]} className="ps-1.5 text-end align-middle tabular-nums sm:ps-8">
          {countText(cell)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      <table className="w-full text-small max-sm:text-[0.8125rem] max-sm:leading-tight">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={classNames(
                  'py-1 sm:py-1.5 font-normal',
                  index === 0 ? 'w-full text-start' : 'ps-1.5 text-end sm:ps-8',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{shown.map(row)}</tbody>
        {total && <tfoot>{row({ key: 'total', name: 'Total', cells: total, isResult: true })}</tfoot>}
      </table>
      {rows.length > top && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="-mb-3 -ml-6">
          {showsAll ? `Show the first ${top}` : `Show all ${countText(rows.length)}`}
        </Button>
      )}
    </>
  )
}
