import { test } from 'vitest'
import { compareSites } from './model/compare-sites.ts'

test('SQLite, Postgres and a model in memory give the same answers', () =>
  compareSites({ seed: 33, runs: 2, maxCommands: 50 }))
