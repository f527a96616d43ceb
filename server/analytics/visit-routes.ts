import type { FastifyInstance } from 'fastify'
import { formPagesOf } from '#content/form-pages.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'
import { sendView } from '#contracts/visits.ts'
import { addCall } from '#server/http/call-route.ts'
import type { LimitRule } from '#server/http/limits.ts'
import { sourceOf } from './sources.ts'
import { isListedPage } from './visits.ts'

const visitLimits: readonly LimitRule[] = [
  { name: 'visits', uses: 300, windowMs: minuteMs },
  { name: 'visits of a day', uses: 5000, windowMs: dayMs },
]

export async function visitRoutes(app: FastifyInstance) {
  const { visits, published } = app
  const ownHost = new URL(app.config.siteUrl).host

  addCall(
    app,
    sendView,
    async (request, reply) => {
      const { page, visit, step } = request.body
      const form = formPagesOf(published.words).find(form => form.page === page)?.form
      if (!(step ? form && visit : isListedPage(published.words, page))) return reply.code(204).send()
      const source = visit && sourceOf(visit, [request.host, ownHost])
      if (!step) visits.countView(page, source)
      else if (form && source) visits.countForm(form, visit.firstPage, source, { [step]: 1 })
      return reply.code(204).send()
    },
    // Before the body is parsed, so that rejected requests count too.
    [async request => app.limits.take(visitLimits, request)],
  )
}
