import { type ReactNode, useId } from 'react'

type FiguresSectionProps = {
  title: string
  /** What is counted. */
  lead?: ReactNode
  /** What the figures can be changed by. */
  controls?: ReactNode
  children: ReactNode
}

export function FiguresSection({ title, lead, controls, children }: FiguresSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-text flex-col gap-1">
          <h2 id={headingId} className="text-heading-text text-pine-deep">
            {title}
          </h2>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        {controls}
      </div>
      {children}
    </section>
  )
}
