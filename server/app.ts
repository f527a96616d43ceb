import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { minuteMs } from '#contracts/time.ts'
import { adminSessionsPlugin } from './admin/admin-sessions.ts'
import { auditRoutes } from './admin/audit-routes.ts'
import { loginRoutes } from './admin/login-routes.ts'
import { loginSettingsRoutes } from './admin/login-settings-routes.ts'
import { passkeysPlugin } from './admin/passkeys.ts'
import type { Passwords } from './admin/passwords.ts'
import { unrecordedPlugin } from './admin/unrecorded.ts'
import { analyticsAdminRoutes, analyticsRoutes } from './analytics/analytics-routes.ts'
import { visitsPlugin } from './analytics/visits.ts'
import { checkupRoute } from './checks/checks.ts'
import { troubleWatch } from './checks/trouble-watch.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { formRoutes } from './forms/form-routes.ts'
import { notesRoutes } from './forms/notes-routes.ts'
import { surveyAdminRoutes } from './forms/survey-admin-routes.ts'
import { toolkitRoutes } from './forms/toolkit.ts'
import { addressCheck } from './http/address-check.ts'
import { apiHooksPlugin } from './http/api-hooks.ts'
import { drainPlugin } from './http/drain.ts'
import { errorsPlugin, sendError } from './http/errors.ts'
import { healthPlugin } from './http/health.ts'
import { limitsPlugin } from './http/limits.ts'
import { responseHeaders, securityHeadersPlugin } from './http/security-headers.ts'
import { jobsPlugin } from './jobs.ts'
import { bookingRoutes } from './leads/booking-routes.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { overviewRoutes } from './leads/overview.ts'
import { privacyRoutes } from './leads/privacy.ts'
import { purgePlugin } from './leads/purge.ts'
import { remindersPlugin } from './leads/reminders.ts'
import { leadWebhooks } from './leads/webhook-payload.ts'
import { type OutboxOptions, outboxPlugin } from './messages/outbox.ts'
import { outboxRoutes } from './messages/outbox-routes.ts'
import { pushRoutes } from './messages/push-routes.ts'
import { securityEmailsPlugin } from './messages/security-emails.ts'
import { unsubscribeRoutes } from './messages/unsubscribe.ts'
import { metricsPlugin } from './metrics.ts'
import { linkCheck } from './site/link-check.ts'
import type { Build } from './site/load-build.ts'
import { createPublishedWords } from './site/published-words.ts'
import { sitePlugin } from './site/site.ts'
import { wordsRoutes } from './site/words-routes.ts'
import type { backUpInProcess } from './storage/backup/backup.ts'
import { nightlyBackups } from './storage/backup/nightly-backups.ts'
import type { Database } from './storage/database.ts'

type Parts = {
  config: Config
  database: Database
  log: FastifyBaseLogger
  clock?: Clock
  passwords: Passwords
  /** Missing in the dev server, which renders pages itself. */
  build?: Build
  /** As in the release until the site has read the owner's words. */
  published?: ReturnType<typeof createPublishedWords>
  outboxTiming?: OutboxOptions['timing']
  /** Instead of SMTP and HTTP. */
  transports?: OutboxOptions['transports']
  /** Instead of a process. */
  backUp?: typeof backUpInProcess
  /** Reminders and other work on a timer. */
  runsJobs?: boolean
}

const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : (setting ?? false)

export async function buildApp({
  config,
  database,
  log,
  clock = systemClock,
  passwords,
  build,
  published = createPublishedWords(),
  outboxTiming,
  transports,
  backUp,
  runsJobs = false,
}: Parts) {
  const app = Fastify({
    loggerInstance: log,
    // api-hooks.ts logs one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 64 * 1024,
    // For slow clients. The proxy in front limits how many there are.
    http: { headersTimeout: 10_000 },
    requestTimeout: 30_000,
    connectionTimeout: minuteMs,
    // Longer than a proxy's, so that the proxy closes idle connections first.
    keepAliveTimeout: 65_000,
    // Requests that arrive during shutdown are still served; /healthz makes the proxy send no more.
    return503OnClosing: false,
    // For URLs that can't be decoded, before any hook runs.
    frameworkErrors: (error, request, reply) =>
      build && ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
        ? request.server.site.showNotFound(request, reply)
        : sendError(error, request, reply.headers(responseHeaders)),
  })
  app.decorate('config', config)
  app.decorate('database', database)
  app.decorate('clock', clock)
  app.decorate('passwords', passwords)
  app.decorate('published', published)
  app.decorate('release', build?.version ?? 'development')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // Nothing needs them, and a proxy that doesn't replace them passes on what a visitor made up.
  app.addHook('onRequest', async ({ headers }) => {
    delete headers['x-forwarded-host']
    delete headers['x-forwarded-proto']
  })
  await app.register(securityHeadersPlugin)
  await app.register(errorsPlugin)
  await app.register(drainPlugin)
  await app.register(jobsPlugin, { runsJobs })
  // The operator backs up Postgres: see docs/postgres.md.
  if (runsJobs && !config.databaseUrl) await app.register(nightlyBackups, { backUp })
  await app.register(addressCheck)
  await app.register(apiHooksPlugin)
  await app.register(limitsPlugin)
  await app.register(healthPlugin)
  await app.register(adminSessionsPlugin)
  await app.register(unrecordedPlugin)
  await app.register(passkeysPlugin)

  await app.register(outboxPlugin, { timing: outboxTiming, transports })
  await app.register(securityEmailsPlugin)
  await app.register(leadWebhooks)
  await app.register(remindersPlugin)
  await app.register(purgePlugin)
  if (build) await app.register(sitePlugin, { build, published })
  if (build) await app.register(linkCheck)
  if (config.metricsPort !== undefined) await app.register(metricsPlugin)
  await app.register(troubleWatch)
  await app.register(checkupRoute)

  await app.register(loginRoutes)
  await app.register(loginSettingsRoutes)
  await app.register(visitsPlugin)
  await app.register(formRoutes)
  await app.register(surveyAdminRoutes)
  await app.register(notesRoutes)
  await app.register(toolkitRoutes)
  await app.register(analyticsRoutes)
  await app.register(analyticsAdminRoutes)
  await app.register(privacyRoutes)
  await app.register(unsubscribeRoutes)
  await app.register(outboxRoutes)
  await app.register(pushRoutes)
  await app.register(overviewRoutes)
  await app.register(auditRoutes)
  await app.register(leadRoutes)
  await app.register(bookingRoutes)
  if (build) await app.register(wordsRoutes)
  return app
}
