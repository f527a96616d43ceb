import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { unpackDebianPackages } from './debian-packages.ts'
import { freePort } from './free-port.ts'
import { stop } from './processes.ts'
import { createStandbyNode, standbyFiles, startQuietly } from './standby-node.ts'

const maxWaitMs = 180_000

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** Three nodes with the files of deploy/standby, each on its own loopback address, and HAProxy. */
export async function startStandbyCluster() {
  const debian = unpackDebianPackages('standby-cluster')
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`
  const nodes = [1, 2, 3].map(number => createStandbyNode(debian, network, number))
  const port = await freePort()
  const addresses = Object.fromEntries(nodes.map(({ address }, index) => [`NODE${index + 1}`, address]))
  for (const node of nodes) node.start()
  const haproxy = startQuietly([debian.path('usr/sbin/haproxy'), '-db', '-f', join(standbyFiles, 'haproxy.cfg')], {
    ...debian.env,
    ...addresses,
    DATABASE_LISTEN: `127.0.0.1:${port}`,
  })

  /** As the first node that answers sees them. */
  async function members(): Promise<Member[]> {
    for (const { address } of nodes) {
      const response = await fetch(`http://${address}:8008/cluster`).catch(() => undefined)
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members
    }
    return []
  }
  const nodeOf = (role: string, list: readonly Member[]) =>
    nodes.find(({ name }) => list.some(member => member.name === name && member.role === role))

  async function isHealthy() {
    const list = await members()
    const [{ timeline } = {}] = list
    return (
      list.length === nodes.length &&
      list.every(member => member.state === 'running' && member.timeline === timeline && !member.lag) &&
      nodeOf('leader', list) !== undefined &&
      nodeOf('sync_standby', list) !== undefined
    )
  }

  const until = (condition: () => Promise<boolean>) =>
    vi.waitUntil(condition, { timeout: maxWaitMs, interval: 250 }).catch(async error => {
      const logs = nodes.map(({ name, output }) => `${name}:\n${output()}`)
      throw new Error(`The cluster isn't ready: ${JSON.stringify(await members())}\n${logs.join('\n')}`, {
        cause: error,
      })
    })

  return {
    url: `postgres://site:site@127.0.0.1:${port}/site`,
    nodes,
    /** One leader, one synchronous standby and another one, all on the same timeline. */
    untilHealthy: () => until(isHealthy),
    untilNewLeader: ({ name }: { name: string }) =>
      until(async () => {
        const leader = nodeOf('leader', await members())
        return leader !== undefined && leader.name !== name
      }),
    async createDatabase() {
      const client = new pg.Client(`postgres://postgres:change-me@127.0.0.1:${port}/postgres`)
      await client.connect()
      await client.query("create role site login password 'site'")
      await client.query('create database site owner site')
      await client.end()
    },
    async leader() {
      const leader = nodeOf('leader', await members())
      if (!leader) throw new Error('There is no leader.')
      return leader
    },
    /** The documented command. */
    switchOver() {
      const patronictl = [debian.path('usr/bin/python3'), debian.path('usr/bin/patronictl')]
      nodes[0]?.run(...patronictl, '-c', join(standbyFiles, 'patroni.yml'), 'switchover', 'site', '--force')
    },
    async remove() {
      await stop(haproxy.child)
      await Promise.all(nodes.map(node => node.remove()))
    },
  }
}
