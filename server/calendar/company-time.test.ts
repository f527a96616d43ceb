import { expect, test } from 'vitest'
import { companyDay, companyOffsets, companyTime, companyTimeFormat, instantOf } from './company-time.ts'

const shortTime = companyTimeFormat({ dateStyle: 'short', timeStyle: 'short' })

test.each([
  ['before clocks went forward', '2026-03-08T07:59:00.000Z', '2026-03-08T01:59:00'],
  ['after clocks went forward', '2026-03-08T08:00:00.000Z', '2026-03-08T03:00:00'],
  ['in summer', '2026-07-01T03:30:00.000Z', '2026-06-30T22:30:00'],
  ['when clocks no longer went back', '2026-11-01T07:00:00.000Z', '2026-11-01T02:00:00'],
  ['today', '2026-11-17T18:00:00.000Z', '2026-11-17T13:00:00'],
  ['in a winter with the old rules', '2025-12-01T18:00:00.000Z', '2025-12-01T12:00:00'],
  ['in a winter with the new rules', '2027-01-15T18:00:00.000Z', '2027-01-15T13:00:00'],
])('knows the time in Winnipeg %s', (_name, utc, local) => {
  const ms = Date.parse(utc)
  expect(companyTime(ms).toString()).toBe(local)
  expect(instantOf(companyTime(ms))).toBe(ms)
})

test('formats with the same rules', () => {
  expect(shortTime('2026-11-17T18:00:00.000Z')).toBe('2026-11-17, 1:00 p.m.')
  expect(companyDay('2026-11-18T04:59:59.999Z').toString()).toBe('2026-11-17')
})

test('lists the offsets that browsers follow', () => {
  expect(companyOffsets(Date.parse('2026-11-17T18:00:00.000Z')).slice(-3)).toEqual([
    { from: '2025-03-09T08:00:00.000Z', minutes: -300 },
    { from: '2025-11-02T07:00:00.000Z', minutes: -360 },
    { from: '2026-03-08T08:00:00.000Z', minutes: -300 },
  ])
})
