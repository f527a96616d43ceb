import { afterEach, expect, test } from 'vitest'
import { exactTime, setServerOffsets, shortTime } from './format-time.ts'

// Other tests share the module.
afterEach(() => setServerOffsets([]))

test("shows company time by the server's offsets", () => {
  setServerOffsets([
    { from: '2020-01-01T00:00:00.000Z', minutes: -300 },
    { from: '2026-12-01T05:00:00.000Z', minutes: -90 },
  ])
  expect(exactTime('2026-07-01T03:30:00.000Z')).toMatch(/Tuesday, June 30, 2026.*10:30:00 p\.m\./)
  expect(shortTime('2026-12-01T04:59:00.000Z')).toMatch(/Nov 30, 2026.*11:59 p\.m\./)
  expect(shortTime('2026-12-01T05:00:00.000Z')).toMatch(/Dec 1, 2026.*3:30 a\.m\./)
})
