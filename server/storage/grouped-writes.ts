import type { Handle } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

type Work<T> = (transaction: Handle) => Promise<T>
type Job = { work: Work<unknown>; resolve: (value: never) => void; reject: (reason: unknown) => void }

/** Runs the work in a transaction of its own. */
export type Transact = (work: Work<void>) => Promise<void>

const maxGroupSize = 256

/** Group commit: writes that arrive together share one wait for the disk. See decision 0006. */
export function groupWrites(transact: Transact) {
  const queue: Job[] = []
  const pauses: Array<() => Promise<void>> = []
  let running: Promise<void> | undefined

  async function drainQueue() {
    // Lets the writes of this tick join the first group.
    await new Promise(resolve => setImmediate(resolve))
    while (pauses.length + queue.length > 0) {
      const pause = pauses.shift()
      await (pause ? pause() : runGroup(transact, queue.splice(0, maxGroupSize)))
    }
    running = undefined
  }

  return {
    write<T>(work: Work<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve, reject })
        running ??= drainQueue()
      })
    },
    async drained() {
      while (running) await running
    },
    /** Writes wait until the work is done. */
    pauseFor<T>(work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        pauses.push(() => work().then(resolve, reject))
        running ??= drainQueue()
      })
    },
  }
}

async function runGroup(transact: Transact, jobs: readonly Job[]) {
  const values: unknown[] = []
  try {
    await transact(async transaction => {
      for (const { work } of jobs) values.push(await work(transaction))
    })
  } catch (error) {
    // One failure rolled back the whole group, so each write gets its own transaction.
    if (jobs.length > 1 && !isDatabaseUnavailable(error)) for (const job of jobs) await runGroup(transact, [job])
    else for (const { reject } of jobs) reject(error)
    return
  }
  for (const [index, { resolve }] of jobs.entries()) resolve(values[index] as never)
}
