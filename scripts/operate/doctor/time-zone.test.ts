import { expect, test } from 'vitest'
import type { TimeZoneSource } from '#server/calendar/time-zone-rules.ts'
import { judgeTimeZone } from './time-zone.ts'

const source = (name: string, version: string): TimeZoneSource => ({
  name,
  version,
  changes: () => [{ at: 0, offsetMs: 0 }],
})
const now = new Date('2026-11-17T12:00:00Z')
const ourPackage = source('the package moment-timezone', '2026f')

test("is fine if only Node's rules are older", () => {
  const { status, text } = judgeTimeZone([source('the system', '2026f'), ourPackage, source('Node', '2026c')], now)
  expect(status).toBe('ok')
  expect(text).toBe('Company time (America/Winnipeg) follows the system (2026f). Node (2026c) is older and not used.')
})

test("says that the system's rules are older", () => {
  const { status, text } = judgeTimeZone([source('the system', '2025b'), ourPackage, source('Node', '2026c')], now)
  expect(status).toBe('warning')
  expect(text).toMatch(
    /follows the package moment-timezone \(2026f\)\. The system \(2025b\) and Node \(2026c\) are older/,
  )
})

test('says that all of them are old', () => {
  const { status, text } = judgeTimeZone([ourPackage, source('Node', '2026c')], new Date('2028-01-02T12:00:00Z'))
  expect(status).toBe('warning')
  expect(text).toContain("That's old.")
})
