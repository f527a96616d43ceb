import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(([label, value], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order never changes.
          key={index}
          className="grid gap-x-6 py-2.5 sm:items-baseline sm:grid-cols-[minmax(9rem,1fr)_2fr]"
        >
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
