import pino from 'pino'
import { expect, test } from 'vitest'
import { otherSource } from '#contracts/constants.ts'
import { systemClock } from '#server/clock.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { createVisitCounter, maxNamesPerDay } from './visits.ts'

const log = pino({ level: 'silent' })
const day = '2026-11-17'

const stored = ({ read }: Database) => read.selectFrom('page_visits').select(['page', 'views', 'visits']).execute()

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
  test('are limited, without losing a count', async () => {
    const database = await newDatabase(kind)
    const counter = createVisitCounter(database, log, createPublishedWords(), systemClock)
    const countCampaigns = async (prefix: string, on = day) => {
      for (let index = 0; index < 70; index += 1)
        counter.countView('/', { referrer: '', campaign: `${prefix}${index}` }, on)
      await counter.save()
      return database.read.selectFrom('visit_sources').select(['name', 'visits']).where('day', '=', on).execute()
    }
    expect(await countCampaigns('a')).toHaveLength(70)
    const rows = await countCampaigns('b')
    expect(rows).toHaveLength(maxNamesPerDay + 1)
    expect(rows).toContainEqual({ name: otherSource, visits: 140 - maxNamesPerDay })
    expect(await countCampaigns('a'), 'known ones are still counted').toContainEqual({ name: 'a69', visits: 2 })
    expect(await countCampaigns('c', '2026-11-18'), 'a new day has its own limit').toHaveLength(70)
    expect(await stored(database)).toContainEqual({ page: '/', views: 210, visits: 210 })
    counter.countView('/', { referrer: 'news.example', campaign: '' }, day)
    await counter.save()
    const referrers = database.read.selectFrom('visit_sources').select('name').where('kind', '=', 'referrer')
    expect(await referrers.execute(), 'referrers have their own room').toEqual([{ name: 'news.example' }])
  })
})

test('keeps counts while the database is unavailable', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log, createPublishedWords(), systemClock)
  counter.countView('/', { referrer: '', campaign: '' })
  state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await counter.save()
  counter.countView('/', undefined)
  delete state.error
  await counter.save()
  expect(await stored(database)).toEqual([{ page: '/', views: 2, visits: 1 }])
})

test('drops counts that the database rejects, instead of retrying forever', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log, createPublishedWords(), systemClock)
  counter.countView('/', undefined)
  state.error = new Error('value too long')
  await counter.save()
  delete state.error
  counter.countView('/about', undefined)
  await counter.save()
  expect(await stored(database)).toEqual([{ page: '/about', views: 1, visits: 0 }])
})

test('holds a limited number of sources in memory', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log, createPublishedWords(), systemClock)
  state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  for (let index = 0; index < 2000; index += 1) counter.countView('/', { referrer: `${index}.example`, campaign: '' })
  await counter.save()
  delete state.error
  await counter.save()
  const rows = await database.read.selectFrom('visit_sources').select(['name', 'visits']).execute()
  expect(rows).toHaveLength(maxNamesPerDay + 1)
  expect(rows).toContainEqual({ name: otherSource, visits: 2000 - maxNamesPerDay })
})
