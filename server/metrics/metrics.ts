import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { leadFigures } from './lead-figures.ts'
import { type OutboxState, outboxFigures } from './outbox-figures.ts'
import { requestFigures } from './request-figures.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of this process. Labels come from short lists of our own, never from what a visitor sends. */
export function createMetrics() {
  const registry = new Registry()
  const { pages, answered, takeUpPages } = requestFigures(registry)
  const { submitted, mailTried } = leadFigures(registry)
  const takeUpOutbox = outboxFigures(registry)
  // Processor, memory, open files, event-loop delay.
  collectDefaultMetrics({ register: registry })
  const info = new Gauge({
    name: 'site_info',
    help: 'Always 1; the label says which release runs.',
    labelNames: ['version'],
    registers: [registry],
  })
  let readOutbox: (() => Promise<OutboxState>) | undefined

  return {
    pages,
    answered,
    submitted,
    mailTried,
    runs: (version: string) => info.set({ version }, 1),
    /** How to look into the outbox whenever somebody asks for the figures. */
    watchOutbox(read: () => Promise<OutboxState>) {
      readOutbox = read
    },
    contentType: registry.contentType,
    /** All figures, in the format that Prometheus reads. */
    async text() {
      takeUpPages()
      if (readOutbox) await takeUpOutbox(readOutbox)
      return registry.metrics()
    },
  }
}
