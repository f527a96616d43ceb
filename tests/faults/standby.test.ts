import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { canUnpackDebianPackages } from '#tests/support/debian-packages.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { startFormLoad } from '#tests/support/form-load.ts'
import type { Form } from '#tests/support/forms.ts'
import { type ServerProcess, startServer, stop } from '#tests/support/processes.ts'
import { startStandbyCluster } from '#tests/support/standby-cluster.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

type Cluster = Awaited<ReturnType<typeof startStandbyCluster>>
type Node = Cluster['nodes'][number]
type Failure = { name: string; begin: (leader: Node, cluster: Cluster) => unknown }

const postgresKilled: Failure = { name: 'Postgres killed', begin: leader => leader.killPostgres() }
/** Its network fails first: what it acknowledged by itself in that time would be lost. */
const nodeKilled: Failure = {
  name: 'node killed',
  async begin(leader) {
    leader.stopSending()
    await sleep(500)
    await leader.kill()
  },
}
/** Postgres goes on as if it still led. */
const patroniKilled: Failure = { name: 'Patroni killed', begin: leader => leader.killPatroni() }
const switchover: Failure = { name: 'planned switchover', begin: (_leader, cluster) => cluster.switchOver() }

const kills = [postgresKilled, nodeKilled, patroniKilled, postgresKilled, nodeKilled]
const failures = [...Array<typeof kills>(inject('faultCount')).fill(kills).flat(), switchover]

test.runIf(canUnpackDebianPackages('standby-cluster'))(
  'neither loses nor doubles a form when the leader of three databases is killed',
  async () => {
    const cluster = await startStandbyCluster()
    onTestFinished(() => cluster.remove())
    await cluster.untilHealthy()
    await cluster.createDatabase()
    const smtp = await startEmailServer()
    const env = { DATABASE_URL: cluster.url, SMTP_URL: smtp.url, TRUST_PROXY: '1' }
    const servers = [await startServer({ env }), await startServer({ env })]
    onTestFinished(async () => void (await Promise.all(servers.map(({ child }) => stop(child, 'SIGKILL')))))

    const sent: Form[] = []
    const longestWaits: number[] = []
    let errors = 0
    for (const [index, failure] of failures.entries()) {
      const result = await failUnderLoad(cluster, servers, failure)
      sent.push(...result.sent)
      longestWaits.push(result.longestWaitMs)
      errors += result.errors
      console.info(
        `${index + 1}. ${failure.name}: ${result.sent.length} forms, ${result.errors} visitors saw an error, ` +
          `longest wait ${seconds(result.longestWaitMs)}`,
      )
    }
    console.info(
      `${failures.length} failures: ${sent.length} forms, ${errors} visitors saw an error, ` +
        `longest wait ${seconds(Math.max(...longestWaits))}`,
    )

    const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url })
    onTestFinished(() => database.close())
    const { faults, missingFrom } = await readStoredForms(database.read, sent)
    expect(missingFrom(sent)).toEqual([])
    expect(faults).toEqual([])
    // One whose server lost the database while it sent waits until its lease expires.
    const statuses = await database.read.selectFrom('outbox').select('status').distinct().execute()
    expect(statuses.filter(({ status }) => status !== 'sent' && status !== 'waiting')).toEqual([])
    const messageIds = smtp.received.map(({ messageId }) => messageId)
    expect(messageIds).toHaveLength(new Set(messageIds).size)
  },
)

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Until every form is acknowledged, and all three nodes are back. */
async function failUnderLoad(cluster: Cluster, servers: readonly ServerProcess[], { begin }: Failure) {
  const loads = servers.map(({ origin }) =>
    startFormLoad({ origin, visitors: 4, waitForRetry: () => sleep(1000), waitForTurn: () => sleep(50) }),
  )
  const acknowledged = () => loads.flatMap(load => load.acknowledged).length
  await vi.waitUntil(() => acknowledged() > 20, { timeout: 60_000 })
  const leader = await cluster.leader()
  await begin(leader, cluster)
  await cluster.untilNewLeader(leader)
  const before = acknowledged()
  await vi.waitUntil(() => acknowledged() > before + 20, { timeout: 60_000 })
  await Promise.all(loads.map(load => load.stop()))
  leader.start()
  await cluster.untilHealthy()
  return {
    sent: loads.flatMap(load => load.sent),
    errors: loads.reduce((sum, load) => sum + load.retried.size, 0),
    longestWaitMs: Math.max(...loads.map(load => load.longestWaitMs())),
  }
}
