import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { startCaddy } from '#tests/support/caddy.ts'
import { newPostgresDatabase } from '#tests/support/databases.ts'
import { canUnpackDebianPackages } from '#tests/support/debian-packages.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { type FormLoad, startFormLoad } from '#tests/support/form-load.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const kills = 6 * inject('faultCount')
const restarts = 3 * inject('faultCount')

const withCaddy = test.runIf(canUnpackDebianPackages('caddy'))

function startLoad(origin: string) {
  const load = startFormLoad({ origin, visitors: 8, waitForRetry: () => sleep(1000) })
  const untilMore = () => {
    const before = load.acknowledged.length
    return vi.waitUntil(() => load.acknowledged.length > before + 50, { timeout: 60_000 })
  }
  return { load, untilMore }
}

const summaryOf = (load: FormLoad) =>
  `${load.sent.length} forms, ${load.resent()} sent again by the browser, ${load.retried.size} visitors saw an error, ` +
  `longest wait ${(load.longestWaitMs() / 1000).toFixed(1)} s`

withCaddy('neither loses nor doubles a form when one of two servers behind Caddy is killed', async () => {
  const databaseUrl = await newPostgresDatabase()
  const smtp = await startEmailServer()
  // At `info`, a server logs each request.
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, TRUST_PROXY: '2', LOG_LEVEL: 'info' }
  const servers = [await startServer({ env }), await startServer({ env })]
  onTestFinished(async () => void (await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))))
  const caddy = await startCaddy(servers)
  const { load, untilMore } = startLoad(caddy.origin)
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
  console.info(`${kills} kills: ${summaryOf(load)}`)
  expect(missingFrom(load.sent)).toEqual([])
  expect(faults).toEqual([])
})

withCaddy('forms wait for their only server behind Caddy to restart, and no visitor sees an error', async () => {
  const dataDir = newFolder('data')
  const server = await startServer({ env: { DATA_DIR: dataDir, TRUST_PROXY: '2' } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const caddy = await startCaddy([server])
  const { load, untilMore } = startLoad(caddy.origin)
  for (let restart = 0; restart < restarts; restart += 1) {
    await untilMore()
    await stop(server.child)
    Object.assign(server, await startServer({ env: server.env }))
  }
  await untilMore()
  await load.stop()

  const database = await openDatabase({ dataDir })
  onTestFinished(() => database.close())
  const { faults, missingFrom } = await readStoredForms(database.read, load.sent)
  console.info(`${restarts} restarts: ${summaryOf(load)}`)
  expect(missingFrom(load.sent)).toEqual([])
  expect(faults).toEqual([])
  expect(load.resent()).toBeGreaterThan(0)
  expect(load.retried.size).toBe(0)
})
