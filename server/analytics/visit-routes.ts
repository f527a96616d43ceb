import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formPagesOf } from '#content/form-pages.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import { countPlanUse } from '#contracts/plan.ts'
import { readPageStats, sendView } from '#contracts/visits.ts'
import { addCall } from '#server/http/call-route.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { isListedPage } from './listed-pages.ts'
import { pageStats } from './page-stats.ts'
import type { SourceNames } from './source-names.ts'
import type { VisitCounter } from './visit-counter.ts'
import { sourceOf } from './visit-source.ts'

const visitLimits: readonly LimitRule[] = [
  { name: 'visits', uses: 300, windowMs: 60_000 },
  { name: 'visits of a day', uses: 5000, windowMs: 24 * 60 * 60_000 },
]

const planUseLimits: readonly LimitRule[] = [
  { name: 'plan uses', uses: 30, windowMs: 60_000 },
  { name: 'plan uses of a day', uses: 300, windowMs: 24 * 60 * 60_000 },
]

type Options = {
  database: Database
  counter: VisitCounter
  names: SourceNames
  siteUrl: string
  published: PublishedWords
}

export async function visitRoutes(app: FastifyInstance, { database, counter, names, siteUrl, published }: Options) {
  app.addHook('onClose', counter.save)

  addCall(
    app,
    sendView,
    async (request, reply) => {
      const { page, visit, step } = request.body
      const form = formPagesOf(published.words).find(form => form.page === page)?.form
      if (!(step ? form && visit : isListedPage(published.words, page))) return reply.code(204).send()
      const source = visit && (await names.limit(sourceOf(visit, [request.host, new URL(siteUrl).host]), request))
      if (!step) counter.countView(page, source)
      else if (form && source) counter.countForm(form, visit.firstPage, source, { [step]: 1 })
      return reply.code(204).send()
    },
    // Before the body is parsed, so that rejected requests count too.
    [async request => app.limits.take(visitLimits, request)],
  )

  addCall(
    app,
    countPlanUse,
    async ({ body }, reply) => {
      counter.countPlanUse(body.use)
      return reply.code(204).send()
    },
    [async request => app.limits.take(planUseLimits, request)],
  )

  addCall(app, readPageStats, async ({ query }) => {
    await counter.save()
    const parts = { ownHost: new URL(siteUrl).host, words: published.words }
    return pageStats(database.read, query, parts, app.clock.now())
  })
}

type StoredForm = { kind: string; variant: string | null; source: LeadSource }
type Parts = Pick<Options, 'counter' | 'names' | 'siteUrl'>

/** A browser that reports no visit reports no steps either: then they're counted together with the form. */
export async function countStoredForm({ counter, names, siteUrl }: Parts, stored: StoredForm, request: FastifyRequest) {
  const { firstPage, referrerHost, campaign } = stored.source
  const steps = firstPage === null ? { opened: 1, started: 1, completed: 1 } : { completed: 1 }
  const from = sourceOf({ referrerHost: referrerHost ?? '', ...campaign }, [new URL(siteUrl).host])
  counter.countForm(stored.variant ?? stored.kind, firstPage ?? undefined, await names.limit(from, request), steps)
}
