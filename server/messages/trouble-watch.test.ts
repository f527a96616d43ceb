import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Outbox } from './outbox.ts'
import { listTroubles, type Trouble, type TroubleCheck } from './trouble.ts'
import { createTroubleWatch } from './trouble-watch.ts'

/** Only emails are looked at here. */
const outbox = { newWebhook: () => undefined, push: { messages: () => [] }, sendAll: () => {} } as unknown as Outbox

const diskFull: Trouble = { title: 'The disk is full', detail: 'Only 5 MB are free.', whatToDo: 'Delete something.' }
const emailDown: Trouble = { title: "Emails aren't going out", detail: '3 are waiting.', whatToDo: 'Call them.' }

/** A site whose troubles the test decides on. Times are in Winnipeg's summer, five hours behind UTC. */
function siteOn(database: Database, { canEmail = true } = {}) {
  const state: Record<string, Trouble | Error | undefined> = {}
  const checks: TroubleCheck[] = ['disk', 'email'].map(id => ({
    id,
    name: id,
    about: id,
    find() {
      const found = state[id]
      if (found instanceof Error) throw found
      return found
    },
  }))
  const lines: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg)
      done()
    },
  })
  const log = pino(output)
  const start = () => createTroubleWatch({ database, log, canEmail, outbox, checks })
  let watch = start()
  return {
    state,
    lines,
    restart() {
      watch = start()
    },
    checkAt: (time: string) => watch.check(new Date(`${time}-05:00`)),
    /** Every five minutes, as the server does. */
    async checkFrom(from: string, to: string) {
      const [start, end] = [from, to].map(time => Date.parse(`${time}-05:00`)) as [number, number]
      for (let time = start; time <= end; time += 5 * 60_000) await watch.check(new Date(time))
    },
  }
}

const queued = async (database: Database) => {
  const rows = await database.read.selectFrom('outbox').select('template').orderBy('created_at').orderBy('id').execute()
  return rows.map(({ template }) => template)
}

const markSent = (database: Database) =>
  database.write(transaction => transaction.updateTable('outbox').set({ status: 'sent' }).execute())

/** What the team gets if everything that's queued is sent now. */
async function receivedFrom(database: Database, options: Parameters<typeof startEmailServer>[0] = {}) {
  const smtp = await startEmailServer(options)
  const env = { SMTP_URL: smtp.url, SITE_URL: 'https://site.test', LEADS_TO: 'team@example.net' }
  const { app } = await testApp({ env, database, outboxTiming: { pollMs: 20 } })
  await database.write(transaction =>
    transaction.updateTable('outbox').set({ next_attempt_at: '2020' }).where('status', '=', 'waiting').execute(),
  )
  await app.ready()
  const waiting = () => database.read.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 30_000)
  await app.close()
  return smtp.received
}

describe('troubles', () => {
  test('are emailed after ten minutes, then every day at 8:00 until they are over', async () => {
    const database = await newDatabase('sqlite')
    const { state, checkAt, checkFrom } = siteOn(database)
    await checkAt('2026-06-08T03:00')
    state.disk = diskFull
    await checkFrom('2026-06-08T03:05', '2026-06-08T03:10')
    expect(await queued(database)).toEqual([])
    await checkFrom('2026-06-08T03:15', '2026-06-08T23:55')
    expect(await queued(database)).toEqual(['troubles'])
    await markSent(database)
    await checkFrom('2026-06-09T00:00', '2026-06-09T07:55')
    expect(await queued(database)).toEqual(['troubles'])
    await checkFrom('2026-06-09T08:00', '2026-06-09T09:00')
    expect(await queued(database)).toEqual(['troubles', 'troubles'])
    state.disk = undefined
    await checkFrom('2026-06-09T09:05', '2026-06-10T12:00')
    expect(await queued(database)).toEqual(['troubles', 'troubles', 'troubles-over'])
    expect(await listTroubles(database.read)).toEqual([])
  })

  test('say what is wrong, since when, and what to do', async () => {
    const database = await newDatabase('sqlite')
    const { state, lines, checkFrom } = siteOn(database)
    state.disk = diskFull
    await checkFrom('2026-06-08T10:00', '2026-06-08T10:05')
    state.email = emailDown
    await checkFrom('2026-06-08T10:10', '2026-06-08T10:10')
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
    expect(lines).toEqual(['something is wrong: The disk is full', "something is wrong: Emails aren't going out"])
    expect(await listTroubles(database.read)).toEqual([
      { id: 'disk', ...diskFull, since: '2026-06-08T15:00:00.000Z' },
      { id: 'email', ...emailDown, since: '2026-06-08T15:10:00.000Z' },
    ])
  })

  test('name what is over, and what is still wrong', async () => {
    const database = await newDatabase('sqlite')
    const { state, checkFrom } = siteOn(database)
    Object.assign(state, { disk: diskFull, email: emailDown })
    await checkFrom('2026-06-08T10:00', '2026-06-08T10:10')
    await markSent(database)
    state.disk = undefined
    await checkFrom('2026-06-08T10:15', '2026-06-08T11:00')
    const [email, ...others] = await receivedFrom(database)
    expect(others).toEqual([])
    expect(email?.subject).toBe("It's over: The disk is full")
    expect(email?.text).toContain('From Monday, June 8 at 10:00 a.m. to Monday, June 8 at 10:30 a.m.')
    expect(email?.text).toContain("Still wrong: Emails aren't going out.")
  })

  test('of a few minutes are never emailed, and those that come and go only once a day', async () => {
    const database = await newDatabase('sqlite')
    const { state, checkFrom } = siteOn(database)
    state.disk = diskFull
    await checkFrom('2026-06-08T10:00', '2026-06-08T10:05')
    state.disk = undefined
    await checkFrom('2026-06-08T10:10', '2026-06-08T10:55')
    expect(await queued(database)).toEqual([])
    for (const hour of [11, 13, 15, 17]) {
      state.disk = diskFull
      await checkFrom(`2026-06-08T${hour}:00`, `2026-06-08T${hour}:55`)
      await markSent(database)
      state.disk = undefined
      await checkFrom(`2026-06-08T${hour + 1}:00`, `2026-06-08T${hour + 1}:55`)
      await markSent(database)
    }
    expect(await queued(database)).toEqual(['troubles', 'troubles-over'])
  })

  test('survive a restart, and stay open while a check fails', async () => {
    const database = await newDatabase('sqlite')
    const { state, lines, restart, checkFrom } = siteOn(database)
    state.disk = diskFull
    await checkFrom('2026-06-08T10:00', '2026-06-08T10:10')
    await markSent(database)
    restart()
    // Hours later, the new process doesn't know yet, and then it can't tell.
    state.disk = undefined
    await checkFrom('2026-06-08T15:00', '2026-06-08T15:10')
    state.disk = new Error('No answer.')
    await checkFrom('2026-06-08T15:15', '2026-06-08T16:00')
    expect(lines).toContain('failed to check for trouble')
    expect(await listTroubles(database.read)).toMatchObject([{ id: 'disk', since: '2026-06-08T15:00:00.000Z' }])
    expect(await queued(database)).toEqual(['troubles'])
    state.disk = undefined
    await checkFrom('2026-06-08T16:05', '2026-06-08T16:30')
    expect(await queued(database)).toEqual(['troubles', 'troubles-over'])
  })

  test("don't pile up while email itself is down, and aren't sent when they're over by then", async () => {
    const database = await newDatabase('sqlite')
    const { state, checkFrom } = siteOn(database)
    state.email = emailDown
    await checkFrom('2026-06-08T10:00', '2026-06-11T12:00')
    expect(await queued(database)).toEqual(['troubles'])
    state.email = undefined
    await checkFrom('2026-06-11T12:05', '2026-06-11T12:30')
    const [email, ...others] = await receivedFrom(database)
    expect([email?.subject, others]).toEqual(["It's over: Emails aren't going out", []])
  })

  test('are stored but not emailed without an SMTP server', async () => {
    const database = await newDatabase('sqlite')
    const { state, checkFrom } = siteOn(database, { canEmail: false })
    state.disk = diskFull
    await checkFrom('2026-06-08T10:00', '2026-06-09T12:00')
    expect(await listTroubles(database.read)).toHaveLength(1)
    state.disk = undefined
    await checkFrom('2026-06-09T12:05', '2026-06-09T12:30')
    expect([await listTroubles(database.read), await queued(database)]).toEqual([[], []])
  })
})

describeOnEachDatabase('troubles', kind => {
  test('are emailed once by several servers, of which only one may see them', async () => {
    const database = await newDatabase(kind)
    const servers = [siteOn(database), siteOn(database), siteOn(database)]
    const checkAll = async (from: string, to: string) => {
      const [start, end] = [from, to].map(time => Date.parse(`${time}Z`)) as [number, number]
      for (let time = start; time <= end; time += 5 * 60_000) {
        const at = new Date(time).toISOString().slice(0, 16)
        await Promise.all(servers.map(({ checkAt }) => checkAt(at)))
      }
    }
    const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]]
    first.state.disk = diskFull
    second.state.email = emailDown
    for (const { state } of servers) state.email = emailDown
    await checkAll('2026-06-08T10:00', '2026-06-08T12:00')
    expect(await queued(database)).toEqual(['troubles'])
    expect(await listTroubles(database.read)).toHaveLength(2)
    await markSent(database)
    await checkAll('2026-06-09T07:30', '2026-06-09T09:00')
    expect(await queued(database)).toEqual(['troubles', 'troubles'])
    await markSent(database)
    first.state.disk = undefined
    for (const { state } of servers) state.email = undefined
    await checkAll('2026-06-09T09:05', '2026-06-09T10:00')
    expect(await queued(database)).toEqual(['troubles', 'troubles', 'troubles-over'])
  })
})
