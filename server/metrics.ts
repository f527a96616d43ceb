import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { secondMs } from '#contracts/time.ts'
import { withTimeout } from './clock.ts'
import { formTypes } from './forms/form-types.ts'
import { outboxState } from './messages/message-repository.ts'
import { openTroubles } from './messages/trouble.ts'

/** Loopback only, and not configurable: the endpoint has no authentication. */
const host = '127.0.0.1'
/** Below Prometheus's default timeout of 10 s. */
const timeoutMs = 5 * secondMs

const formKinds = new Map<string, string>(formTypes.map(({ kind, call }) => [call.path, kind]))

const outcomeOf = (status: number) => (status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed')

/** The few numbers that an operator acts on, for Prometheus. No label comes from a visitor. */
export const metricsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { config, database, clock, release } = app
  const requests = new Counter('http_requests_total')
  const forms = new Counter('site_submissions_total')
  // Start at 0: Prometheus's rate() misses the first event of a counter that didn't exist before it.
  for (const kind of formKinds.values())
    for (const outcome of ['accepted', 'refused', 'failed']) forms.add({ kind, outcome }, 0)
  app.addHook('onResponse', async ({ routeOptions: { url = '' } }, { statusCode }) => {
    requests.add({ status: `${Math.floor(statusCode / 100)}xx` })
    const kind = formKinds.get(url)
    if (kind) forms.add({ kind, outcome: outcomeOf(statusCode) })
  })

  async function read() {
    const lastAt = app.backups?.lastAt()
    const own = [
      `site_info{version="${release}"} 1`,
      ...requests.lines(),
      ...forms.lines(),
      ...(lastAt ? [`site_last_backup_timestamp_seconds ${Date.parse(lastAt) / secondMs}`] : []),
    ]
    try {
      const stored = Promise.all([outboxState(database.read), openTroubles(database.read)])
      const [outbox, troubles] = await withTimeout(timeoutMs, stored)
      const ages = outbox
        .filter(({ status }) => status === 'waiting')
        // A summary may be dated in the future.
        .map(({ oldest }) => Math.max(0, clock.now().getTime() - Date.parse(oldest)) / secondMs)
      return [
        ...own,
        ...outbox.map(
          ({ channel, status, count }) => `site_outbox_messages{channel="${channel}",status="${status}"} ${count}`,
        ),
        `site_outbox_oldest_seconds ${Math.max(0, ...ages)}`,
        `site_troubles ${troubles.length}`,
        'site_database_up 1',
      ]
    } catch {
      return [...own, 'site_database_up 0']
    }
  }

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const lines = await read()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(`${lines.join('\n')}\n`)
  })
  app.addHook('onReady', async () => {
    server.listen(config.metricsPort, host)
    await once(server, 'listening')
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
})

class Counter {
  readonly #name: string
  readonly #counts = new Map<string, number>()

  constructor(name: string) {
    this.#name = name
  }

  add(labels: Record<string, string>, count = 1) {
    const key = Object.entries(labels)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',')
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count)
  }

  lines() {
    return [`# TYPE ${this.#name} counter`, ...[...this.#counts].map(([labels, n]) => `${this.#name}{${labels}} ${n}`)]
  }
}
