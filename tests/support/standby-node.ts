import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#scripts/toolchain.mjs'
import type { DebianPackages } from './debian-packages.ts'
import { hasExited, newFolder, start, stop } from './processes.ts'

export const standbyFiles = join(root, 'deploy/standby')

/** Postgres refuses to run as root. */
const nobody = 65_534

/** etcd, Patroni and Postgres with the files of deploy/standby, on their own loopback address. */
export function createStandbyNode(debian: DebianPackages, network: string, number: number) {
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
  const patroni = [debian.path('usr/bin/python3'), debian.path('usr/bin/patroni'), join(standbyFiles, 'patroni.yml')]
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
    /** The standbys get nothing more from it. */
    stopSending() {
      const isSender = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender')
      for (const pid of childrenOf(mainProcess(data)).filter(isSender)) process.kill(pid, 'SIGSTOP')
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
    async remove() {
      // If a test failed after it killed Patroni, Postgres is still running.
      if (hasExited(child('patroni')) && existsSync(join(data, 'postmaster.pid'))) killIfRunning(mainProcess(data))
      // Otherwise Patroni stops it.
      await stop(child('patroni'))
      await stop(child('etcd'))
      await rm(folder, { recursive: true })
    },
  }
}

/** As the handbook says: its name and address in all lines but the two that name all nodes. */
function nodeSettings(name: string, address: string, network: string) {
  const lines = readFileSync(join(standbyFiles, 'node.env'), 'utf8').split('\n')
  const settings = lines.filter(line => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    settings.map(line => {
      const own = line.includes('10.0.0.3')
        ? line
        : line.replaceAll('node1', name).replaceAll('10.0.0.1:', `${address}:`)
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

export function startQuietly(command: readonly string[], env: Record<string, string>) {
  const child = start(command, { env, stderr: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      printed = (printed + chunk).slice(-keptOutput)
    })
  return { child, output: () => printed }
}
