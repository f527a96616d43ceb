import { expect, test } from 'vitest'
import { describeOnEachDatabase } from './support/databases.ts'
import { login } from './support/every-failure/admin-operations.ts'
import { failEach } from './support/every-failure/fail-each.ts'
import { failureSite } from './support/every-failure/failure-site.ts'
import { quizForm } from './support/every-failure/visitor-operations.ts'

// Every other operation: tests/faults/every-failure.test.ts.
describeOnEachDatabase('whichever statement fails, this is done or not done, and a repeat finishes it:', kind => {
  test.each([quizForm, login])('$name', { timeout: 300_000 }, async operation => {
    const site = await failureSite(kind, operation)
    const { problems } = await failEach({ ...operation, failures: ['unavailable', 'lost'] }, site, site.plain)
    expect(problems).toEqual([])
  })
})
