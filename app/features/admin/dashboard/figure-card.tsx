import { Link } from 'react-router'
import { classNames } from '#app/lib/class-names.ts'

type FigureCardProps = {
  label: string
  figure: string
  /** What the figure means, in a line. */
  hint: string
  /** Where the people behind the figure are. */
  to?: string
  /** It asks for something to be done. */
  urgent?: boolean
}

export function FigureCard({ label, figure, hint, to, urgent = false }: FigureCardProps) {
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-0.5 rounded-card border bg-white p-5 shadow-card sm:flex sm:flex-col sm:items-start sm:p-6',
        urgent ? 'border-danger' : 'border-line',
        to && 'group transition-shadow hover:shadow-raised',
      )}
    >
      <h3 className="font-sans text-body font-semibold tracking-normal">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card group-hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </h3>
      <p
        className={classNames(
          'row-span-2 font-display text-heading-2 whitespace-nowrap tabular-nums',
          urgent ? 'text-danger' : 'text-pine-deep',
        )}
      >
        {figure}
      </p>
      <p className="text-small text-ink-soft">{hint}</p>
    </li>
  )
}
