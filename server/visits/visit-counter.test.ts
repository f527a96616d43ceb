import pino from 'pino'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { createVisitCounter, maxSourcesPerDay } from './visit-counter.ts'
import { otherSource } from './visit-source.ts'

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
    const counter = createVisitCounter(database, log)
    const countCampaigns = async (prefix: string, count: number) => {
      for (let index = 0; index < count; index += 1)
        counter.count(day, '/', { referrer_host: '', campaign: `${prefix}${index}` })
      await counter.save()
      return database.read.selectFrom('page_visits').select(['referrer_host', 'campaign', 'visits']).execute()
    }
    expect(await countCampaigns('a', 300)).toHaveLength(300)
    const rows = await countCampaigns('b', 300)
    expect(rows).toHaveLength(maxSourcesPerDay + 1)
    expect(rows).toContainEqual({ ...otherSource, visits: 600 - maxSourcesPerDay })
    expect(await countCampaigns('a', 300), 'known ones are still counted').toContainEqual({
      referrer_host: '',
      campaign: 'a299',
      visits: 2,
    })
    counter.count('2026-11-18', '/', { referrer_host: '', campaign: 'c' })
    await counter.save()
    const next = database.read.selectFrom('page_visits').select('campaign').where('day', '=', '2026-11-18')
    expect(await next.execute(), 'the next day starts anew').toEqual([{ campaign: 'c' }])
  })
})

test('saves by itself, soon after a view', async () => {
  const database = await newDatabase('sqlite')
  createVisitCounter(database, log).count(day, '/', undefined)
  await vi.waitFor(async () => expect(await stored(database)).toEqual([{ page: '/', views: 1, visits: 0 }]), 10_000)
})

test('keeps counts while the database is unavailable', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log)
  counter.count(day, '/', { referrer_host: '', campaign: '' })
  state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  await counter.save()
  counter.count(day, '/', undefined)
  delete state.error
  await counter.save()
  expect(await stored(database)).toEqual([{ page: '/', views: 2, visits: 1 }])
})

test('drops counts that the database rejects, instead of retrying forever', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log)
  counter.count(day, '/', undefined)
  state.error = new Error('value too long')
  await counter.save()
  delete state.error
  counter.count(day, '/about', undefined)
  await counter.save()
  expect(await stored(database)).toEqual([{ page: '/about', views: 1, visits: 0 }])
})

test('holds a limited number of sources in memory', async () => {
  const { database, state, failing } = await failingDatabase()
  const counter = createVisitCounter(failing, log)
  state.error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  for (let index = 0; index < 2000; index += 1)
    counter.count(day, '/', { referrer_host: `${index}.example`, campaign: '' })
  await counter.save()
  delete state.error
  await counter.save()
  const rows = await database.read.selectFrom('page_visits').select(['referrer_host', 'visits']).execute()
  expect(rows).toHaveLength(501)
  expect(rows).toContainEqual({ referrer_host: otherSource.referrer_host, visits: 1500 })
})
