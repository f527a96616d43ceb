import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

type Work<T> = (transaction: Kysely<Tables>) => Promise<T>
type Job = { work: Work<unknown>; resolve: (value: never) => void; reject: (reason: unknown) => void }

const largestGroup = 256

/**
 * On SQLite a commit costs a wait for the disk. Writes that arrive in the same turn of the event loop, or while a
 * commit is under way, share one, and each is answered only after it. One that fails takes nothing along: then all are
 * run again, each in a savepoint. See docs/decisions/0006-storage.md for what it brings.
 */
export function groupWrites(connection: Kysely<Tables>) {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function runAll() {
    // Lets the writes of this turn gather before the first group is taken.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) await runGroup(connection, waiting.splice(0, largestGroup))
    running = undefined
  }

  return {
    write<T>(work: Work<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve, reject })
        running ??= runAll()
      })
    },
    /** Resolves when nothing is waiting any more. */
    async drained() {
      while (running) await running
    },
  }
}

const sqliteBusy = 5
const longestWaitMs = 5000
const tryAgainMs = 20

/** Begins a transaction that writes. While another process has the file, it's tried again; visitors get their pages. */
export async function beginWrite(connection: Kysely<Tables>) {
  const giveUpAt = Date.now() + longestWaitMs
  for (;;) {
    try {
      return await sql`begin immediate`.execute(connection)
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number }
      if ((errcode & 0xff) !== sqliteBusy || Date.now() > giveUpAt) throw error
      await sleep(tryAgainMs)
    }
  }
}

async function runGroup(connection: Kysely<Tables>, jobs: readonly Job[]) {
  let answers: Array<() => void>
  try {
    await beginWrite(connection)
    answers = (await runPlainly(connection, jobs)) ?? (await runInSavepoints(connection, jobs))
    await sql`commit`.execute(connection)
  } catch (error) {
    // The group as a whole failed (a full disk, another process writing for too long): nothing of it was kept.
    await sql`rollback`.execute(connection).catch(() => undefined)
    for (const job of jobs) job.reject(error)
    return
  }
  for (const answer of answers) answer()
}

/** Runs the work; returns what to tell its callers once the group is on disk, or nothing if one of them failed. */
async function runPlainly(connection: Kysely<Tables>, jobs: readonly Job[]) {
  const answers: Array<() => void> = []
  try {
    for (const { work, resolve } of jobs) {
      const value = await work(connection)
      answers.push(() => resolve(value as never))
    }
    return answers
  } catch {
    return undefined
  }
}

/**
 * The same once more, from the beginning, when one has failed. Not at once like this, because a savepoint keeps a copy of
 * every page it changes: that takes as long as the change.
 */
async function runInSavepoints(connection: Kysely<Tables>, jobs: readonly Job[]) {
  // A full disk, say, has ended the transaction already.
  await sql`rollback`.execute(connection).catch(() => undefined)
  await beginWrite(connection)
  const answers: Array<() => void> = []
  for (const job of jobs) answers.push(await runInSavepoint(connection, job))
  return answers
}

async function runInSavepoint(connection: Kysely<Tables>, { work, resolve, reject }: Job): Promise<() => void> {
  await sql`savepoint job`.execute(connection)
  try {
    const value = await work(connection)
    await sql`release job`.execute(connection)
    return () => resolve(value as never)
  } catch (error) {
    try {
      await sql`rollback to job`.execute(connection)
      await sql`release job`.execute(connection)
    } catch {
      // SQLite gave up the whole transaction (a full disk, say): that first error is everyone's answer.
      throw error
    }
    return () => reject(error)
  }
}
