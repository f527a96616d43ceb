import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

type Work<T> = (transaction: Handle) => Promise<T>
type Job = { work: Work<unknown>; resolve: (value: never) => void; reject: (reason: unknown) => void }

const maxGroupSize = 256

/** Group commit: writes that arrive together share one wait for the disk. See decision 0006. */
export function groupWrites(connection: Handle) {
  const queue: Job[] = []
  let running: Promise<void> | undefined

  async function drainQueue() {
    // Lets the writes of this tick join the first group.
    await new Promise(resolve => setImmediate(resolve))
    while (queue.length > 0) await runGroup(connection, queue.splice(0, maxGroupSize))
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
  }
}

async function runGroup(connection: Handle, jobs: readonly Job[]) {
  const values: unknown[] = []
  try {
    await inTransaction(connection, async () => {
      for (const { work } of jobs) values.push(await work(connection))
    })
  } catch (error) {
    // One failure rolled back the whole group, so each write gets its own transaction.
    if (jobs.length > 1 && !isDatabaseUnavailable(error)) for (const job of jobs) await runGroup(connection, [job])
    else for (const { reject } of jobs) reject(error)
    return
  }
  for (const [index, { resolve }] of jobs.entries()) resolve(values[index] as never)
}

/** The only statement allowed outside a transaction (sqlite.ts checks). */
export const beginStatement = 'begin immediate'

export async function inTransaction(connection: Handle, work: () => Promise<void>) {
  await retryWhileBusy(() => sql.raw(beginStatement).execute(connection))
  try {
    await work()
    await sql`commit`.execute(connection)
  } catch (error) {
    // Fails if SQLite has already rolled back, for example on a full disk.
    await sql`rollback`.execute(connection).catch(() => undefined)
    throw error
  }
}

const sqliteBusy = 5
const maxWaitMs = 5000
const retryMs = 20

/** Waiting for the lock inside SQLite would block the event loop. */
export async function retryWhileBusy<T>(action: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number }
      if ((errcode & 0xff) !== sqliteBusy || Date.now() > deadline) throw error
      await sleep(retryMs)
    }
  }
}
