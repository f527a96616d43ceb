import { inject, test } from 'vitest'
import { parseSimulation, type Simulation, simulate } from '#tests/simulation/simulate.ts'

const repeated = inject('simulation')

/** Both changes to and from daylight saving time, and every holiday. */
const yearOf = (seed: number): Simulation[] => [
  { kind: 'postgres', seed, start: '2025-10-20', days: 60 },
  { kind: 'sqlite', seed, start: '2025-02-20', days: 60 },
]

const simulations = repeated
  ? [parseSimulation(repeated)]
  : Array.from({ length: inject('faultCount') }, (_, index) => yearOf(index + 1)).flat()

test.each(simulations)(
  'nothing is lost, doubled or kept too long in $days days from $start ($kind, seed $seed)',
  async simulation => {
    const { seed, days, ...counts } = await simulate(simulation)
    const listed = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
    console.log(`seed ${seed}, ${days} days: ${listed.join(', ')}`)
  },
)
