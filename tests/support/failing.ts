// Not one of the tests: what tests/faults/exit-code.test.ts runs to see that a failure is reported as one.
import { expect, test } from 'vitest'

test('fails', () => expect('this').toBe('that'))
