import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createHttpServer } from './http-server.ts'
import { apiGuardPlugin } from './plugins/api-guard.ts'
import { answerClientError, answerError, errorsPlugin } from './plugins/errors.ts'
import { healthPlugin } from './plugins/health.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { requestLogPlugin } from './plugins/request-log.ts'
import { answerHeaders, securityHeadersPlugin } from './plugins/security-headers.ts'
import { sitePlugin } from './plugins/site.ts'
import type { SitePages } from './plugins/site-pages.ts'

type Parts = {
  config: Config
  database: Database
  log: FastifyBaseLogger
  /** The built site; the dev server, which renders pages itself, has none. */
  pages?: SitePages
}

/** Fastify takes addresses; a number of hops is for hosts whose proxies have none that is known in advance. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : (setting ?? false)

/** Puts the server together. Everything it uses is passed in; nothing is looked up. */
export async function buildApp({ config, database, log, pages }: Parts) {
  const app = Fastify({
    loggerInstance: log,
    // One line per API call is written by the request log plugin instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 64 * 1024,
    serverFactory: handler => createHttpServer(handler, pages),
    forceCloseConnections: 'idle',
    // Requests that still arrive while the server stops are answered; /readyz tells the proxy to send no more.
    return503OnClosing: false,
    // Refused before any hook has run, so the headers are set here.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(answerHeaders)),
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(securityHeadersPlugin)
  await app.register(errorsPlugin)
  await app.register(requestLogPlugin)
  await app.register(apiGuardPlugin, { siteUrl: config.siteUrl })
  await app.register(limitsPlugin, { database, secret: config.databaseUrl ?? randomUUID() })
  await app.register(healthPlugin, { database })
  if (pages) await app.register(sitePlugin, { pages })
  return app
}
