import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyDay } from './company-days.ts'
import { companyOffsets, companyTime, companyTimeFormat, instantOf } from './company-time.ts'
import { newestChanges, type TimeZoneSource, timeZoneSources } from './time-zone-rules.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T18:00:00.000Z') }))
afterEach(() => vi.useRealTimers())

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
  expect(companyDay(new Date()).toString()).toBe('2026-11-17')
})

test('lists the offsets that browsers follow', () => {
  expect(companyOffsets(Date.now()).slice(-3)).toEqual([
    { from: '2025-03-09T08:00:00.000Z', minutes: -300 },
    { from: '2025-11-02T07:00:00.000Z', minutes: -360 },
    { from: '2026-03-08T08:00:00.000Z', minutes: -300 },
  ])
})

const source = (version: string, ...offsets: number[]): TimeZoneSource => ({
  name: version,
  version,
  changes: () => offsets.map(offsetMs => ({ at: 0, offsetMs })),
})

test('follows the newest source that knows the zone', () => {
  expect(newestChanges([source('2026c', 1), source('2026f', 2), source('2025b', 3)], 'Any').source.version).toBe(
    '2026f',
  )
  expect(newestChanges([source('2026c', 1), source('2027a')], 'Any').source.version).toBe('2026c')
})

test("reads the system's rules", () => {
  const folder = mkdtempSync(join(tmpdir(), 'zoneinfo-'))
  writeFileSync(join(folder, 'tzdata.zi'), '# version 2031a\n')
  writeFileSync(join(folder, 'Town'), zoneFile('2030-04-01T05:00:00Z', { before: -3, after: -2 }))
  const [system] = timeZoneSources(folder)
  expect(system).toMatchObject({ name: 'the system', version: '2031a' })
  const offsetAt = (time: string) => system?.changes('Town').findLast(({ at }) => at <= Date.parse(time))?.offsetMs
  expect(offsetAt('2030-04-01T04:59:59Z')).toBe(-3 * 3_600_000)
  expect(offsetAt('2030-04-01T05:00:00Z')).toBe(-2 * 3_600_000)
})

/** TZif version 1 (RFC 8536), with one change. */
function zoneFile(at: string, hours: { before: number; after: number }) {
  const header = Buffer.alloc(44)
  header.write('TZif')
  for (const [index, count] of [0, 0, 0, 1, 2, 4].entries()) header.writeUInt32BE(count, 20 + index * 4)
  const body = Buffer.alloc(21)
  body.writeInt32BE(Date.parse(at) / 1000)
  body.writeUInt8(1, 4)
  body.writeInt32BE(hours.before * 3600, 5)
  body.writeInt32BE(hours.after * 3600, 11)
  body.write('ABC', 17)
  return Buffer.concat([header, body])
}

test('does without the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zoneinfo-'))
  expect(timeZoneSources(folder).map(({ name }) => name)).toEqual(['the package moment-timezone', 'Node'])
})

test('all sources agree about a summer that has passed', () => {
  const offsets = timeZoneSources().map(
    ({ changes }) => changes('America/Winnipeg').findLast(({ at }) => at <= Date.parse('2024-07-01'))?.offsetMs,
  )
  expect(new Set(offsets)).toEqual(new Set([-5 * 3_600_000]))
})
