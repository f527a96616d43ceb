import type { FastifyBaseLogger } from 'fastify'
import type { CancelTimer, Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { PublishedWords } from '#server/published-words.ts'
import { finishErasures } from './erasure-traces.ts'
import { PurgeRefused, purgeOld } from './privacy-service.ts'

const dayMs = 24 * 60 * 60 * 1000

type Parts = {
  database: Database
  log: FastifyBaseLogger
  clock: Clock
  published: PublishedWords
  /** What the operator runs if the clock is right after all. */
  confirmCommand: string
}

/** The privacy policy promises it: at each start, and once a day. */
export function createDailyPurge({ database, log, clock, published, confirmCommand }: Parts) {
  const timers: CancelTimer[] = []

  async function purge() {
    try {
      await finishErasures(database)
      const counts = await purgeOld(database, clock.now(), { words: published.words, clock })
      if (Object.values(counts).some(Boolean)) log.info({ counts }, 'old records purged')
    } catch (error) {
      if (!(error instanceof PurgeRefused)) return log.error(describeError(error), 'purge failed')
      log.error(`purge refused: ${error.message} If the clock is right, run: ${confirmCommand}`)
    }
  }

  return {
    start() {
      timers.push(clock.after(0, purge), clock.every(dayMs, purge))
    },
    stop() {
      for (const cancel of timers) cancel()
    },
  }
}
