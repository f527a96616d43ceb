import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { diskFullMethods } from '#tests/support/full-disk.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const adminPassword = 'the admin password'
const waitOptions = { timeout: 60_000, interval: 5 }

async function startSite(env: Record<string, string>) {
  const server = await startServer({ env: { ADMIN_PASSWORD: adminPassword, ...env } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const headers = await logInAt(server.origin, adminPassword)
  return {
    ...server,
    async backup() {
      const response = await fetch(`${server.origin}/api/admin/overview`, { headers })
      return ((await response.json()) as Overview).backup
    },
  }
}

/** Large enough that a signal arrives before the backup is done. */
async function largeSite() {
  const dataDir = newFolder('nightly')
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await database.write(transaction =>
    sql`insert into analytics_events (id, session_id, event_type, created_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 60000)
      select n, n, 'question_viewed', '2026' from numbers`.execute(transaction),
  )
  await database.close()
  return { dataDir, backups: join(dataDir, 'backups') }
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

test('a stopped server leaves no unfinished backup, and what a killed one leaves is gone once the next one is ready', async () => {
  const { dataDir, backups } = await largeSite()
  const clock = nightlyClock('12:00')
  const startBackup = async () => {
    const server = await startSite({ DATA_DIR: dataDir, ...clock.env })
    await vi.waitUntil(() => filesIn(backups).some(name => name.endsWith('.part')), waitOptions)
    return server
  }
  const stopped = await startBackup()
  const exited = once(stopped.child, 'exit')
  stopped.child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(filesIn(backups)).toEqual([])
  expect(stopped.output()).not.toContain('backup failed')

  const killed = await startBackup()
  await stop(killed.child, 'SIGKILL')
  expect(filesIn(backups)).toEqual([expect.stringMatching(`^${clock.fileName}\\.[0-9a-f]{8}\\.part$`)])

  const left = filesIn(backups)
  const server = await startSite({ DATA_DIR: dataDir, ...clock.env })
  expect(left.filter(name => filesIn(backups).includes(name))).toEqual([])
  await vi.waitFor(() => expect(filesIn(backups)).toEqual([clock.fileName]), waitOptions)
  expect(await server.backup()).toMatchObject({ failedAt: null, reason: null })
})

const [method] = diskFullMethods().filter(({ rejectsEveryWrite }) => rejectsEveryWrite)

test.skipIf(!method)(
  'a full disk is reported with its reason, and the backup is made once there is space',
  async () => {
    const disk = (method as NonNullable<typeof method>).createDisk()
    onTestFinished(() => disk.remove())
    const clock = nightlyClock('02:50')
    const backups = join(disk.dataDir, 'backups')
    const server = await startSite({ DATA_DIR: disk.dataDir, ...disk.env, ...clock.env })
    const { child, origin, output, backup } = server
    expect((await postJson(`${origin}/api/survey/submit`, exitSurvey)).status).toBe(200)
    expect(await backup()).toEqual({ lastAt: null, failedAt: null, reason: null })

    disk.fill(child.pid as number)
    clock.moveForward(15)
    await vi.waitFor(async () => expect((await backup())?.failedAt).toBeTypeOf('string'), waitOptions)
    const { reason } = (await backup()) ?? {}
    console.info(`${method?.name}: ${reason}`)
    expect(reason).toMatch(/^(The disk is full|SQLite reports: disk I\/O error|The folder .* isn't writable)\.$/)
    expect(filesIn(backups)).toEqual([])

    disk.freeSpace(child.pid as number)
    await vi.waitFor(() => expect(filesIn(backups)).toEqual([clock.fileName]), waitOptions)
    await vi.waitFor(async () => expect((await backup())?.failedAt).toBe(null), waitOptions)
    expect(output()).toContain(`"msg":"backup failed: ${reason}"`)
  },
)
