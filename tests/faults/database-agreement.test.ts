import { inject, test } from 'vitest'
import { compareSites } from '#tests/model/compare-sites.ts'

test('SQLite, Postgres and a model in memory give the same answers', async () => {
  const seed = inject('faultSeed') ?? 1
  console.info(`databases compared with seed ${seed}; FAULT_SEED sets another one`)
  const commands = await compareSites({ seed, runs: 25 * inject('faultCount'), maxCommands: 100, maxMs: 30 * 60_000 })
  console.info(`${commands} commands had the same answers`)
})
