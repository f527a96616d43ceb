import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { dayMs } from '#contracts/time.ts'
import { finishErasures } from './erasure-traces.ts'
import { PurgeRefused, purgeOld } from './privacy-service.ts'

/** The privacy policy promises it: at each start, and once a day. */
export const dailyPurge = fastifyPlugin(async (app: FastifyInstance) => {
  const { database, clock, published, config, log } = app
  app.job('purge', { firstMs: 0, everyMs: dayMs }, async now => {
    await finishErasures(database)
    try {
      const counts = await purgeOld(database, now, { words: published.words, clock })
      if (Object.values(counts).some(Boolean)) log.info({ counts }, 'old records purged')
    } catch (error) {
      if (!(error instanceof PurgeRefused)) throw error
      log.error(`purge refused: ${error.message} If the clock is right, run: ${config.command('privacy', 'purge')}`)
    }
  })
})
