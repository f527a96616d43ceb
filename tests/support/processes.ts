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

/** Inside the project, because /tmp is often in memory, and these tests need a real disk. */
export const workFolder = makeWorkFolder()

const running = new Set<ChildProcess>()

// SIGTERM, because a killed nginx leaves its worker processes running.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
  rmSync(workFolder, { recursive: true, force: true, maxRetries: 5 })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

function makeWorkFolder() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'run-'))
  // When the tests run as root, Postgres runs as another user and must be able to enter the folder.
  chmodSync(folder, 0o711)
  return folder
}

export const newFolder = (name: string) => mkdtempSync(join(workFolder, `${name}-`))

export const pinToCore = (core: number, command: readonly string[]) => ['taskset', '-c', String(core), ...command]

type StartOptions = {
  core?: number | undefined
  /** A checkout of another version. */
  folder?: string
  env?: Record<string, string>
  /** A file descriptor to write to instead of a pipe. */
  stdout?: number
  stderr?: 'inherit' | 'pipe'
}

/** Passes only the given environment variables, none from the shell. */
export function start(
  command: readonly string[],
  { core, folder = root, env = {}, stdout, stderr = 'inherit' }: StartOptions = {},
) {
  const [program = '', ...args] = core === undefined ? command : pinToCore(core, command)
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', stdout ?? 'pipe', stderr],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
  }) as ChildProcessByStdio<null, Readable, Readable | null>
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

export const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

const killer = `
  const { workerData: { pid, delayMs } } = require('node:worker_threads')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs)
  process.kill(pid, 'SIGKILL')`

/** Uses another thread, because a timer in this one fires between requests, when the server is least busy. */
export async function killAfter(child: ChildProcess, delayMs: number) {
  const exited = once(child, 'exit')
  new Worker(killer, { eval: true, workerData: { pid: child.pid, delayMs } })
  await exited
}

export type ServerProcess = {
  child: ChildProcess
  origin: string
  env: Record<string, string>
  readyAfterMs: number
  output: () => string
}

export async function startServer({ env = {}, folder = root, ...options }: StartOptions = {}): Promise<ServerProcess> {
  const settings: Record<string, string> = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Tests send hundreds of forms and expect an email for each.
    NOTICES_PER_HOUR: '100000',
    CONFIRMATIONS_PER_HOUR: '100000',
    // On a Monday, the digest would be one email too many.
    REMINDERS: 'off',
    // An SMTP_URL needs them.
    MAIL_FROM: 'Modernize My Business <hello@modernizemybusiness.example>',
    LEADS_TO: 'hello@modernizemybusiness.example',
    ...env,
  }
  settings.DATA_DIR ??= newFolder('data')
  const startedAt = performance.now()
  const child = start([process.execPath, join(folder, 'server/main.ts')], {
    ...options,
    folder,
    env: settings,
    stderr: 'pipe',
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => printed.push(String(chunk)))
  const output = () => printed.join('')
  const origin = `http://127.0.0.1:${settings.PORT}`
  await waitForOk(child, `${origin}/readyz`, output)
  return { child, origin, env: settings, readyAfterMs: performance.now() - startedAt, output }
}

export async function waitForOk(child: ChildProcess, url: string, output = () => '') {
  const deadline = performance.now() + maxStartMs
  while ((await statusOf(url)) !== 200) {
    const name = child.spawnargs.join(' ')
    if (hasExited(child)) throw new Error(`${name} exited before it was ready.\n${output()}`)
    if (performance.now() > deadline) throw new Error(`${name} wasn't ready in time.\n${output()}`)
    // Asking more often would slow down the start.
    await sleep(10)
  }
}

const statusOf = (url: string) =>
  new Promise<number | undefined>(resolve => {
    get(url, { agent: false }, response => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })
