import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/storage/open-database.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'

const backups = inject('faultCount')
const concurrentVisitors = 16
const formsBetweenBackups = 100

/** Sends forms until stopped. Every form comes from a new address, because of the rate limits. */
function startLoad(origin: string) {
  const counts = { sent: 0, acknowledged: 0 }
  let stopping = false
  const visitor = async () => {
    while (!stopping) {
      counts.sent += 1
      const number = counts.sent
      const response = await fetch(`${origin}/api/survey/submit`, {
        method: 'POST',
        body: JSON.stringify({
          ...exitSurvey,
          contactInfo: { ...exitSurvey.contactInfo, email: `visitor-${number % 50}@example.com` },
        }),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
      })
      expect(response.status).toBe(200)
      await response.body?.cancel()
      counts.acknowledged += 1
    }
  }
  const visitors = Array.from({ length: concurrentVisitors }, visitor)
  return {
    counts,
    async stop() {
      stopping = true
      await Promise.all(visitors)
    },
  }
}

async function countCompleteForms(file: string) {
  const { read, close } = await openSqlite(file)
  const forms = await read.selectFrom('forms').select(['id', 'email_key']).execute()
  const emails = await read.selectFrom('outbox').select('form_id').execute()
  expect(emails).toHaveLength(forms.length * 2)
  expect(new Set(emails.map(({ form_id }) => form_id))).toEqual(new Set(forms.map(({ id }) => id)))
  const leads = await read.selectFrom('leads').select('email_key').execute()
  expect(leads.map(({ email_key }) => email_key).sort()).toEqual(
    [...new Set(forms.map(({ email_key }) => email_key))].sort(),
  )
  await close()
  return forms.length
}

describeOnEachDatabase('a backup under load', kind => {
  test('is a consistent snapshot with every form acknowledged before it started', async () => {
    const settings = await newDatabaseSettings(kind)
    const env = {
      DATA_DIR: settings.dataDir,
      TRUST_PROXY: '1',
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    }
    const { origin, child } = await startServer({ env })
    onTestFinished(() => stop(child, 'SIGKILL'))
    const load = startLoad(origin)
    onTestFinished(load.stop)
    const folder = newFolder('backups')
    const figures: string[] = []
    for (let round = 0; round < backups; round += 1) {
      const file = join(folder, `${round}.db`)
      const target = load.counts.acknowledged + formsBetweenBackups
      await vi.waitFor(() => expect(load.counts.acknowledged).toBeGreaterThan(target), 30_000)
      const [before, startedAt] = [load.counts.acknowledged, performance.now()]
      const backup = start([process.execPath, join(root, 'scripts/operate/backup.ts'), file], { env })
      backup.stdout.resume()
      expect(await once(backup, 'exit')).toEqual([0, null])
      const [after, ms] = [load.counts.sent, Math.round(performance.now() - startedAt)]
      const forms = await countCompleteForms(file)
      figures.push(`${forms} forms (between ${before} and ${after} expected) in ${ms} ms`)
      expect(forms).toBeGreaterThanOrEqual(before)
      expect(forms).toBeLessThanOrEqual(after)
    }
    await load.stop()
    console.info(`${kind}: ${figures.join(', ')}`)
    const database = await openDatabase(settings)
    const rows = await database.read.selectFrom('forms').select('id').execute()
    await database.close()
    expect(rows).toHaveLength(load.counts.acknowledged)
  })
})

test('the nightly backup is a consistent snapshot too, and its forms can be restored', async () => {
  const { dataDir } = await newDatabaseSettings('sqlite')
  const clock = nightlyClock('02:55')
  const { origin, child } = await startServer({ env: { DATA_DIR: dataDir, TRUST_PROXY: '1', ...clock.env } })
  onTestFinished(() => stop(child, 'SIGKILL'))
  const load = startLoad(origin)
  onTestFinished(load.stop)
  await vi.waitFor(() => expect(load.counts.acknowledged).toBeGreaterThan(formsBetweenBackups), 30_000)
  const [before, file] = [load.counts.acknowledged, join(dataDir, 'backups', clock.fileName)]
  clock.moveForward(10)
  await vi.waitUntil(() => existsSync(file), { timeout: 60_000, interval: 5 })
  const after = load.counts.sent
  await load.stop()

  const restored = newFolder('restored')
  const restore = start([process.execPath, join(root, 'scripts/operate/restore.ts'), file], {
    env: { DATA_DIR: restored },
  })
  restore.stdout.resume()
  expect(await once(restore, 'exit')).toEqual([0, null])
  const forms = await countCompleteForms(join(restored, 'site.db'))
  console.info(`nightly: ${forms} forms (between ${before} and ${after} expected)`)
  expect(forms).toBeGreaterThanOrEqual(before)
  expect(forms).toBeLessThanOrEqual(after)
})
