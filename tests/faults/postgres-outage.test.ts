import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/storage/database.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startPostgresServer } from '#tests/support/embedded-postgres.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import type { Form } from '#tests/support/forms.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
const adminPassword = 'the admin password'

type Postgres = Awaited<ReturnType<typeof startPostgresServer>>

/** `begin` returns the function that ends the outage. */
const outages = [
  {
    name: 'crashed',
    async begin(postgres: Postgres) {
      await postgres.crash()
      return postgres.start
    },
  },
  { name: 'frozen', begin: (postgres: Postgres) => postgres.freeze() },
]

test('while Postgres is down or frozen, pages work and all else gets a 503, and no form is lost or doubled', async () => {
  const postgres = await startPostgresServer({ durable: true, folder: tmpdir() })
  onTestFinished(() => postgres.remove())
  const smtp = await startEmailServer()
  const databaseUrl = `${postgres.url}/postgres`
  const { child, origin } = await startServer({
    env: { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUST_PROXY: '1', ADMIN_PASSWORD: adminPassword },
  })
  onTestFinished(() => stop(child, 'SIGKILL'))
  const headers = await logInAt(origin, adminPassword)
  const sent: Form[] = []
  for (let time = 1; time <= inject('faultCount'); time += 1) {
    for (const { name, begin } of outages) {
      // Like the browser, it sends a form again with the same key until it's acknowledged.
      const load = startFormLoad({ origin: () => origin, visitors, waitForRetry: () => sleep(200) })
      await vi.waitUntil(() => load.acknowledged.length > visitors, { timeout: 30_000 })
      const endOutage = await begin(postgres)
      await expectOutage(origin, headers).finally(endOutage)
      const before = load.acknowledged.length
      await vi.waitUntil(() => load.acknowledged.length > before + visitors, { timeout: 60_000 })
      await load.stop()
      sent.push(...load.sent)
      const database = await openDatabase({ dataDir: '', databaseUrl })
      const { faults, missingFrom } = await readStoredForms(database.read, sent)
      await database.close()
      console.info(`${name}: ${load.sent.length} forms, ${load.rejections.length} rejections, all sent again`)
      for (const { retryAfter, error } of load.rejections) {
        expect(Number(retryAfter)).toBeGreaterThan(0)
        expect(error).toBe("We can't save or load anything right now. Please try again in a moment.")
      }
      expect([...missingFrom(sent), ...faults]).toEqual([])
    }
  }
})

async function expectOutage(origin: string, headers: Record<string, string>) {
  // /readyz caches a successful write for a second.
  await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503, { timeout: 30_000 })
  for (const path of ['/', '/articles', '/healthz']) expect((await fetch(origin + path)).status, path).toBe(200)
  for (const path of ['/readyz', '/api/admin/overview', '/api/admin/leads']) {
    const response = await fetch(origin + path, { headers })
    expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5'])
  }
}
