import { setImmediate as nextTurn } from 'node:timers/promises'

/** A request passes through a few turns of the event loop between two queries. */
const quietTurns = 12

/** Files and hashes, which other threads work on. */
const usesThreads = () => process.getActiveResourcesInfo().some(name => /^FSReq|Request$/.test(name))

/** Counts work that takes real time, such as queries, so that a test can wait until there's none. */
export function createInFlight() {
  let count = 0
  let idle = Promise.withResolvers<void>()

  const start = () => {
    if (count === 0) idle = Promise.withResolvers()
    count += 1
  }
  const end = () => {
    count -= 1
    if (count === 0) idle.resolve()
  }

  return {
    start,
    end,

    async track<Result>(work: () => Promise<Result>): Promise<Result> {
      start()
      try {
        return await work()
      } finally {
        end()
      }
    },

    async settled() {
      for (let turns = 0; turns < quietTurns; turns += 1) {
        await nextTurn()
        if (count > 0) await idle.promise
        else if (!usesThreads()) continue
        turns = 0
      }
    },
  }
}

export type InFlight = ReturnType<typeof createInFlight>
