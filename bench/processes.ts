import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/toolchain.mjs'
import { pinnedTo } from './tools.ts'

const longestStartMs = 20_000

/** Inside the project: the system's own folder for temporary files is often held in memory, where no write is durable. */
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
  return mkdtempSync(join(root, '.cache', 'bench-'))
}

type StartOptions = { core?: number | undefined; env?: Record<string, string> }

/** Starts a program, on one core if told so. It gets no settings but those given: the shell's own must not count. */
export function start(command: readonly string[], { core, env = {} }: StartOptions = {}) {
  const [program = '', ...args] = core === undefined ? command : pinnedTo(core, command)
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The server as `npm start` runs it, with an empty data folder of its own unless told otherwise. */
export function startProduct(port: number, { core, env = {} }: StartOptions = {}) {
  const dataDir = mkdtempSync(join(workFolder, 'data-'))
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }
  const child = start([process.execPath, join(root, 'server/main.ts')], { core, env: settings })
  // Its start-up block is of no use here, and a pipe that nobody empties would fill up.
  child.stdout.resume()
  return child
}

/** Resolves when the program answers this address with 200. */
export async function untilAnswered(child: ChildProcess, url: string) {
  const deadline = performance.now() + longestStartMs
  while ((await statusOf(url)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended before it answered.`)
    if (performance.now() > deadline) throw new Error(`${child.spawnargs.join(' ')} did not answer in time.`)
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
