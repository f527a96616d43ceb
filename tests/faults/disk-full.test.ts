import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { totalHeader } from '#contracts/constants.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Crowd, startCrowd } from '#tests/support/crowd.ts'
import { type EmailServer, startEmailServer } from '#tests/support/email-server.ts'
import { type SmallDisk, waysToFillDisk } from '#tests/support/full-disk.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { hasEnded, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
const adminPassword = 'the admin password'
const sentence = 'We cannot save or read anything right now. Please try again in a moment.'

/** The short form takes the most real way that the machine permits and the one that works on all; the long one takes every way. */
const ways = waysToFillDisk().filter(
  (_way, index, { length }) => inject('faultCount') > 1 || index === 0 || index === length - 1,
)

test.each(ways)(
  'on a full disk ($name) forms are refused, reading works, nothing is lost, and all goes on once there is room',
  async way => {
    const disk = way.makeDisk()
    onTestFinished(() => disk.remove())
    const smtp = await startEmailServer()
    const { server, pid, database, headers } = await startSite(disk, smtp.url)
    // Retrying before there's room would only use up the visitors' limits, and their confirmations would be held.
    const room = Promise.withResolvers<void>()
    const crowd = startCrowd({ origin: server.origin, size: visitors, untilNextTry: () => room.promise })
    await vi.waitUntil(() => crowd.acknowledged.length > visitors, { timeout: 30_000 })
    await leaveAdminIdle(database)

    const before = crowd.acknowledged.length
    disk.fill(pid)
    await vi.waitUntil(() => crowd.refusals.length === visitors, { timeout: 30_000 })
    const whileFull = crowd.acknowledged.length - before
    if (way.refusesEveryWrite)
      await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).status === 503, { timeout: 30_000 })
    await expectReadingWorks(server.origin, headers, crowd)

    disk.makeRoom(pid)
    room.resolve()
    const roomAt = performance.now()
    const soFar = crowd.acknowledged.length
    await vi.waitUntil(() => crowd.acknowledged.length > soFar, { timeout: 30_000, interval: 5 })
    const backMs = performance.now() - roomAt
    await crowd.leave()
    expect(hasEnded(server.child)).toBe(false)
    for (const refusal of crowd.refusals) expect(refusal).toMatchObject({ status: 503, retryAfter: '5', sentence })
    expect(crowd.unanswered()).toBe(0)
    const { faults, missingOf } = await readStoredForms(database.read, crowd.sent)
    expect(faults).toEqual([])
    expect(missingOf(crowd.sent)).toEqual([])
    await expectEachEmailOnce(database, smtp)
    const log = readFileSync(join(disk.dataDir, 'server.log'), 'utf8')
    expect(log.includes('database unavailable'), 'the log goes on, too').toBe(true)
    console.info(
      `${way.name}: ${before} forms acknowledged before, ${whileFull} while it filled up, ${visitors} refused; ` +
        `acknowledged again ${Math.round(backMs)} ms after there was room, ${crowd.acknowledged.length} in all`,
    )
  },
)

/** Its log lies on the same disk, as that of many a small server does. */
async function startSite({ dataDir, env }: SmallDisk, smtpUrl: string) {
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtpUrl, TRUST_PROXY: '1', LOG_LEVEL: 'info' }
  const log = openSync(join(dataDir, 'server.log'), 'a')
  const server = await startServer({ env: { ...settings, ADMIN_PASSWORD: adminPassword, ...env }, stdout: log })
  closeSync(log)
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => database.close())
  const headers = await logInAt(server.origin, adminPassword)
  return { server, pid: server.child.pid as number, database, headers }
}

/** So that their next call would put off the end of the session, which is a write. */
const leaveAdminIdle = (database: Database) =>
  database.write(transaction =>
    transaction
      .updateTable('admin_sessions')
      .set({ last_used_at: new Date(Date.now() - 5 * 60_000).toISOString() })
      .execute(),
  )

async function expectReadingWorks(origin: string, headers: Record<string, string>, crowd: Crowd) {
  const people = new Set(crowd.acknowledged.map(({ email }) => email)).size
  const read = (path: string) => fetch(origin + path, { headers })
  for (const path of ['/', '/articles', '/healthz', '/api/admin/overview'])
    expect((await read(path)).status, path).toBe(200)
  const list = await read('/api/admin/leads')
  expect(list.status).toBe(200)
  expect(Number(list.headers.get(totalHeader))).toBeGreaterThanOrEqual(people)
  const file = await read('/api/admin/leads/export?format=csv')
  expect((await file.text()).trim().split('\r\n').length).toBeGreaterThan(people)
}

/** Also those that the SMTP server took while it could not be noted. */
async function expectEachEmailOnce(database: Database, { received }: EmailServer) {
  const { read } = database
  await database.write(transaction => sql.raw(guideStatement('update emails set next_attempt_at')).execute(transaction))
  const unsent = () => read.selectFrom('emails').selectAll().where('status', '<>', 'sent').execute()
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 50 })
  const stored = await read.selectFrom('emails').select('message_id').execute()
  expect(received.map(({ messageId }) => messageId).sort()).toEqual(stored.map(({ message_id }) => message_id).sort())
}
