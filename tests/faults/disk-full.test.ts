import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { totalHeader } from '#contracts/constants.ts'
import { backUp, failureReason } from '#server/storage/backup/backup.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { type EmailServer, outboxIdOf, startEmailServer } from '#tests/support/email-server.ts'
import { type FormLoad, startFormLoad } from '#tests/support/form-load.ts'
import { diskFullMethods, type SmallDisk } from '#tests/support/full-disk.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { hasExited, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
const adminPassword = 'the admin password'
const error = "We can't save or load anything right now. Please try again in a moment."

/** `npm test` uses only the most realistic method and the one that works everywhere. */
const methods = diskFullMethods().filter(
  (_method, index, { length }) => inject('faultCount') > 1 || index === 0 || index === length - 1,
)

test.each(methods)(
  'on a full disk ($name), rejects forms with 503, still serves reads, loses nothing, and recovers once space is free',
  async method => {
    const disk = method.createDisk()
    onTestFinished(() => disk.remove())
    const smtp = await startEmailServer()
    const { server, pid, database, headers } = await startSite(disk, smtp.url)
    // Retrying while the disk is full would only use up the visitors' rate limits.
    const spaceFreed = Promise.withResolvers<void>()
    const load = startFormLoad({ origin: server.origin, visitors, waitForRetry: () => spaceFreed.promise })
    await vi.waitUntil(() => load.acknowledged.length > visitors, { timeout: 30_000 })
    await makeAdminSessionIdle(database)

    const before = load.acknowledged.length
    disk.fill(pid)
    await vi.waitUntil(() => load.rejections.length === visitors, { timeout: 30_000 })
    const whileFilling = load.acknowledged.length - before
    if (method.rejectsEveryWrite)
      await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).status === 503, { timeout: 30_000 })
    await expectReadsWork(server.origin, headers, load)
    if (method.isFullForAll) await expectNoBackup(disk.dataDir)

    disk.freeSpace(pid)
    spaceFreed.resolve()
    const freedAt = performance.now()
    const soFar = load.acknowledged.length
    await vi.waitUntil(() => load.acknowledged.length > soFar, { timeout: 30_000, interval: 5 })
    const recoveryMs = performance.now() - freedAt
    await load.stop()
    expect(hasExited(server.child)).toBe(false)
    for (const rejection of load.rejections) expect(rejection).toMatchObject({ status: 503, retryAfter: '5', error })
    expect(load.unanswered()).toBe(0)
    const { faults, missingFrom } = await readStoredForms(database.read, load.sent)
    expect(faults).toEqual([])
    expect(missingFrom(load.sent)).toEqual([])
    await expectEachEmailOnce(database, smtp)
    const log = readFileSync(join(disk.dataDir, 'server.log'), 'utf8')
    expect(log.includes('database unavailable'), 'the log on the same disk').toBe(true)
    console.info(
      `${method.name}: ${before} forms acknowledged before, ${whileFilling} while filling up, ${visitors} rejected; ` +
        `recovered ${Math.round(recoveryMs)} ms after space was freed, ${load.acknowledged.length} acknowledged in total`,
    )
  },
)

/** The log is on the same disk, as on many small servers. */
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

/** Makes the next admin request try to extend the session, which is a write. */
const makeAdminSessionIdle = (database: Database) =>
  database.write(transaction =>
    transaction
      .updateTable('admin_sessions')
      .set({ last_used_at: new Date(Date.now() - 5 * 60_000).toISOString() })
      .execute(),
  )

async function expectReadsWork(origin: string, headers: Record<string, string>, load: FormLoad) {
  const leads = new Set(load.acknowledged.map(({ email }) => email)).size
  const read = (path: string) => fetch(origin + path, { headers })
  for (const path of ['/', '/articles', '/healthz', '/api/admin/overview'])
    expect((await read(path)).status, path).toBe(200)
  const list = await read('/api/admin/leads?show=all')
  expect(list.status).toBe(200)
  expect(Number(list.headers.get(totalHeader))).toBeGreaterThanOrEqual(leads)
  const [lead] = (await list.json()) as Array<{ id: string }>
  expect((await read(`/api/admin/leads/${lead?.id}`)).status, 'a lead').toBe(200)
  const file = await read('/api/admin/leads/export?show=all')
  expect((await file.text()).trim().split('\r\n').length).toBeGreaterThan(leads)
}

/** Nothing of an unfinished backup is left, which would keep the disk full. */
async function expectNoBackup(dataDir: string) {
  const location = serverLocation({ dataDir, databaseUrl: undefined })
  const failure: unknown = await backUp(location, join(dataDir, 'site.db.gz')).catch(error => error)
  expect(failureReason(failure, dataDir)).toBe('The disk is full.')
  expect(readdirSync(dataDir).filter(name => name.startsWith('site.db.gz'))).toEqual([])
}

async function expectEachEmailOnce(database: Database, { received }: EmailServer) {
  const { read } = database
  await database.write(transaction => sql.raw(guideStatement('update outbox set next_attempt_at')).execute(transaction))
  const unsent = () => read.selectFrom('outbox').selectAll().where('status', '<>', 'sent').execute()
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 50 })
  const stored = await read.selectFrom('outbox').select('id').execute()
  expect(received.map(outboxIdOf).sort()).toEqual(stored.map(({ id }) => id).sort())
}
