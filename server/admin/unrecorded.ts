import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hourMs } from '#contracts/time.ts'
import { describeError } from '#server/storage/database-errors.ts'
import { type Actor, addAuditEntry } from './audit-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    unrecorded: ReturnType<typeof createUnrecorded>
  }
}

/** What would fill the activity, if each had an entry, is counted and stored once an hour. A crash loses an hour. */
function createUnrecorded({ database, clock, log }: FastifyInstance) {
  let failedLogins = 0
  /** By admin session. */
  let searches = new Map<string | null, { actor: Actor; count: number }>()

  return {
    countFailedLogin() {
      failedLogins += 1
    },

    countSearch(actor: Actor) {
      const count = (searches.get(actor.sessionId)?.count ?? 0) + 1
      searches.set(actor.sessionId, { actor, count })
    },

    async save() {
      const counted = { failedLogins, searches: [...searches.values()] }
      failedLogins = 0
      searches = new Map()
      if (counted.failedLogins + counted.searches.length === 0) return
      const at = clock.now().toISOString()
      const strangers: Actor = { at, sessionId: null, device: null, address: null }
      const entries = [
        ...(counted.failedLogins > 0
          ? [{ actor: strangers, action: 'logins.uncounted' as const, count: counted.failedLogins }]
          : []),
        ...counted.searches.map(({ actor, count }) => ({ actor, action: 'lists.searched' as const, count })),
      ]
      const work = database.write(async transaction => {
        for (const { actor, action, count } of entries)
          await addAuditEntry(transaction, { ...actor, at }, { action, details: { count } })
      })
      await work.catch(error =>
        log.error({ ...describeError(error), failedLogins: counted.failedLogins }, 'counts not stored in the activity'),
      )
    },
  }
}

export const unrecordedPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const unrecorded = createUnrecorded(app)
  app.decorate('unrecorded', unrecorded)
  app.job('saving counts for the activity', { firstMs: hourMs, everyMs: hourMs }, unrecorded.save)
  app.addHook('onClose', unrecorded.save)
})
