import { test } from 'vitest'
import { type Simulation, simulate } from './simulate.ts'

/** `npm run test:faults` runs a year. */
const weeks: Simulation[] = [
  // Clocks go forward on March 9.
  { kind: 'postgres', seed: 3, start: '2025-03-07', days: 5 },
  // Christmas.
  { kind: 'sqlite', seed: 4, start: '2025-12-20', days: 9 },
]

const timeoutMs = 10 * 60_000

test.each(weeks)(
  'nothing is lost, doubled or kept too long in $days days from $start ($kind)',
  async simulation => {
    await simulate(simulation)
  },
  timeoutMs,
)
