import { expect, test, vi } from 'vitest'
import { minuteMs } from '#contracts/time.ts'
import { everyMinute } from './every-minute.ts'

test('all times on a page share one timer, which ends with the last of them', () => {
  vi.useFakeTimers()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [everyMinute(first), everyMinute(second)]
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(minuteMs)
  expect([first, second].map(listener => listener.mock.calls.length)).toEqual([1, 1])
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
