import { expect, test } from 'vitest'
import { exactTime, shortTime } from './format-time.ts'

test("shows times in the company's time zone", () => {
  const earlyOnJuly1InUtc = '2026-07-01T03:30:00.000Z'
  expect(exactTime(earlyOnJuly1InUtc)).toMatch(/Tuesday, June 30, 2026.*10:30:00 p\.m\. CDT/)
  expect(shortTime(earlyOnJuly1InUtc)).toMatch(/Jun 30, 2026.*10:30 p\.m\./)
})
