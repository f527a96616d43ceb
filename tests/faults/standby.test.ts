import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { isDebian12 } from '#tests/support/debian-packages.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import type { Form } from '#tests/support/forms.ts'
import { startServer, stop } from '#tests/support/processes.ts'
import { startStandbyCluster } from '#tests/support/standby-cluster.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

type Cluster = Awaited<ReturnType<typeof startStandbyCluster>>
type Node = Cluster['nodes'][number]

/** The leader fails in one of these ways. `node.start()` then starts what isn't running. */
const failures: { name: string; begin: (leader: Node, cluster: Cluster) => unknown }[] = [
  { name: 'Postgres killed', begin: leader => leader.killPostgres() },
  { name: 'node killed', begin: leader => leader.kill() },
  { name: 'Patroni killed', begin: leader => leader.killPatroni() },
  { name: 'Postgres killed', begin: leader => leader.killPostgres() },
  { name: 'planned switchover', begin: (_leader, cluster) => cluster.switchOver() },
]

const unavailable = isDebian12() ? '' : "This machine isn't Debian 12, so its packages for the cluster can't be used."
if (unavailable) console.info(unavailable)

test.skipIf(unavailable)('loses and doubles no form when the leader of three databases fails', async () => {
  const cluster = await startStandbyCluster()
  onTestFinished(() => cluster.remove())
  await cluster.untilHealthy()
  await cluster.createDatabase()
  const smtp = await startEmailServer()
  const env = { DATABASE_URL: cluster.url, SMTP_URL: smtp.url, TRUST_PROXY: '1' }
  const servers = [await startServer({ env }), await startServer({ env })]
  onTestFinished(async () => void (await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))))

  const sent: Form[] = []
  for (let time = 0; time < failures.length * inject('faultCount'); time += 1) {
    const { name, begin } = failures[time % failures.length] as (typeof failures)[number]
    const loads = servers.map(({ origin }) =>
      startFormLoad({ origin, visitors: 4, waitForRetry: () => sleep(1000), pause: () => sleep(50) }),
    )
    const acknowledged = () => loads.flatMap(load => load.acknowledged).length
    await vi.waitUntil(() => acknowledged() > 20, { timeout: 60_000 })
    const leader = await cluster.leader()
    await begin(leader, cluster)
    await cluster.untilNewLeader(leader)
    const before = acknowledged()
    await vi.waitUntil(() => acknowledged() > before + 20, { timeout: 60_000 })
    await Promise.all(loads.map(load => load.stop()))
    sent.push(...loads.flatMap(load => load.sent))
    const longest = Math.max(...loads.map(load => load.longestWaitMs()))
    const errors = loads.reduce((sum, load) => sum + load.retried.size, 0)
    console.info(
      `${time + 1}. ${name}: ${acknowledged()} forms, ${errors} visitors saw an error, longest wait ${(longest / 1000).toFixed(1)} s`,
    )
    leader.start()
    await cluster.untilHealthy()
  }

  const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url })
  onTestFinished(() => database.close())
  const { faults, missingFrom } = await readStoredForms(database.read, sent)
  expect(missingFrom(sent)).toEqual([])
  expect(faults).toEqual([])
  const unsent = () => database.read.selectFrom('outbox').select('id').where('status', '<>', 'sent').execute()
  await expect.poll(unsent, { timeout: 10 * 60_000, interval: 500 }).toEqual([])
  const ids = smtp.received.map(({ messageId }) => messageId)
  console.info(`${sent.length} forms and ${ids.length} emails, ${new Set(ids).size} of them unique`)
})
