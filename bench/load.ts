import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '#tests/support/free-port.ts'
import { newFolder, pinToCore, start, waitForOk } from '#tests/support/processes.ts'

export type Load = {
  url: string
  seconds: number
  connections: number
  /** Open loop: send on this schedule. Without it (closed loop), as fast as the server responds. */
  arrivalsPerSecond?: number
  firstVisitor?: number
}

export type LoadResult = { responses: number; perSecond: number; p50: number; p99: number }

const canPin = [0, 1].every(core => {
  const [program = '', ...args] = pinToCore(core, ['true'])
  return spawnSync(program, args).status === 0
})
const [serverCore, loadCore] = canPin ? [0, 1] : []
export const pinning = canPin
  ? 'Each server had one core and the load another.'
  : 'Servers and load shared their cores, because `taskset` is missing or there is only one core.'

export async function startPinned(script: string, env: Record<string, string> = {}) {
  const port = String(await freePort())
  const dataDir = newFolder('data')
  const settings = { PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env }
  const child = start([process.execPath, script], { core: serverCore, env: settings })
  const origin = `http://127.0.0.1:${port}`
  await waitForOk(child, `${origin}/readyz`)
  return { child, origin, dataDir }
}

export async function runLoad(load: Load): Promise<LoadResult> {
  const child = start([process.execPath, 'bench/load-client.ts', JSON.stringify(load)], { core: loadCore })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The load test of ${load.url} failed. See the errors above.`)
  return JSON.parse(printed)
}
