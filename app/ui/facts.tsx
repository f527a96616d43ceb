import type { ReactNode } from 'react'

/** Labels and what stands beside them; on a phone below them. Text keeps its line breaks. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [label: string, value: ReactNode]> }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-2.5 sm:items-baseline sm:grid-cols-[minmax(9rem,1fr)_2fr]">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
