import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/db/open-database.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'

const backups = inject('faultCount')
const visitorsAtOnce = 16
const formsBetweenBackups = 100

/** Sends forms, each from another address because of the limits, until told to stop. */
function startStorm(origin: string) {
  const counts = { sent: 0, acknowledged: 0 }
  let over = false
  const visitor = async () => {
    while (!over) {
      counts.sent += 1
      const number = counts.sent
      const answer = await fetch(`${origin}/api/survey/submit`, {
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
      expect(answer.status).toBe(200)
      await answer.body?.cancel()
      counts.acknowledged += 1
    }
  }
  const visitors = Array.from({ length: visitorsAtOnce }, visitor)
  return {
    counts,
    async stop() {
      over = true
      await Promise.all(visitors)
    },
  }
}

/** How many forms are in the file, having made sure that each has all that belongs to it. */
async function wholeFormsIn(file: string) {
  const { read, close } = await openSqlite(file)
  const forms = await read.selectFrom('forms').select(['id', 'email_key']).execute()
  const emails = await read.selectFrom('emails').select('form_id').execute()
  expect(emails).toHaveLength(forms.length * 2)
  expect(new Set(emails.map(({ form_id }) => form_id))).toEqual(new Set(forms.map(({ id }) => id)))
  const people = await read.selectFrom('people').select('email_key').execute()
  expect(people.map(({ email_key }) => email_key).sort()).toEqual(
    [...new Set(forms.map(({ email_key }) => email_key))].sort(),
  )
  await close()
  return forms.length
}

describeOnEachDatabase('a backup in a storm of forms', kind => {
  test('is one moment of it: all that was acknowledged before, each form whole', async () => {
    const settings = await newDatabaseSettings(kind)
    const env = {
      DATA_DIR: settings.dataDir,
      TRUST_PROXY: '1',
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    }
    const { origin, child } = await startServer({ env })
    onTestFinished(() => stop(child, 'SIGKILL'))
    const storm = startStorm(origin)
    onTestFinished(storm.stop)
    const folder = newFolder('backups')
    const figures: string[] = []
    for (let round = 0; round < backups; round += 1) {
      const file = join(folder, `${round}.db`)
      const goOnAt = storm.counts.acknowledged + formsBetweenBackups
      await vi.waitFor(() => expect(storm.counts.acknowledged).toBeGreaterThan(goOnAt), 30_000)
      const [before, startedAt] = [storm.counts.acknowledged, performance.now()]
      const backup = start([process.execPath, join(root, 'scripts/backup.ts'), file], { env })
      backup.stdout.resume()
      expect(await once(backup, 'exit')).toEqual([0, null])
      const [after, ms] = [storm.counts.sent, Math.round(performance.now() - startedAt)]
      const forms = await wholeFormsIn(file)
      figures.push(`${forms} forms (of ${before} to ${after}) in ${ms} ms`)
      expect(forms).toBeGreaterThanOrEqual(before)
      expect(forms).toBeLessThanOrEqual(after)
    }
    await storm.stop()
    console.info(`${kind}: ${figures.join(', ')}`)
    const database = await openDatabase(settings)
    const rows = await database.read.selectFrom('forms').select('id').execute()
    await database.close()
    expect(rows).toHaveLength(storm.counts.acknowledged)
  })
})
