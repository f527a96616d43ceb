import { randomInt } from 'node:crypto'
import { inject, test } from 'vitest'
import { compareSites } from '#tests/model/compare-sites.ts'

test('SQLite, Postgres and a model in memory give the same answers', async () => {
  const seed = inject('faultSeed') ?? randomInt(2 ** 31)
  const repeat = `FAULT_SEED=${seed} npm run test:faults -- ${inject('faultCount')}`
  console.info(`databases compared with seed ${seed}. To repeat it: ${repeat}`)
  const commands = await compareSites({ seed, runs: 25 * inject('faultCount'), maxCommands: 100 })
  console.info(`${commands} commands had the same answers`)
})
