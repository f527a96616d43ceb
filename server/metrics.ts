import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { secondMs } from '#contracts/time.ts'
import { withTimeout } from './clock.ts'
import { formTypes } from './forms/form-types.ts'
import { countUndelivered } from './messages/message-repository.ts'
import { openTroubles } from './messages/trouble.ts'

/** Loopback only, and not configurable: the endpoint has no authentication. */
const host = '127.0.0.1'
/** Below Prometheus's default timeout of 10 s. */
const timeoutMs = 5 * secondMs

const formKinds = new Map<string, string>(formTypes.map(({ kind, call }) => [call.path, kind]))
const outcomes = ['accepted', 'refused', 'failed'] as const

const outcomeOf = (status: number) => (status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed')
const formMetric = (kind: string, outcome: string) => `site_submissions_total{kind="${kind}",outcome="${outcome}"}`

/** The few numbers that an operator acts on, for Prometheus. No label comes from a visitor. */
export const metricsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { config, database, clock } = app
  // Start at 0: Prometheus's rate() misses the first event of a counter that didn't exist before it.
  const forms = new Map(formTypes.flatMap(({ kind }) => outcomes.map(outcome => [formMetric(kind, outcome), 0])))
  app.addHook('onResponse', async ({ routeOptions: { url = '' } }, { statusCode }) => {
    const kind = formKinds.get(url)
    if (!kind) return
    const metric = formMetric(kind, outcomeOf(statusCode))
    forms.set(metric, (forms.get(metric) ?? 0) + 1)
  })

  async function read() {
    const formLines = [...forms].map(([metric, count]) => `${metric} ${count}`)
    const own = ['# TYPE site_submissions_total counter', ...formLines]
    const stored = Promise.all([
      countUndelivered(database.read, clock.now().toISOString()),
      openTroubles(database.read),
    ])
    try {
      const [undelivered, troubles] = await withTimeout(timeoutMs, stored)
      return [...own, `site_undelivered ${undelivered}`, `site_troubles ${troubles.length}`, 'site_database_up 1']
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
