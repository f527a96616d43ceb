import { expect, test } from 'vitest'
import { login } from './support/every-failure/admin-operations.ts'
import { failEach } from './support/every-failure/fail-each.ts'
import { failureSite } from './support/every-failure/failure-site.ts'
import { quizForm } from './support/every-failure/visitor-operations.ts'

// Every operation on both databases: tests/faults/every-failure.test.ts.
test.each([
  { kind: 'sqlite', operation: quizForm },
  { kind: 'postgres', operation: login },
] as const)(
  'whichever statement fails, $operation.name is done or not done, and a repeat finishes it ($kind)',
  { timeout: 300_000 },
  async ({ kind, operation }) => {
    const site = await failureSite(kind, operation)
    const { problems } = await failEach({ ...operation, failures: ['unavailable', 'lost'] }, site, site.plain)
    expect(problems).toEqual([])
  },
)
