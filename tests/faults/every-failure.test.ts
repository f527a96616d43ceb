import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { failEach } from '#tests/support/every-failure/fail-each.ts'
import type { Failure } from '#tests/support/every-failure/failing-database.ts'
import { failureSite } from '#tests/support/every-failure/failure-site.ts'
import { adminOperations } from '#tests/support/every-failure/admin-operations.ts'
import { wordsOperations } from '#tests/support/every-failure/words-operations.ts'
import { visitorOperations } from '#tests/support/every-failure/visitor-operations.ts'

describeOnEachDatabase('whichever statement fails, this is done or not done, and a repeat finishes it:', kind => {
  const failures: readonly Failure[] = kind === 'postgres' ? ['unavailable', 'lost'] : ['unavailable']
  const operations = [...visitorOperations, ...adminOperations, ...wordsOperations]
  test.each(operations)('$name', async operation => {
    const site = await failureSite(kind, operation)
    const { problems, statements } = await failEach(operation, site, site.plain, failures)
    console.info(`${kind} ${operation.name}: ${statements.length} failures, ${problems.length} problems\n${problems.map(text => text.slice(0, 500)).join("\n")}`)
    expect(problems).toEqual([])
  })
})
