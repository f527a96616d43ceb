import { Gauge, type Registry } from 'prom-client'
import { within } from '#server/within.ts'

export type OutboxState = {
  waiting: number
  held: number
  failed: number
  /** When the oldest mail that waits was written; nothing when none does. */
  oldestWaitingAt: string | undefined
}

const longestReadMs = 1000

export function outboxFigures(registry: Registry) {
  const mails = new Gauge({
    name: 'site_outbox_mails',
    help: 'Mails not sent: waiting for their next try, held for a person to decide, failed for good.',
    labelNames: ['status'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits; 0 when none does.',
    // It needs a label: a gauge without one can be set to 0, but never be left out.
    labelNames: ['status'],
    registers: [registry],
  })
  const databaseUp = new Gauge({
    name: 'site_database_up',
    help: 'Whether the database could be read and written to when these figures were read.',
    registers: [registry],
  })

  return async function takeUp(read: () => Promise<OutboxState>) {
    try {
      const { oldestWaitingAt, ...counts } = await within(longestReadMs, read())
      for (const [status, count] of Object.entries(counts)) mails.set({ status }, count)
      const ageMs = oldestWaitingAt === undefined ? 0 : Date.now() - Date.parse(oldestWaitingAt)
      oldest.set({ status: 'waiting' }, ageMs / 1000)
      databaseUp.set(1)
    } catch {
      // What is not known is left out; all other figures are worth having, now more than ever.
      mails.reset()
      oldest.reset()
      databaseUp.set(0)
    }
  }
}
