// Run by tests/faults/exit-code.test.ts, not with the other tests.
import { expect, test } from 'vitest'

test('fails', () => expect('this').toBe('that'))
