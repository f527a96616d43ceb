import { type ChildProcess, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { type DebianPackages, unpackDebianPackages } from './debian-packages.ts'
import { freePort } from './free-port.ts'
import { hasExited, newFolder, start, stop } from './processes.ts'

const packages = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'postgresql-15']
const deploy = join(root, 'deploy/standby')
const maxWaitMs = 180_000
const nobody = 65_534

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** Three nodes with the files of deploy/standby, each on its own loopback address, and HAProxy. */
export async function startStandbyCluster() {
  const debian = unpackDebianPackages('standby-cluster', packages)
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`
  const nodes = [1, 2, 3].map(number => createNode(debian, network, number))
  const port = await freePort()
  const addresses = Object.fromEntries(nodes.map(({ address }, index) => [`NODE${index + 1}`, address]))
  for (const node of nodes) node.start()
  const haproxy = startQuietly([debian.path('usr/sbin/haproxy'), '-db', '-f', join(deploy, 'haproxy.cfg')], {
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
      nodes[0]?.run(...patronictl, '-c', join(deploy, 'patroni.yml'), 'switchover', 'site', '--force')
    },
    async remove() {
      await stop(haproxy.child)
      await Promise.all(nodes.map(node => node.stop()))
    },
  }
}

function createNode(debian: DebianPackages, network: string, number: number) {
  const name = `node${number}`
  const address = `${network}${number}`
  const folder = newFolder(name)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const asNobody = isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : []
  const data = join(folder, 'postgres')
  const env = {
    ...nodeSettings(name, address, network),
    ...debian.env,
    ETCD_DATA_DIR: join(folder, 'etcd'),
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: debian.path('usr/lib/postgresql/15/bin'),
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
  }
  const patroni = [debian.path('usr/bin/python3'), debian.path('usr/bin/patroni'), join(deploy, 'patroni.yml')]
  const commands = { etcd: [debian.path('usr/bin/etcd')], patroni }
  const processes = new Map<string, ReturnType<typeof startQuietly>>()
  const child = (program: keyof typeof commands) => processes.get(program)?.child as ChildProcess

  return {
    name,
    address,
    output: () => processes.get('patroni')?.output() ?? '',
    /** What isn't running. */
    start() {
      for (const [program, command] of Object.entries(commands)) {
        const running = processes.get(program)
        if (!running || hasExited(running.child)) processes.set(program, startQuietly([...asNobody, ...command], env))
      }
    },
    run(...command: string[]) {
      const [program = '', ...args] = command
      const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
    },
    killPostgres: () => process.kill(mainProcess(data), 'SIGKILL'),
    killPatroni: () => stop(child('patroni'), 'SIGKILL'),
    /** Everything at once, like a power failure. */
    async kill() {
      const main = mainProcess(data)
      const all = [child('patroni').pid, child('etcd').pid, main, ...childrenOf(main)]
      for (const pid of all) killIfRunning(pid)
      await Promise.all([stop(child('patroni')), stop(child('etcd'))])
    },
    async stop() {
      // Also stops Postgres.
      await stop(child('patroni'))
      await stop(child('etcd'))
    },
  }
}

/** As the handbook says: its name and address in all lines but the two that name all nodes. */
function nodeSettings(name: string, address: string, network: string) {
  const lines = readFileSync(join(deploy, 'node.env'), 'utf8').split('\n')
  const settings = lines.filter(line => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    settings.map(line => {
      const namesAll = line.includes('node3') || line.includes('10.0.0.3')
      const own = namesAll ? line : line.replaceAll('node1', name).replaceAll('10.0.0.1:', `${address}:`)
      const [key = '', ...value] = own.replaceAll('10.0.0.', network).split('=')
      return [key, value.join('=')]
    }),
  )
}

const mainProcess = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function killIfRunning(pid: number | undefined) {
  try {
    process.kill(pid ?? 0, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const keptOutput = 20_000

function startQuietly(command: readonly string[], env: Record<string, string>) {
  const child = start(command, { env, stderr: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      printed = (printed + chunk).slice(-keptOutput)
    })
  return { child, output: () => printed }
}
