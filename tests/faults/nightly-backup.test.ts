import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import { diskFullMethods } from '#tests/support/full-disk.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { startServer, stop } from '#tests/support/processes.ts'
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

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const [method] = diskFullMethods().filter(({ rejectsEveryWrite }) => rejectsEveryWrite)

test.skipIf(!method)(
  'a full disk is reported with its reason, and the backup is made an hour later if there is space',
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
    clock.moveForward(60)
    await vi.waitFor(() => expect(filesIn(backups)).toEqual([clock.fileName]), waitOptions)
    await vi.waitFor(async () => expect((await backup())?.failedAt).toBe(null), waitOptions)
    expect(output()).toContain(`"msg":"backup failed: ${reason}"`)
  },
)
