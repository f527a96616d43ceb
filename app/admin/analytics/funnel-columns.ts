import { countText, percentOf, rateText } from '#app/lib/numbers.ts'
import type { FunnelCounts } from '#contracts/visits.ts'

type Step = keyof FunnelCounts

const steps: ReadonlyArray<{ heading: string; step: Step; before?: Step }> = [
  { heading: 'Opened', step: 'opened' },
  { heading: 'Started', step: 'started', before: 'opened' },
  { heading: 'Completed', step: 'completed', before: 'started' },
  { heading: 'Leads', step: 'leads', before: 'completed' },
  { heading: 'Booked', step: 'booked', before: 'leads' },
  { heading: 'Won', step: 'won', before: 'booked' },
]

/** Each step with its share of the one before. */
export const stepColumns = steps.map(({ heading, step, before }) => ({
  heading,
  text: (counts: FunnelCounts) => countText(counts[step]),
  ...(before && { share: (counts: FunnelCounts) => shareText(counts[step], counts[before]) }),
}))

const shareText = (part: number, whole: number) => (whole === 0 ? '–' : `${percentOf(part, whole)}%`)

export const visitColumn = { heading: 'Visits', text: ({ visits }: { visits: number }) => countText(visits) }

export const rateColumn = {
  heading: 'Rate',
  text: ({ leads, visits }: { leads: number; visits: number }) => rateText(leads, visits),
}

export function totalOf<Counts extends FunnelCounts & { visits?: number }>(rows: readonly Counts[]) {
  const sum = (count: keyof FunnelCounts | 'visits') => rows.reduce((total, row) => total + (row[count] ?? 0), 0)
  return {
    visits: sum('visits'),
    opened: sum('opened'),
    started: sum('started'),
    completed: sum('completed'),
    leads: sum('leads'),
    booked: sum('booked'),
    won: sum('won'),
  }
}
