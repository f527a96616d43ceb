import { inject, test } from 'vitest'
import { parseSimulation, type Simulation, simulate } from '#tests/simulation/simulate.ts'

const repeated = inject('simulation')

/** A calendar year with both changes to and from daylight saving time. Two servers on Postgres take three times as long. */
const yearOf = (seed: number): Simulation[] => [
  { kind: 'sqlite', seed, start: '2025-01-01', days: 304 },
  { kind: 'postgres', seed, start: '2025-11-01', days: 61 },
]

const simulations = repeated
  ? [parseSimulation(repeated)]
  : Array.from({ length: inject('faultCount') }, (_, index) => yearOf(index + 1)).flat()

test.each(simulations)(
  'nothing is lost, doubled or kept too long in $days days from $start ($kind, seed $seed)',
  async simulation => {
    const before = process.cpuUsage()
    const { seed, days, ...counts } = await simulate(simulation)
    const { user, system } = process.cpuUsage(before)
    const listed = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
    const seconds = Math.round((user + system) / 1e6)
    console.log(`seed ${seed}, ${days} days: ${listed.join(', ')}, ${seconds} s of processor time`)
  },
)
