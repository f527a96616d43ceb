import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('a failing test makes the run exit with 1, even with the database setup', () => {
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tests/support/failing.config.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(stdout).toMatch(/1 failed/)
  expect(status).toBe(1)
})
