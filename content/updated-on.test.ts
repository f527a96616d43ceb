import { expect, test, vi } from 'vitest'
import { updatedOn } from './updated-on.ts'

test('a page that is written in the evening is not updated tomorrow', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:52:00Z') })
  expect(updatedOn('/articles/new', {})).toBe('2026-11-19')
  vi.useRealTimers()
})
