import { expect, test, vi } from 'vitest'
import { minuteMs } from '#contracts/time.ts'
import { openTroubles, type Trouble } from '#server/messages/trouble.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type Check, fine, trouble } from './finding.ts'
import { watchForTroubles } from './trouble-watch.ts'

const diskFull: Trouble = { title: 'The disk is full', detail: 'Only 5 MB are free.', whatToDo: 'Delete something.' }
const emailDown: Trouble = { title: "Emails aren't going out", detail: '3 are waiting.', whatToDo: 'Call them.' }

const withSmtp = { SMTP_URL: 'smtp://127.0.0.1', SITE_URL: 'https://site.test', LEADS_TO: 'team@example.net' }

/** A site whose troubles the test decides on. Times are in Winnipeg's summer, five hours behind UTC. */
async function siteOn(database: Database, env: Record<string, string> = withSmtp) {
  const { app, logLines } = await testApp({ database, env })
  const state: Record<string, Trouble | Error | undefined> = {}
  const checks: Check[] = ['disk', 'email', 'links'].map(id => ({
    id,
    name: id,
    about: id,
    ...(id === 'links' && { isQuiet: true }),
    run() {
      const found = state[id]
      if (found instanceof Error) throw found
      return found ? trouble(found) : fine
    },
  }))
  const checkAt = (ms: number) => watchForTroubles(app, checks, new Date(ms))
  return {
    state,
    checkAt,
    log: () => logLines.map(line => JSON.parse(line).msg),
    /** Every five minutes, as the server does. */
    async checkFrom(from: string, to = from) {
      const [start, end] = [from, to].map(time => Date.parse(`${time}-05:00`)) as [number, number]
      for (let time = start; time <= end; time += 5 * minuteMs) await checkAt(time)
    },
  }
}

const queued = async (database: Database) => {
  const rows = await database.read.selectFrom('outbox').select('template').orderBy('created_at').orderBy('id').execute()
  return rows.map(({ template }) => template)
}

/** What the team gets if everything that's queued is sent now. */
async function receivedFrom(database: Database) {
  const smtp = await startEmailServer()
  const { app } = await testApp({ env: { ...withSmtp, SMTP_URL: smtp.url }, database, outboxTiming: { pollMs: 20 } })
  await database.write(transaction => transaction.updateTable('outbox').set({ next_attempt_at: '2020' }).execute())
  await app.ready()
  const waiting = () => database.read.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 30_000)
  return smtp.received
}

test('troubles are emailed at once, then every day at 8:00 until they are over', async () => {
  const database = await newDatabase('sqlite')
  const { state, checkFrom } = await siteOn(database)
  await checkFrom('2026-06-08T10:00')
  expect(await queued(database)).toEqual([])
  state.disk = diskFull
  await checkFrom('2026-06-08T10:05', '2026-06-09T07:55')
  expect(await queued(database)).toEqual(['troubles'])
  await checkFrom('2026-06-09T08:00', '2026-06-09T09:00')
  expect(await queued(database)).toEqual(['troubles', 'troubles'])
  state.disk = undefined
  await checkFrom('2026-06-09T09:05', '2026-06-10T12:00')
  expect(await queued(database)).toEqual(['troubles', 'troubles'])
  expect(await openTroubles(database.read)).toEqual([])
  expect(await receivedFrom(database)).toEqual([])
})

test('an email about troubles says what is wrong, since when, and what to do', async () => {
  const database = await newDatabase('sqlite')
  const { state, log, checkFrom } = await siteOn(database)
  state.disk = diskFull
  await checkFrom('2026-06-08T10:00', '2026-06-08T10:05')
  state.email = emailDown
  await checkFrom('2026-06-08T10:10')
  const [email, ...others] = await receivedFrom(database)
  expect(others).toEqual([])
  expect(email?.recipients).toEqual(['team@example.net'])
  expect(email?.subject).toBe('2 things are wrong with the website')
  expect(email?.text).toMatch(
    /The disk is full\n-+\n\nOnly 5 MB are free\.\nSince Monday, June 8 at 10:00 a\.m\.\n\nDelete something\./,
  )
  expect(email?.text).toContain("Emails aren't going out")
  expect(email?.text).toContain('npm run doctor')
  expect(email?.text).toContain('https://site.test/admin')
  expect(log()).toEqual(['something is wrong: The disk is full', "something is wrong: Emails aren't going out"])
  expect(await openTroubles(database.read)).toEqual([
    { id: 'disk', ...diskFull, since: '2026-06-08T15:00:00.000Z' },
    { id: 'email', ...emailDown, since: '2026-06-08T15:10:00.000Z' },
  ])
})

test('a trouble stays open while its check fails', async () => {
  const database = await newDatabase('sqlite')
  const { state, log, checkFrom } = await siteOn(database)
  state.disk = diskFull
  await checkFrom('2026-06-08T10:00')
  state.disk = new Error('No answer.')
  await checkFrom('2026-06-08T10:05', '2026-06-08T11:00')
  expect(log()).toContain('failed to check for trouble')
  expect(await openTroubles(database.read)).toMatchObject([{ id: 'disk', since: '2026-06-08T15:00:00.000Z' }])
  state.disk = undefined
  await checkFrom('2026-06-08T11:05')
  expect(await openTroubles(database.read)).toEqual([])
})

test('without an SMTP server, and if they can wait, troubles are stored but not emailed', async () => {
  const [database, quiet] = await Promise.all([newDatabase('sqlite'), newDatabase('sqlite')])
  const sites = [await siteOn(database, {}), await siteOn(quiet)] as const
  sites[0].state.disk = diskFull
  sites[1].state.links = diskFull
  for (const { checkFrom } of sites) await checkFrom('2026-06-08T10:00', '2026-06-08T12:00')
  for (const stored of [database, quiet])
    expect([await openTroubles(stored.read), await queued(stored)]).toMatchObject([[diskFull], []])
})

describeOnEachDatabase('troubles', kind => {
  test('are emailed once by several servers, of which only one may see them', async () => {
    const database = await newDatabase(kind)
    const servers = [await siteOn(database), await siteOn(database), await siteOn(database)] as const
    const checkAll = async (from: string, to: string) => {
      const [start, end] = [from, to].map(time => Date.parse(`${time}-05:00`)) as [number, number]
      for (let time = start; time <= end; time += 5 * minuteMs)
        await Promise.all(servers.map(({ checkAt }) => checkAt(time)))
    }
    servers[0].state.disk = diskFull
    for (const { state } of servers) state.email = emailDown
    await checkAll('2026-06-09T07:00', '2026-06-09T07:55')
    expect(await queued(database)).toEqual(['troubles'])
    expect(await openTroubles(database.read)).toHaveLength(2)
    await checkAll('2026-06-09T08:00', '2026-06-09T09:00')
    expect(await queued(database)).toEqual(['troubles', 'troubles'])
    servers[0].state.disk = undefined
    for (const { state } of servers) state.email = undefined
    await checkAll('2026-06-09T09:05', '2026-06-09T10:00')
    expect(await openTroubles(database.read)).toEqual([])
  })
})
