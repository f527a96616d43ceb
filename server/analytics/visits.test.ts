import { sql } from 'kysely'
import pino from 'pino'
import { expect, test } from 'vitest'
import { otherSource } from '#contracts/constants.ts'
import { systemClock } from '#server/clock.ts'
import { createPublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { logIn } from '#tests/support/admin.ts'
import { clockAt } from '#tests/support/clock-at.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { application, quiz } from '#tests/support/sample-forms.ts'
import { type App, testApp } from '#tests/support/test-app.ts'
import { createVisitCounter, maxNamesPerDay } from './visits.ts'

const send = (app: App, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/visits', payload, headers })

/** Such as ["visits", "page", "/", 3]. Reading the report saves what's still in memory. */
async function saved(app: App, database: Database) {
  const report = await app.inject({ url: '/api/admin/analytics?days=7', headers: await logIn(app) })
  return { rows: await rowsOf(database), report: report.json() }
}

async function rowsOf({ read }: Database, day?: string) {
  const rows = read.selectFrom('visit_totals').select(['measure', 'kind', 'name', 'total']).orderBy('measure')
  const ofDay = day === undefined ? rows : rows.where('day', '=', day)
  const found = await ofDay.orderBy('kind').orderBy('name').execute()
  return found.map(({ measure, kind, name, total }) => [measure, kind, name, total])
}

test('stores nothing but totals of a day', async () => {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Browser of Anna', cookie: 'id=anna' }
  const visit = { firstPage: '/x', referrerHost: 'news.example', utmTerm: 'anna', utmContent: 'anna', name: 'anna' }
  for (let time = 0; time < 3; time += 1)
    await send(app, { page: '/', visit, id: 'anna', email: 'anna@example.com' }, headers)
  for (const step of ['opened', 'started'])
    await send(app, { page: '/quiz', visit: { ...visit, firstPage: '/' }, step, email: 'anna@example.com' }, headers)
  await app.inject({ url: '/llms.txt?id=anna', headers: { ...headers, 'user-agent': 'ChatGPT-User/1.0 (Anna)' } })
  const { rows } = await saved(app, database)
  expect(rows).toEqual([
    ['opened', 'form', 'quiz', 1],
    ['reads', 'ChatGPT', '/llms.txt', 1],
    ['started', 'form', 'quiz', 1],
    ['started', 'page', '/', 1],
    ['started', 'website', 'news.example', 1],
    ['visits', 'page', '/', 3],
    ['visits', 'website', 'news.example', 3],
  ])
  const { rows: days } = await sql<{ day: string }>`select distinct day from visit_totals`.execute(database.read)
  expect(days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
})

test('counts only pages in the sitemap', async () => {
  const { app, database } = await testApp()
  for (const page of ['/admin', '/toolkit', '/survey/exit/complete', '/404', '/nowhere', '/About', ''])
    expect((await send(app, { page, visit: {} })).statusCode, page).toBe(204)
  expect((await saved(app, database)).rows).toEqual([])
})

test('counts what assistants read, and no other readers', async () => {
  const { app, database } = await testApp()
  const read = (url: string, agent: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'user-agent': agent } })
  for (const url of ['/llms.txt', '/about.md', '/about.md', '/about', '/nowhere.md']) await read(url, 'ClaudeBot/1.0')
  await read('/about.md', 'Claude-User/1.0', 'HEAD')
  await read('/about.md', 'Mozilla/5.0')
  await read('/about.md', 'PerplexityBot/1.0')
  expect((await saved(app, database)).report.reads).toEqual([
    { assistant: 'Claude', page: '/about.md', reads: 2 },
    { assistant: 'Claude', page: '/llms.txt', reads: 1 },
    { assistant: 'Perplexity', page: '/about.md', reads: 1 },
  ])
})

test('saves counts when the server stops', async () => {
  const database = await newDatabase('sqlite')
  const { app } = await testApp({ database })
  await send(app, { page: '/', visit: {} })
  await app.close()
  expect(await rowsOf(database)).toContainEqual(['visits', 'page', '/', 1])
})

describeOnEachDatabase('counting visits', kind => {
  test('stores no label that may be about a person, also when its form is sent', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/', utmCampaign: 'anna@example.com' }
    await send(app, { page: '/', visit })
    await send(app, { page: '/quiz', visit, step: 'started' })
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, visit } })
    const { rows, report } = await saved(app, database)
    expect(rows.filter(([, kind]) => kind === 'campaign')).toEqual([
      ['started', 'campaign', otherSource, 1],
      ['visits', 'campaign', otherSource, 1],
    ])
    expect(report.sources, 'with the lead').toMatchObject([{ name: otherSource, visits: 1, leads: 1 }])
  })

  test('counts in several servers at once without losing a visit', async () => {
    const database = await newDatabase(kind)
    const servers = await Promise.all([testApp({ database }), testApp({ database })])
    const pages = ['/', '/about', '/beta', '/quiz']
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(pages.flatMap(page => servers.map(({ app }) => send(app, { page, visit: {} }))))
      await Promise.all(servers.map(({ app }) => saved(app, database)))
    }
    const pageRows = pages.map(page => ['visits', 'page', page, 6])
    expect(await rowsOf(database)).toEqual([['visits', 'direct', '', 24], ...pageRows])
  })

  test('counts the steps of a form, for the form and for where its visit came from', async () => {
    const { app, database } = await testApp({ kind })
    const visit = { firstPage: '/about', referrerHost: 'chatgpt.com' }
    for (const step of ['opened', 'opened', 'started']) await send(app, { page: '/quiz', visit, step })
    await send(app, { page: '/survey/exit', visit: { firstPage: '/nowhere' }, step: 'started' })
    // Without a form.
    await send(app, { page: '/about', visit, step: 'opened' })
    const submit = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { 'idempotency-key': 'the-same-key' }, payload })
    // The second one repeats the first.
    for (let time = 0; time < 2; time += 1) await submit('/api/quiz/submit', { ...quiz, visit })
    // From a browser that reports no steps.
    await submit('/api/beta/apply', application)
    expect((await saved(app, database)).rows).toEqual([
      ['completed', 'form', 'beta', 1],
      ['completed', 'form', 'quiz', 1],
      ['opened', 'form', 'beta', 1],
      ['opened', 'form', 'quiz', 2],
      ['started', 'assistant', 'ChatGPT', 1],
      ['started', 'direct', '', 2],
      ['started', 'form', 'beta', 1],
      ['started', 'form', 'exit', 1],
      ['started', 'form', 'quiz', 1],
      ['started', 'page', '', 2],
      ['started', 'page', '/about', 1],
    ])
  })
})

