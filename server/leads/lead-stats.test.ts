import { describe, expect, test } from 'vitest'
import { newLead } from '#server/forms/upsert-lead.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna } from '#tests/support/sample-forms.ts'
import { leadStats } from './lead-queries.ts'

const now = new Date('2026-11-15T18:00:00Z')

type Lead = { at: string }

async function withLeads(database: Database, leads: readonly Lead[]) {
  const rows = leads.map(({ at }, index) =>
    newLead(
      {
        contact: { ...anna, email: `lead-${index}@example.com` },
        submittedAt: at,
        botCheck: null,
        source: { firstPage: null, referrerHost: null },
      },
      2,
    ),
  )
  await database.write(transaction => transaction.insertInto('leads').values(rows).execute())
  return database.read
}

describe('lead stats', () => {
  test.each([
    ['7', '2026-11-09', 7, 2],
    ['30', '2026-10-17', 30, 3],
    ['90', '2026-08-18', 90, 4],
    ['all', '2025-11-01', 380, 5],
  ] as const)('range %s starts on %s and includes every day since', async (days, first, length, total) => {
    const read = await withLeads(await newDatabase('sqlite'), [
      { at: '2026-11-15T12:00:00.000Z' },
      { at: '2026-11-09T05:00:00.000Z' },
      { at: '2026-11-09T04:59:00.000Z' },
      { at: '2026-08-20T12:00:00.000Z' },
      { at: '2025-11-01T12:00:00.000Z' },
    ])
    const stats = await leadStats(read, { days }, now)
    expect(stats.days[0]?.day).toBe(first)
    expect(stats.days).toHaveLength(length)
    expect(stats.total).toBe(total)
    expect(stats.days.reduce((sum, { leads }) => sum + leads, 0)).toBe(total)
  })

  test('lists days with zero leads when there are none', async () => {
    const { read } = await newDatabase('sqlite')
    const stats = await leadStats(read, { days: 'all' }, now)
    expect(stats.total).toBe(0)
    expect(stats.days.every(({ leads }) => leads === 0)).toBe(true)
  })

  test('reaches back to a lead from a clock that was wrong', async () => {
    const read = await withLeads(await newDatabase('sqlite'), [
      { at: '1970-01-02T12:00:00.000Z' },
      { at: '2026-11-15T12:00:00.000Z' },
    ])
    const { days, total } = await leadStats(read, { days: 'all' }, now)
    expect([days[0], days.at(-1), total]).toEqual([{ day: '1970-01-02', leads: 1 }, { day: '2026-11-15', leads: 1 }, 2])
  })
})

describeOnEachDatabase('lead stats', kind => {
  test("starts a day at midnight in the company's time zone", async () => {
    const read = await withLeads(await newDatabase(kind), [
      { at: '2026-11-15T04:59:59.000Z' },
      { at: '2026-11-15T05:00:00.000Z' },
      { at: '2026-11-15T03:29:59.000Z' },
      { at: '2026-11-15T03:30:00.000Z' },
    ])
    expect((await leadStats(read, { days: '7' }, now)).days.slice(-2)).toEqual([
      { day: '2026-11-14', leads: 3 },
      { day: '2026-11-15', leads: 1 },
    ])
  })
})
