import { expect, test } from 'vitest'
import { createRecentAttempts } from './recent-attempts.ts'

function recentAttempts() {
  const recent = createRecentAttempts()
  const add = (count: number, ms: number, sent = true) => {
    for (let attempt = 0; attempt < count; attempt += 1) recent.add({ ms, sent })
  }
  const samples = () => new Set(Array.from({ length: 200 }, () => recent.sampleMs()))
  return { recent, add, samples }
}

test('an imitated message takes as long as one of the latest 20', () => {
  const { add, samples } = recentAttempts()
  add(20, 5)
  add(19, 300)
  expect(samples()).toEqual(new Set([5, 300]))
  add(1, 300)
  expect(samples()).toEqual(new Set([300]))
})

test('an imitated message has the outcome of the latest one, and takes as long as others with that outcome', () => {
  const { recent, add, samples } = recentAttempts()
  expect(recent.wasSent()).toBe(true)
  add(5, 300)
  add(2, 2, false)
  expect([recent.wasSent(), samples()]).toEqual([false, new Set([2])])
  add(1, 70)
  expect([recent.wasSent(), samples()]).toEqual([true, new Set([300, 70])])
})
