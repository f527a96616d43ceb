// To see it red, turn flushes off: POWER_CUT_PRELOAD=/usr/lib/x86_64-linux-gnu/libeatmydata.so (Debian's eatmydata).
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import {
  databaseFilesIn,
  type ExpectedBackup,
  expectBackups,
  expectNoTrace,
  expectWorkingServer,
  filesIn,
  readPasswords,
} from '#tests/support/after-power-cut.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { newDisk, noPowerCutsReason, whileStopped, withPreload } from '#tests/support/power-cuts.ts'
import { hasExited, start, startServer, stop } from '#tests/support/processes.ts'
import { isErased, type KnownLead, type StormSoFar, startSiteStorm } from '#tests/support/site-storm.ts'

const cuts = 50
/** Each starts with an empty disk. */
const rounds = Array.from({ length: inject('faultCount') }, (_, index) => index + 1)
const waitOptions = { timeout: 120_000, interval: 1 }

const reason = noPowerCutsReason()
if (reason) console.info(reason)

const emailsOf = (leads: readonly KnownLead[]) => leads.map(({ email }) => email)

function startBackup(dataDir: string, name: string, { acknowledged, leads }: StormSoFar) {
  const command = [process.execPath, join(root, 'scripts/operate/backup.ts'), join(dataDir, name)]
  const child = start(command, { env: withPreload({ DATA_DIR: dataDir }) })
  child.stdout.resume()
  onTestFinished(() => stop(child, 'SIGKILL'))
  const backup = { name, forms: acknowledged, erased: emailsOf(leads.filter(isErased)), child, isDone: false }
  child.on('exit', code => {
    backup.isDone = code === 0
  })
  return backup
}

const hasUnfinished = (dataDir: string) => filesIn(dataDir).some(file => file.includes('.part/'))

test.skipIf(reason).each(rounds)(
  `${cuts} power cuts in a storm of forms, erasures and backups lose nothing (round %i)`,
  async () => {
    const disk = newDisk()
    onTestFinished(disk.remove)
    const dataDir = join(disk.folder, 'data')
    const clock = nightlyClock('12:00')
    const server = await startServer({ env: withPreload({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...clock.env }) })
    onTestFinished(() => stop(server.child, 'SIGKILL'))
    const passwords = readPasswords(dataDir)
    const own = 'backups-by-hand'
    mkdirSync(join(dataDir, own))
    const storm = await startSiteStorm(server.origin, passwords[0])
    onTestFinished(storm.stop)
    const nightly: ExpectedBackup = { name: `backups/${clock.fileName}`, forms: [], erased: [], isDone: false }
    let erasedAtLastNightly: string[] = []
    let byHand: ReturnType<typeof startBackup>[] = []
    let duringBackup = 0
    const check = async (copy: string, soFar: StormSoFar, backups: readonly ExpectedBackup[]) => {
      expect(readPasswords(copy)).toEqual(passwords)
      const complete = soFar.leads.filter(({ erasure }) => erasure === 'complete')
      expectNoTrace(databaseFilesIn(copy), emailsOf(complete))
      await expectBackups(copy, backups, soFar)
      await expectWorkingServer(copy, soFar, own)
    }

    for (let cut = 1; cut <= cuts; cut += 1) {
      const before = storm.soFar()
      const target = storm.count() + (cut % 7)
      if (cut % 4 === 1) {
        for (const { name } of byHand.slice(0, -1)) rmSync(join(dataDir, name), { force: true })
        byHand = [...byHand.slice(-1), startBackup(dataDir, join(own, `${cut}.db.gz`), before)]
      }
      // The server makes a new one at once. Until then, a power cut may bring the deleted one back.
      if (cut % 4 === 2) {
        nightly.erased = erasedAtLastNightly
        erasedAtLastNightly = emailsOf(before.leads.filter(isErased))
        rmSync(join(dataDir, nightly.name), { force: true })
      }
      const areDone = () => byHand.every(({ child }) => hasExited(child)) && existsSync(join(dataDir, nightly.name))
      if (cut % 4 === 1 || cut % 4 === 2) await vi.waitUntil(() => hasUnfinished(dataDir) || areDone(), waitOptions)
      // Without a backup that reads, erasures are complete when they're acknowledged.
      else await vi.waitUntil(areDone, waitOptions)
      if (cut % 2 === 1) await vi.waitUntil(() => storm.count() >= target, waitOptions)
      const { copy, soFar, backups } = await whileStopped(
        [server.child, ...byHand.map(({ child }) => child)],
        async () => {
          const copy = await disk.copy()
          if (hasUnfinished(dataDir)) duringBackup += 1
          return { copy, soFar: storm.soFar(), backups: [nightly, ...byHand].map(backup => ({ ...backup })) }
        },
      )
      storm.pause()
      try {
        await check(join(copy.folder, 'data'), soFar, backups)
      } finally {
        copy.remove()
        storm.resume()
      }
    }
    const { acknowledged, leads } = storm.soFar()
    console.info(
      `${cuts} power cuts, ${duringBackup} of them during a backup: ${acknowledged.length} forms acknowledged, ` +
        `${leads.filter(isErased).length} people erased, ${leads.length} notes and statuses`,
    )
    // Without these, the test would prove nothing.
    expect(duringBackup).toBeGreaterThan(0)
    expect(leads.filter(({ erasure }) => erasure === 'complete').length).toBeGreaterThan(0)
  },
)
