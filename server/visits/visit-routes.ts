import type { FastifyInstance } from 'fastify'
import { isListedPage } from '#content/listed-pages.ts'
import { countView, readPageStats } from '#contracts/visits.ts'
import type { Database } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { pageStats } from './page-stats.ts'
import type { VisitCounter } from './visit-counter.ts'
import { sourceOf } from './visit-source.ts'

const visitLimits: readonly LimitRule[] = [
  { name: 'visits', uses: 300, windowMs: 60_000 },
  { name: 'visits of a day', uses: 5000, windowMs: 24 * 60 * 60_000 },
]

type Options = { database: Database; counter: VisitCounter; siteUrl: string }

export async function visitRoutes(app: FastifyInstance, { database, counter, siteUrl }: Options) {
  app.addHook('onClose', counter.save)

  addCall(
    app,
    countView,
    async ({ body: { page, visit }, host }, reply) => {
      if (isListedPage(page)) counter.countView(page, visit && sourceOf(visit, [host, new URL(siteUrl).host]))
      return reply.code(204).send()
    },
    // Before the body is parsed, so that rejected requests count too.
    [async request => app.limits.take(visitLimits, request)],
  )

  addCall(app, readPageStats, async ({ query }) => {
    await counter.save()
    return pageStats(database.search, query)
  })
}
