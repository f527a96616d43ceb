import pino from 'pino'
import { expect, test } from 'vitest'
import { otherSource } from '#contracts/constants.ts'
import { systemClock } from '#server/clock.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { createVisitCounter, maxNamesPerDay } from './visits.ts'

const log = pino({ level: 'silent' })
const day = '2026-11-17'
const clock = clockAt(() => Date.parse(`${day}T18:00:00Z`))
const direct = { kind: 'direct', name: '' } as const
const campaign = (name: string) => ({ kind: 'campaign', name }) as const

const counterOf = (database: Database, time = clock) => createVisitCounter(database, log, createPublishedWords(), time)
const pages = ({ read }: Database) => read.selectFrom('page_visits').select(['page', 'views', 'visits']).execute()
const sources = async ({ read }: Database, on = day) => {
  const rows = await read.selectFrom('visit_sources').select(['name', 'visits']).where('day', '=', on).execute()
  return Object.fromEntries(rows.map(({ name, visits }) => [name, visits]))
}

/** A database whose writes fail while `error` is set. */
async function failingDatabase() {
  const database = await newDatabase('sqlite')
  const state: { error?: Error } = {}
  const write: Database['write'] = async work => {
    if (state.error) throw state.error
    return database.write(work)
  }
  return { database, state, failing: { ...database, write } }
}

describeOnEachDatabase('the sources of a day', kind => {
  test('are stored by name once three visits had it, or if it was stored before', async () => {
    const database = await newDatabase(kind)
    const counter = counterOf(database)
    const visit = async (name: string, on = day) => {
      counter.countView('/', campaign(name), on)
      await counter.save()
    }
    await visit('Jane Doe')
    await visit('fall', '2026-11-16')
    await visit('fall')
    expect(await sources(database)).toEqual({})
    expect(await pages(database), 'the visits are counted').toContainEqual({ page: '/', views: 2, visits: 2 })
    expect(counter.held()).toMatchObject(Array(3).fill({ kind: 'campaign', name: otherSource, visits: 1 }))
    await visit('fall')
    expect([await sources(database), await sources(database, '2026-11-16')]).toEqual([{ fall: 2 }, { fall: 1 }])
    await visit('fall', '2026-11-18')
    expect(await sources(database, '2026-11-18')).toEqual({ fall: 1 })
    await counter.save({ isLast: true })
    expect(await sources(database), 'when the server stops').toEqual({ fall: 2, [otherSource]: 1 })
    expect(counter.held()).toEqual([])
  })

  test('lose their name if it waits for too long', async () => {
    const database = await newDatabase(kind)
    const counter = counterOf(database)
    counter.countView('/', campaign('Jane Doe'), '2026-10-01')
    await counter.save()
    expect(await sources(database, '2026-10-01')).toEqual({ [otherSource]: 1 })
  })

  test('are limited, without losing a count', async () => {
    const database = await newDatabase(kind)
    const counter = counterOf(database)
    const countCampaigns = async (prefix: string) => {
      for (let index = 0; index < 210; index += 1) counter.countView('/', campaign(`${prefix}${index % 70}`), day)
      await counter.save()
      return sources(database)
    }
    expect(Object.keys(await countCampaigns('a'))).toHaveLength(70)
    const rows = await countCampaigns('b')
    expect(Object.keys(rows)).toHaveLength(maxNamesPerDay + 1)
    expect(rows[otherSource]).toBe(3 * (140 - maxNamesPerDay))
    expect(await countCampaigns('a'), 'known ones are still counted').toMatchObject({ a69: 6 })
    expect(await pages(database)).toEqual([{ page: '/', views: 630, visits: 630 }])
  })
})

test('keeps counts while the database is unavailable, and holds a limited number of names', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = counterOf(failing)
  state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  for (let index = 0; index < 2000; index += 1)
    counter.countView('/', { kind: 'website', name: `${index}.example` }, day)
  await counter.save()
  counter.countView('/', undefined, day)
  delete state.error
  await counter.save({ isLast: true })
  expect(await pages(database)).toEqual([{ page: '/', views: 2001, visits: 2000 }])
  expect(await sources(database)).toEqual({ [otherSource]: 2000 })
})

test('drops counts that the database rejects, instead of retrying forever', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = counterOf(failing, systemClock)
  counter.countView('/', direct)
  state.error = new Error('value too long')
  await counter.save()
  delete state.error
  counter.countView('/about', undefined)
  await counter.save()
  expect(await pages(database)).toEqual([{ page: '/about', views: 1, visits: 0 }])
})
