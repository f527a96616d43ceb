import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChannelName } from '#contracts/outbox.ts'
import type { BackupStatus } from '#contracts/overview.ts'

const outcomes = ['accepted', 'possible_bot', 'repeated', 'failed'] as const
const results = ['sent', 'retried', 'failed', 'suppressed', 'error'] as const
/** Others share one label value: clients could send any of Node's three dozen methods. */
const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Loopback only, and not configurable: the endpoint has no authentication. */
const host = '127.0.0.1'

const channels: readonly ChannelName[] = ['email', 'webhook']
const unsentStatuses = ['waiting', 'held', 'failed'] as const

type OutboxState = ReadonlyArray<{ channel: ChannelName; status: string; count: number; oldest: string }>

type ReadTroubles = () => Promise<ReadonlyArray<{ id: string }>>

export type Metrics = ReturnType<typeof createMetrics>

/** Label values come from fixed lists, never from visitors: no personal data, and a bounded number of series. */
export function createMetrics(formKinds: readonly string[]) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  const info = gauge('site_info', 'Always 1; the label is the running version.', ['version'])
  const requests = counter(
    'http_requests_total',
    'Requests by route; "page" covers prerendered pages and static files.',
    ['method', 'route', 'status'],
  )
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, excluding pages.',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers,
  })
  const submissions = counter(
    'site_submissions_total',
    'Forms received: accepted, possible_bot (stored too), repeated, or failed with a server error.',
    ['kind', 'outcome'],
  )
  const attempts = counter('site_outbox_attempts_total', 'Attempts to send an email or a webhook, by result.', [
    'channel',
    'result',
  ])
  const messages = gauge(
    'site_outbox_messages',
    'Unsent emails and webhooks: waiting for the next attempt, held for review, or failed.',
    ['channel', 'status'],
  )
  const oldest = gauge('site_outbox_oldest_seconds', 'Age of the oldest waiting message; 0 if none is waiting.', [
    'channel',
  ])
  const databaseUp = gauge('site_database_up', '1 if the database could be read and written to, otherwise 0.')
  const backupAge = gauge('site_backup_age_seconds', 'Age of the latest nightly backup; missing if there is none.')
  const troubles = gauge(
    'site_troubles',
    'What is wrong according to the server itself: it emails the team about these.',
  )
  const purgeOverdue = gauge(
    'site_purge_overdue',
    "1 if data older than the privacy policy allows isn't being deleted, otherwise 0.",
  )
  const backupFailures = counter('site_backup_failures_total', 'Nightly backups that failed; retried every hour.', [])
  // Start at 0: rate() misses the first event of a counter that didn't exist before it.
  for (const kind of formKinds) for (const outcome of outcomes) submissions.inc({ kind, outcome }, 0)
  for (const channel of channels) for (const result of results) attempts.inc({ channel, result }, 0)
  let readOutbox: (() => Promise<OutboxState>) | undefined
  let readTroubles: ReadTroubles | undefined
  let readBackups: () => Pick<BackupStatus, 'lastAt'> = () => ({ lastAt: null })

  function refreshBackupAge() {
    const { lastAt } = readBackups()
    if (lastAt === null) backupAge.remove()
    else backupAge.set((Date.now() - Date.parse(lastAt)) / 1000)
  }

  async function refreshTroubles(read: ReadTroubles) {
    const open = await read().catch(() => undefined)
    if (!open) {
      troubles.remove()
      purgeOverdue.remove()
      return
    }
    troubles.set(open.length)
    purgeOverdue.set(open.some(({ id }) => id === 'purge') ? 1 : 0)
  }

  async function refreshOutboxGauges(read: () => Promise<OutboxState>) {
    try {
      const counts = await read()
      for (const channel of channels) {
        const found = (status: string) => counts.find(row => row.channel === channel && row.status === status)
        for (const status of unsentStatuses) messages.set({ channel, status }, found(status)?.count ?? 0)
        const waiting = found('waiting')
        // An hourly summary may be dated in the future.
        oldest.set({ channel }, waiting ? Math.max(0, Date.now() - Date.parse(waiting.oldest)) / 1000 : 0)
      }
      databaseUp.set(1)
    } catch {
      messages.reset()
      oldest.reset()
      databaseUp.set(0)
    }
  }

  return {
    requestsPlugin: fastifyPlugin(async (app: FastifyInstance) => {
      app.addHook('onResponse', async (request, reply) => {
        const method = usualMethods.has(request.method) ? request.method : 'other'
        const { url = 'none' } = request.routeOptions
        const isPage = url === '/*' && reply.statusCode < 400
        const route = isPage ? 'page' : url
        requests.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` })
        if (!isPage) durations.observe({ method, route }, reply.elapsedTime / 1000)
      })
    }),
    submitted: (kind: string, outcome: (typeof outcomes)[number]) => submissions.inc({ kind, outcome }),
    messageAttempted: (channel: ChannelName, result: (typeof results)[number]) => attempts.inc({ channel, result }),
    backupFailed: () => backupFailures.inc(),
    watchBackups(read: typeof readBackups) {
      readBackups = read
    },
    setVersion: (version: string) => info.set({ version }, 1),
    watchOutbox(read: () => Promise<OutboxState>) {
      readOutbox = read
    },
    watchTroubles(read: ReadTroubles) {
      readTroubles = read
    },
    async listen(port: number) {
      const server = createServer(async (request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
        try {
          refreshBackupAge()
          if (readOutbox) await refreshOutboxGauges(readOutbox)
          if (readTroubles) await refreshTroubles(readTroubles)
          const text = await registry.metrics()
          return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
        } catch {
          return response.writeHead(500).end()
        }
      }).listen(port, host)
      await once(server, 'listening')
    },
  }
}
