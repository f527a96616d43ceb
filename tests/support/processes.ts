import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { compiledFolder, root } from '#scripts/toolchain.mjs'
import { freePort } from './free-port.ts'

const maxStartMs = 60_000

/** Inside the project, because the system's folder for temporary files is often in memory, where no write is durable. */
export const workFolder = makeWorkFolder()

const running = new Set<ChildProcess>()

// Runs however this process ends, short of being killed. SIGTERM, because a killed nginx leaves its worker behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(workFolder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

function makeWorkFolder() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'run-'))
  // Others may enter it but not list it: a Postgres that root started runs as another user.
  chmodSync(folder, 0o711)
  return folder
}

/** A new, empty folder on a real disk. */
export const newFolder = (name: string) => mkdtempSync(join(workFolder, `${name}-`))

/** The command that runs this one on one core only. */
export const pinnedTo = (core: number, command: readonly string[]) => ['taskset', '-c', String(core), ...command]

type StartOptions = {
  core?: number | undefined
  env?: Record<string, string>
  /** A file that is open for writing, instead of this process. */
  stdout?: number
  stderr?: 'inherit' | 'pipe'
}

/** Starts a program, on one core if asked. It gets only the settings given, none from the shell. */
export function start(command: readonly string[], { core, env = {}, stdout, stderr = 'inherit' }: StartOptions = {}) {
  const [program = '', ...args] = core === undefined ? command : pinnedTo(core, command)
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', stdout ?? 'pipe', stderr],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
  }) as ChildProcessByStdio<null, Readable, Readable | null>
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const killer = `
  const { workerData: { pid, delayMs } } = require('node:worker_threads')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs)
  process.kill(pid, 'SIGKILL')`

/**
 * Kills a program a little later, from another thread: this one would do it between responses and new requests, when the
 * server under test has the least to do.
 */
export async function killLater(child: ChildProcess, delayMs: number) {
  const ended = once(child, 'exit')
  new Worker(killer, { eval: true, workerData: { pid: child.pid, delayMs } })
  await ended
}

export type ServerProcess = {
  child: ChildProcess
  origin: string
  /** Its settings, for starting it again on the same data. */
  env: Record<string, string>
  /** Milliseconds from the start of the process to the first 200 of `/readyz`. */
  readyAfterMs: number
  /** Everything that it has printed so far. */
  output: () => string
}

/** The server as `npm start` runs it, ready for visitors; with an empty data folder of its own unless told otherwise. */
export async function startServer({ env = {}, ...options }: StartOptions = {}): Promise<ServerProcess> {
  const settings: Record<string, string> = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Tests that send forms by the hundred look for each email.
    NOTICES_PER_HOUR: '100000',
    ...env,
  }
  settings.DATA_DIR ??= newFolder('data')
  const startedAt = performance.now()
  const child = start([process.execPath, join(root, 'server/main.ts')], { ...options, env: settings, stderr: 'pipe' })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => printed.push(String(chunk)))
  const output = () => printed.join('')
  const origin = `http://127.0.0.1:${settings.PORT}`
  await untilAnswered(child, `${origin}/readyz`, output)
  return { child, origin, env: settings, readyAfterMs: performance.now() - startedAt, output }
}

/**
 * A server with little memory, so that a leak shows: otherwise Node uses what the machine has before it collects garbage.
 * Each request may come from its own address, as from behind a proxy.
 */
export const startSmallServer = (env: Record<string, string> = {}) =>
  startServer({ env: { NODE_OPTIONS: '--max-old-space-size=128', TRUST_PROXY: '1', ...env } })

/** Resolves when the program answers this address with 200. */
export async function untilAnswered(child: ChildProcess, url: string, output = () => '') {
  const deadline = performance.now() + maxStartMs
  while ((await statusOf(url)) !== 200) {
    const name = child.spawnargs.join(' ')
    if (hasEnded(child)) throw new Error(`${name} ended before it answered.\n${output()}`)
    if (performance.now() > deadline) throw new Error(`${name} did not answer in time.\n${output()}`)
    await sleep(2)
  }
}

const statusOf = (url: string) =>
  new Promise<number | undefined>(resolve => {
    get(url, { agent: false }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })
