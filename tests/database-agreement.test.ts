import { test } from 'vitest'
import { compareSites } from './model/compare-sites.ts'

test('SQLite, Postgres and a model in memory give the same answers', { timeout: 300_000 }, async () => {
  await compareSites({ seed: 33, runs: 2, maxCommands: 40, maxMs: 200_000 })
})
