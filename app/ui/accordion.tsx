import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'

type AccordionProps = {
  /** The browser keeps at most one item per name open. */
  name: string
  items: ReadonlyArray<{ title: string; body: ReactNode }>
}

export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, body }) => (
        <details key={title} name={name} className="accordion-panel group">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold text-pine-deep hover:text-pine [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDownIcon className="size-6 shrink-0 text-pine transition-transform group-open:rotate-180" />
          </summary>
          <div className="max-w-text pb-6 text-ink-soft">{body}</div>
        </details>
      ))}
    </div>
  )
}
