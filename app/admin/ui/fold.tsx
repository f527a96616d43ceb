import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#app/ui/icons.tsx'

/** A card that shows only its title until it's opened. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-card border border-line bg-white">
    <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
      <h2 className="text-heading-3 text-pine-deep">{title}</h2>
      <ChevronDownIcon className="size-6 shrink-0 text-pine transition-transform group-open:rotate-180" />
    </summary>
    <div className="flex flex-col gap-6 border-t border-line p-4 sm:p-6">{children}</div>
  </details>
)
