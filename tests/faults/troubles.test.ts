import { readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Overview } from '#contracts/overview.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'

const waitOptions = { timeout: 60_000, interval: 20 }
const adminPassword = 'the admin password'

test('a backup that gets damaged is on the dashboard, emailed across a restart, and over once it is replaced', async () => {
  const smtp = await startEmailServer()
  const clock = nightlyClock('12:00')
  const dataDir = newFolder('troubles')
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: smtp.url,
    LEADS_TO: 'team@example.net',
    ...clock.env,
  }
  const startSite = async () => {
    const server = await startServer({ env })
    onTestFinished(() => stop(server.child, 'SIGKILL'))
    const headers = await logInAt(server.origin, adminPassword)
    const titles = async () => {
      const response = await fetch(`${server.origin}/api/admin/overview`, { headers })
      return ((await response.json()) as Overview).troubles.map(({ title }) => title).filter(isAboutBackup)
    }
    return { ...server, titles }
  }
  // The disk is this machine's, and it may be full.
  const isAboutBackup = (title: string) => title.includes('backup')
  /** By Message-ID, because the short timers cut off slow deliveries, which are then repeated. */
  const emails = () => [
    ...new Map(
      smtp.received.filter(({ text = '' }) => isAboutBackup(text)).map(email => [email.messageId, email]),
    ).values(),
  ]

  const first = await startSite()
  const backup = join(dataDir, 'backups', clock.fileName)
  await vi.waitUntil(() => statSync(backup, { throwIfNoEntry: false }), waitOptions)
  const intact = readFileSync(backup)
  const { mtime } = statSync(backup)
  truncateSync(backup, 1000)
  // A new time, so that it's verified again today.
  utimesSync(backup, mtime, new Date(mtime.getTime() + 1000))
  await vi.waitFor(async () => expect(await first.titles()).toEqual(['The latest backup is damaged']), waitOptions)
  await stop(first.child, 'SIGKILL')

  clock.moveForward(15)
  const second = await startSite()
  await vi.waitFor(() => expect(emails()).toHaveLength(1), waitOptions)
  expect(emails()[0]?.text).toContain(`It can't be restored. ${backup} is damaged`)

  writeFileSync(backup, intact)
  utimesSync(backup, mtime, mtime)
  // In small steps: after a jump, the server would look around first.
  await vi.waitFor(
    async () => {
      clock.moveForward(2)
      expect(await second.titles()).toEqual([])
    },
    { ...waitOptions, interval: 300 },
  )
  await vi.waitFor(() => expect(emails().at(-1)?.subject).toBe("It's over: The latest backup is damaged"), waitOptions)
})
