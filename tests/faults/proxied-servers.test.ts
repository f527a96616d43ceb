import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { startCaddy } from '#tests/support/caddy.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { canUnpackDebianPackages } from '#tests/support/debian-packages.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const kills = 6 * inject('faultCount')

test.runIf(canUnpackDebianPackages('caddy'))(
  'loses and doubles no form when one of two servers behind Caddy is killed',
  async () => {
    const databaseUrl = await newPostgresDatabase()
    const smtp = await startEmailServer()
    // At `info`, a server logs each request.
    const env = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUST_PROXY: '2', LOG_LEVEL: 'info' }
    const servers = [await startServer({ env }), await startServer({ env })]
    onTestFinished(async () => void (await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))))
    const caddy = await startCaddy(servers)
    const load = startFormLoad({ origin: caddy.origin, visitors: 8, waitForRetry: () => sleep(1000) })
    const untilMore = () => {
      const before = load.acknowledged.length
      return vi.waitUntil(() => load.acknowledged.length > before + 50, { timeout: 60_000 })
    }
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMore()
      const server = servers[kill % servers.length] as (typeof servers)[number]
      await stop(server.child, 'SIGKILL')
      await untilMore()
      Object.assign(server, await startServer({ env: server.env }))
      await vi.waitUntil(() => server.output().includes('request completed'), { timeout: 60_000 })
    }
    await load.stop()

    const database = await openDatabase({ dataDir: '', databaseUrl })
    onTestFinished(() => database.close())
    const { faults, missingFrom } = await readStoredForms(database.read, load.sent)
    console.info(
      `${kills} kills: ${load.sent.length} forms, ${load.resent()} sent again by the browser, ` +
        `${load.retried.size} visitors saw an error, longest wait ${(load.longestWaitMs() / 1000).toFixed(1)} s`,
    )
    expect(missingFrom(load.sent)).toEqual([])
    expect(faults).toEqual([])
  },
)
