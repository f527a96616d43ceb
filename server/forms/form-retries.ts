import type { FastifyBaseLogger } from 'fastify'
import { type Clock, timeoutSignal } from '#server/clock.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { Database } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'

type Parts = { database: Pick<Database, 'kind'>; clock: Clock; log: FastifyBaseLogger; maxWaiting?: number }

export type FormRetries = ReturnType<typeof createFormRetries>

/** If the leader's machine is gone, it takes 20 to 31 s until Postgres has a new leader. Browsers wait 45 s for a form. */
const budgetMs = 35_000

/** Bounds memory and connections in a long outage: a form has up to 64 KB. */
const maxFormsWaiting = 100

const firstPauseMs = 250
const maxPauseMs = 1000

/**
 * While the database changes its leader, forms wait and are retried instead of failing. The work must be safe to repeat:
 * a commit whose connection breaks may have happened. Not on SQLite, where a full or read-only disk stays that way.
 */
export function createFormRetries({ database, clock, log, maxWaiting = maxFormsWaiting }: Parts) {
  const stopping = new AbortController()
  /** By request: all that it does shares one budget, which starts with its first failure. */
  const budgets = new WeakMap<object, AbortSignal>()
  let waiting = 0

  function budgetOf(request: object) {
    const budget = budgets.get(request) ?? AbortSignal.any([stopping.signal, timeoutSignal(clock, budgetMs)])
    budgets.set(request, budget)
    return budget
  }

  async function retry<T>(request: object, work: () => Promise<T>, firstError: unknown): Promise<T> {
    const budget = budgetOf(request)
    let error = firstError
    for (let pauseMs = firstPauseMs; isDatabaseUnavailable(error); pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const isOver = await clock.sleep(pauseMs, budget).then(
        () => false,
        () => true,
      )
      if (isOver) break
      try {
        return await work()
      } catch (nextError) {
        error = nextError
      }
    }
    throw error
  }

  return {
    async run<T>(request: object, work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        if (database.kind !== 'postgres' || waiting >= maxWaiting || !isDatabaseUnavailable(error)) throw error
        waiting += 1
        if (waiting === 1) log.warn(describeError(error), 'database unavailable: forms wait')
        return await retry(request, work, error).finally(() => {
          waiting -= 1
        })
      }
    },

    /** Those that wait fail now, and later ones at once. */
    stop: () => stopping.abort(),
  }
}
