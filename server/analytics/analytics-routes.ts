import type { FastifyInstance } from 'fastify'
import { openSession, reportCompletion, reportEvent } from '#contracts/analytics.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Database } from '#server/storage/database.ts'
import { changeAddress, insertEvent, insertSession, reportCompleted } from './analytics-repository.ts'
import type { SessionCounts } from './session-counts.ts'

const analyticsLimits: readonly LimitRule[] = [
  { name: 'analytics', uses: 600, windowMs: 60_000 },
  { name: 'analytics of a day', uses: 10_000, windowMs: 24 * 60 * 60_000 },
]

type Options = { database: Database; counts: SessionCounts }

export async function analyticsRoutes(app: FastifyInstance, { database, counts }: Options) {
  // Before the body is parsed, so that rejected requests count too.
  app.addHook('onRequest', async request => {
    await app.limits.take(analyticsLimits, request)
  })
  const requireFound = (found: boolean) => {
    if (!found) throw new PublicError(404, 'Session not found.')
    counts.invalidate()
    return { success: true as const }
  }

  const now = () => app.clock.now().toISOString()

  addCall(app, openSession, async ({ body }) => {
    const continued = body.sessionId && (await database.write(handle => changeAddress(handle, body)))
    const id = continued || (await database.write(handle => insertSession(handle, body, now())))
    counts.invalidate()
    return { success: true as const, session: { id } }
  })

  addCall(app, reportEvent, async ({ body }) =>
    requireFound(await database.write(transaction => insertEvent(transaction, body, now()))),
  )

  addCall(app, reportCompletion, async ({ params: { sessionId }, body: { toolkitOptIn } }) => {
    return requireFound(await database.write(handle => reportCompleted(handle, sessionId, toolkitOptIn, now())))
  })
}
