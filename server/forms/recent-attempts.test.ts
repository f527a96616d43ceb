import { expect, test } from 'vitest'
import { createRecentAttempts } from './recent-attempts.ts'

function attemptsOnClock() {
  const clock = { now: 0 }
  const waits: number[] = []
  const recent = createRecentAttempts(
    () => clock.now,
    async ms => void waits.push(ms),
  )
  const attempt = (template: string, ms: number, sent = true) =>
    recent.time(template, async () => {
      clock.now += ms
      return sent
    })
  return { recent, attempt, waits }
}

test('an email that is skipped takes as long as a recent one of the same kind', async () => {
  const { recent, attempt, waits } = attemptsOnClock()
  await recent.imitate('confirmation')
  expect(waits).toEqual([])
  for (let count = 0; count < 20; count += 1) await attempt('confirmation', 5)
  for (let count = 0; count < 20; count += 1) await attempt('confirmation', 300)
  await attempt('notice', 70)
  for (let count = 0; count < 50; count += 1) await recent.imitate('confirmation')
  expect(new Set(waits)).toEqual(new Set([300]))
})

test('takes any of the recent times, so that one slow email is no sign', async () => {
  const { recent, attempt, waits } = attemptsOnClock()
  await attempt('confirmation', 10)
  await attempt('confirmation', 20)
  for (let count = 0; count < 200; count += 1) await recent.imitate('confirmation')
  expect(new Set(waits)).toEqual(new Set([10, 20]))
})

test('an email that is skipped counts like the latest one', async () => {
  const { recent, attempt } = attemptsOnClock()
  expect(recent.wasSent('notice')).toBe(true)
  await attempt('notice', 5, false)
  expect(recent.wasSent('notice')).toBe(false)
  await attempt('notice', 5)
  expect(recent.wasSent('notice')).toBe(true)
})
