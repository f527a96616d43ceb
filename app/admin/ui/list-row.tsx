import type { ReactNode } from 'react'

type ListRowProps = {
  title: string
  badge?: ReactNode
  facts: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** What it is, a few facts in small print, and what can be done with it. */
export const ListRow = ({ title, badge, facts, actions, children }: ListRowProps) => (
  <li className="flex flex-col gap-x-8 gap-y-2 py-4 sm:flex-row sm:items-center sm:justify-between">
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold">{title}</bdi>
        {badge}
      </p>
      <p className="flex flex-wrap gap-x-5 text-small text-ink-soft *:min-w-0">{facts}</p>
      {children}
    </div>
    <div className="flex shrink-0 flex-wrap gap-3 empty:hidden">{actions}</div>
  </li>
)