test('limits the visits of one address', async () => {
  const { app, database } = await testApp({ env: { TRUST_PROXY: '1' } })
  const headers = { 'x-forwarded-for': '203.0.113.5' }
  const statuses: number[] = []
  while (statuses.at(-1) !== 429) statuses.push((await send(app, { page: '/', visit: {} }, headers)).statusCode)
  expect(statuses).toHaveLength(301)
  expect((await send(app, { page: '/', visit: {} }, { 'x-forwarded-for': '203.0.113.6' })).statusCode).toBe(204)
  expect((await saved(app, database)).rows).toContainEqual(['visits', 'page', '/', 301])
})

const day = '2026-11-17'
const clock = clockAt(() => Date.parse(`${day}T18:00:00Z`))
const campaign = (name: string) => ({ kind: 'campaign', name }) as const
const direct = { kind: 'direct', name: '' } as const
const counterOf = (database: Database, time = clock) =>
  createVisitCounter(database, pino({ level: 'silent' }), createPublishedWords(), time)

async function campaigns(database: Database, on = day) {
  const rows = await rowsOf(database, on)
  return Object.fromEntries(rows.flatMap(([, kind, name, total]) => (kind === 'campaign' ? [[name, total]] : [])))
}

describeOnEachDatabase('the names of a day', kind => {
  test('are stored once three visits had it, or if it was stored before', async () => {
    const database = await newDatabase(kind)
    const counter = counterOf(database)
    const visit = async (name: string, on = day) => {
      counter.countVisit('/', campaign(name), on)
      await counter.save()
    }
    await visit('Jane Doe')
    await visit('fall', '2026-11-16')
    await visit('fall')
    expect(await campaigns(database), 'counted, so that a crash loses none').toEqual({ [otherSource]: 2 })
    await visit('fall')
    expect(await campaigns(database)).toEqual({ fall: 2, [otherSource]: 1 })
    expect(await campaigns(database, '2026-11-16')).toEqual({ fall: 1, [otherSource]: 0 })
    await visit('fall', '2026-11-18')
    expect(await campaigns(database, '2026-11-18')).toEqual({ fall: 1 })
    for (let time = 0; time < 3; time += 1) await visit('John Doe', '2026-10-01')
    expect(await campaigns(database, '2026-10-01'), 'after 30 days').toEqual({ [otherSource]: 3 })
  })

  test('are limited, without losing a count', async () => {
    const database = await newDatabase(kind)
    const counter = counterOf(database)
    const countCampaigns = async (prefix: string) => {
      for (let index = 0; index < 210; index += 1) counter.countVisit('/', campaign(`${prefix}${index % 70}`), day)
      await counter.save()
      return campaigns(database)
    }
    expect(Object.keys(await countCampaigns('a'))).toHaveLength(70)
    const rows = await countCampaigns('b')
    expect(Object.keys(rows)).toHaveLength(maxNamesPerDay + 1)
    expect(rows[otherSource]).toBe(3 * (140 - maxNamesPerDay))
    expect(await countCampaigns('a'), 'known ones are still counted').toMatchObject({ a69: 6 })
    expect(await rowsOf(database)).toContainEqual(['visits', 'page', '/', 630])
  })
})

test('keeps counts while the database is unavailable, with a limited number of names, and drops what it rejects', async () => {
  const database = await newDatabase('sqlite')
  let error: Error | undefined = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const write: Database['write'] = async work => {
    if (error) throw error
    return database.write(work)
  }
  const counter = counterOf({ ...database, write }, systemClock)
  for (let index = 0; index < 2000; index += 1) counter.countVisit('/', { kind: 'website', name: `${index}.example` })
  await counter.save()
  counter.countVisit('/about', direct)
  error = undefined
  await counter.save()
  const expected = [
    ['visits', 'direct', '', 1],
    ['visits', 'page', '/', 2000],
    ['visits', 'page', '/about', 1],
    ['visits', 'website', otherSource, 2000],
  ]
  expect(await rowsOf(database)).toEqual(expected)
  error = new Error('value too long')
  counter.countVisit('/', direct)
  await counter.save()
  error = undefined
  await counter.save()
  expect(await rowsOf(database)).toEqual(expected)
})
