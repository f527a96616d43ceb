import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { signIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { anna } from '#tests/support/leads.ts'
import { testApp } from '#tests/support/test-app.ts'
import { leadFigures } from './lead-figures.ts'
import { newPerson } from './people-repository.ts'

const now = Temporal.Instant.from('2026-11-15T18:00:00Z')

type Came = { at: string; firstPage?: string; referrerHost?: string }

async function withLeads(database: Database, leads: readonly Came[]) {
  const rows = leads.map(({ at, firstPage, referrerHost }, index) =>
    newPerson({
      contact: { ...anna, email: `lead-${index}@example.com` },
      submittedAt: at,
      botCheck: null,
      source: { firstPage: firstPage ?? null, referrerHost: referrerHost ?? null },
    }),
  )
  await database.write(transaction => transaction.insertInto('people').values(rows).execute())
  return database.read
}

describeOnEachDatabase('lead figures', kind => {
  test('a day begins at midnight where the administrator is', async () => {
    const read = await withLeads(await newDatabase(kind), [
      { at: '2026-11-15T05:59:59.000Z' },
      { at: '2026-11-15T06:00:00.000Z' },
      { at: '2026-11-15T03:29:59.000Z' },
      { at: '2026-11-15T03:30:00.000Z' },
    ])
    const lastTwo = async (zone: string) => (await leadFigures(read, { days: '7', zone }, now)).days.slice(-2)
    expect(await lastTwo('America/Winnipeg')).toEqual([
      { day: '2026-11-14', leads: 3 },
      { day: '2026-11-15', leads: 1 },
    ])
    expect(await lastTwo('America/St_Johns')).toEqual([
      { day: '2026-11-14', leads: 1 },
      { day: '2026-11-15', leads: 3 },
    ])
    expect(await lastTwo('UTC')).toEqual([
      { day: '2026-11-14', leads: 0 },
      { day: '2026-11-15', leads: 4 },
    ])
  })

  test.each([
    ['7', '2026-11-09', 7, 2],
    ['30', '2026-10-17', 30, 3],
    ['90', '2026-08-18', 90, 4],
    ['all', '2025-11-01', 380, 5],
  ] as const)('the range %s begins on %s and holds every day since', async (days, first, length, total) => {
    const read = await withLeads(await newDatabase(kind), [
      { at: '2026-11-15T12:00:00.000Z' },
      { at: '2026-11-09T06:00:00.000Z' },
      { at: '2026-11-09T05:59:00.000Z' },
      { at: '2026-08-20T12:00:00.000Z' },
      { at: '2025-11-01T12:00:00.000Z' },
    ])
    const figures = await leadFigures(read, { days, zone: 'America/Winnipeg' }, now)
    expect(figures.days[0]?.day).toBe(first)
    expect(figures.days).toHaveLength(length)
    expect(figures.total).toBe(total)
    expect(figures.days.reduce((sum, { leads }) => sum + leads, 0)).toBe(total)
  })

  test('first pages and referrers are counted within the range, the most frequent first', async () => {
    const at = '2026-11-14T12:00:00.000Z'
    const read = await withLeads(await newDatabase(kind), [
      { at, firstPage: '/', referrerHost: 'b.example' },
      { at, firstPage: '/articles', referrerHost: 'a.example' },
      { at, firstPage: '/articles' },
      { at: '2026-01-01T00:00:00.000Z', firstPage: '/old', referrerHost: 'old.example' },
    ])
    expect(await leadFigures(read, { days: '30', zone: 'America/Winnipeg' }, now)).toMatchObject({
      firstPages: [
        { name: '/articles', leads: 2 },
        { name: '/', leads: 1 },
      ],
      referrers: expect.arrayContaining([
        { name: null, leads: 1 },
        { name: 'a.example', leads: 1 },
        { name: 'b.example', leads: 1 },
      ]),
    })
  })

  test('without leads there are days, and nothing on them', async () => {
    const { read } = await newDatabase(kind)
    const figures = await leadFigures(read, { days: 'all', zone: 'America/Winnipeg' }, now)
    expect(figures).toMatchObject({ total: 0, firstPages: [], referrers: [] })
    expect(figures.days.every(({ leads }) => leads === 0)).toBe(true)
  })
})

test.each([
  ['days=7&zone=Nowhere/Town', 'The time zone must be a name such as America/Winnipeg.'],
  ['days=8&zone=UTC', 'The range must be 7, 30, 90 or all.'],
  ['days=7', 'The time zone is required.'],
])('%s is refused', async (search, error) => {
  const { app } = await testApp()
  const answer = await app.inject({ url: `/api/admin/lead-figures?${search}`, headers: await signIn(app) })
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
})
