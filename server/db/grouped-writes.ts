import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Handle } from './database.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

type Work<T> = (transaction: Handle) => Promise<T>
type Job = { work: Work<unknown>; resolve: (value: never) => void; reject: (reason: unknown) => void }

const maxGroupSize = 256

/**
 * On SQLite a commit waits for the disk. Writes that arrive in the same turn of the event loop, or during a commit, share
 * one, and none is acknowledged before it. See docs/decisions/0006-storage.md.
 */
export function groupWrites(connection: Handle) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function runAll() {
    // Lets the writes of this turn gather before the first group is taken.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) await runGroup(connection, waiting.splice(0, maxGroupSize))
    running = undefined
  }

  return {
    write<T>(work: Work<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve, reject })
        running ??= runAll()
      })
    },
    /** Resolves when no write is waiting. */
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
    // One of them failed, and the others were rolled back with it: each is run again in a transaction of its own.
    if (jobs.length > 1 && !isDatabaseUnavailable(error)) for (const job of jobs) await runGroup(connection, [job])
    else for (const { reject } of jobs) reject(error)
    return
  }
  for (const [index, { resolve }] of jobs.entries()) resolve(values[index] as never)
}

/** The one statement that may run outside a transaction (sqlite.ts checks that). */
export const beginStatement = 'begin immediate'

export async function inTransaction(connection: Handle, work: () => Promise<void>) {
  await retryWhileBusy(() => sql.raw(beginStatement).execute(connection))
  try {
    await work()
    await sql`commit`.execute(connection)
  } catch (error) {
    // This fails if SQLite has already rolled back, for example on a full disk.
    await sql`rollback`.execute(connection).catch(() => undefined)
    throw error
  }
}

const sqliteBusy = 5
const maxWaitMs = 5000
const retryMs = 20

/** While another process has the file. Waiting inside SQLite would block everything else in this process. */
export async function retryWhileBusy<T>(action: () => T | Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + maxWaitMs
  for (;;) {
    try {
      return await action()
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number }
      if ((errcode & 0xff) !== sqliteBusy || Date.now() > giveUpAt) throw error
      await sleep(retryMs)
    }
  }
}
