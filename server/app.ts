import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { adminSessionsPlugin } from './admin/admin-sessions.ts'
import { auditRoutes } from './admin/audit-routes.ts'
import { loginRoutes } from './admin/login-routes.ts'
import { loginSettingsRoutes } from './admin/login-settings-routes.ts'
import { passkeysPlugin } from './admin/passkeys.ts'
import type { Passwords } from './admin/passwords.ts'
import { analyticsAdminRoutes } from './analytics/analytics-admin-routes.ts'
import { analyticsRoutes } from './analytics/analytics-routes.ts'
import { createSessionCounts } from './analytics/session-counts.ts'
import { createSourceNames } from './analytics/source-names.ts'
import { createVisitCounter } from './analytics/visit-counter.ts'
import { countStoredForm, visitRoutes } from './analytics/visit-routes.ts'
import { installationChecks } from './checks.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Form } from './forms/form.ts'
import { createFormRetries } from './forms/form-retries.ts'
import { formRoutes } from './forms/form-routes.ts'
import { createFormIntake } from './forms/intake.ts'
import { notesRoutes } from './forms/survey/notes-routes.ts'
import { surveyAdminRoutes } from './forms/survey/survey-admin-routes.ts'
import { toolkitRoutes } from './forms/toolkit/toolkit-routes.ts'
import { apiHooksPlugin } from './http/api-hooks.ts'
import { drainPlugin } from './http/drain.ts'
import { errorsPlugin, sendClientError, sendError } from './http/errors.ts'
import { connectionRoutes, healthPlugin } from './http/health.ts'
import { limitsPlugin } from './http/limits.ts'
import { responseHeaders, securityHeadersPlugin } from './http/security-headers.ts'
import { jobsPlugin } from './jobs.ts'
import { bookingRoutes } from './leads/bookings/booking-routes.ts'
import { overviewRoutes } from './leads/desk/overview-routes.ts'
import { upsertLead } from './leads/lead-repository.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { dailyPurge } from './leads/privacy/daily-purge.ts'
import { emailLinkRoutes } from './leads/privacy/email-link-routes.ts'
import { privacyRoutes } from './leads/privacy/privacy-routes.ts'
import { createReminders } from './leads/reminders/reminders.ts'
import { createMessages, type Transports } from './message-wiring.ts'
import type { OutboxTiming } from './messages/outbox/outbox.ts'
import { outboxRoutes } from './messages/outbox/outbox-routes.ts'
import { troubleWatch } from './messages/troubles/trouble-watch.ts'
import { metricsPlugin } from './metrics.ts'
import type { LiveWords } from './site/live-words.ts'
import { createPublishedWords, type PublishedWords } from './site/published-words.ts'
import type { LiveSite } from './site/site-pages.ts'
import type { SiteRenderer } from './site/site-renderer.ts'
import { sendNotFoundPage, sitePlugin } from './site/site-routes.ts'
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
  liveSite?: LiveSite
  /** The owner's words. Missing in the dev server. */
  words?: { live: LiveWords; renderer: SiteRenderer }
  /** As in the release, without the owner's words. */
  published?: PublishedWords
  outboxTiming?: Partial<OutboxTiming>
  /** Instead of SMTP and HTTP. */
  transports?: Transports
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
  liveSite,
  words,
  published = words?.live.published ?? createPublishedWords(),
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
    connectionTimeout: 60_000,
    // Longer than a proxy's, so that the proxy closes idle connections first.
    keepAliveTimeout: 65_000,
    // Requests that arrive during shutdown are still served; /healthz makes the proxy send no more.
    return503OnClosing: false,
    // For URLs that can't be decoded, before any hook runs.
    frameworkErrors: (error, request, reply) =>
      liveSite && ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
        ? sendNotFoundPage(liveSite.current, request, reply)
        : sendError(error, request, reply.headers(responseHeaders)),
    clientErrorHandler: sendClientError,
  })
  app.decorate('config', config)
  app.decorate('database', database)
  app.decorate('clock', clock)
  app.decorate('passwords', passwords)
  app.decorate('published', published)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(securityHeadersPlugin)
  await app.register(errorsPlugin)
  await app.register(drainPlugin)
  await app.register(jobsPlugin, { runsJobs })
  // The operator backs up Postgres: see docs/operations.md.
  if (runsJobs && !config.databaseUrl) await app.register(nightlyBackups, { backUp })
  await app.register(apiHooksPlugin, { siteUrl: config.siteUrl, isBehindProxy: config.trustProxy !== undefined })
  await app.register(limitsPlugin)
  const version = liveSite?.current.version ?? 'development'
  await app.register(healthPlugin, { version })
  await app.register(adminSessionsPlugin)
  await app.register(passkeysPlugin)

  const messages = createMessages({
    config,
    database,
    log,
    clock,
    passwords,
    published,
    timing: outboxTiming,
    transports,
  })
  const { outbox, domain, events, messageRecordOf, securityEmails } = messages
  const backupStatus = () => app.backups?.status() ?? null
  if (config.metricsPort !== undefined) await app.register(metricsPlugin, { version, backupStatus })
  app.addHook('onReady', async () => outbox.start())
  app.addHook('preClose', async () => outbox.pause())
  app.addHook('onClose', () => outbox.stop())
  if (runsJobs && config.smtpUrl && config.reminders) {
    const reminders = createReminders({ database, log, clock, domain, backupStatus })
    app.addHook('onReady', async () => reminders.start())
    app.addHook('preClose', async () => reminders.stop())
  }
  await app.register(dailyPurge)
  const wordsTrouble = words?.live.trouble
  const checks = installationChecks({ config, read: database.read, backupStatus: app.backups?.status, wordsTrouble })
  await app.register(troubleWatch, { checks })

  const { siteUrl } = config
  const canEmail = outbox.canSend('email')
  app.decorate('securityEmails', securityEmails)
  await app.register(loginRoutes)
  await app.register(loginSettingsRoutes)
  await app.register(connectionRoutes)
  const counts = createSessionCounts(database, clock)
  const counter = createVisitCounter(database, log, published, clock)
  const visits = { counter, names: createSourceNames(database, app.limits, clock), siteUrl: config.siteUrl, published }
  const onStored = async (form: Form, request: FastifyRequest) => {
    counts.invalidate()
    await countStoredForm(visits, form, request)
  }
  const retries = createFormRetries({ database, clock, log })
  app.addHook('preClose', async () => retries.stop())
  const intake = createFormIntake({
    database,
    published,
    ...messages,
    log,
    clock,
    retries,
    upsertLead,
    onStored,
  })
  await app.register(formRoutes, { intake, retries, published })
  await app.register(surveyAdminRoutes, { database, published })
  await app.register(notesRoutes, { database, published, onOpened: () => counter.countPlanUse('reopened') })
  await app.register(toolkitRoutes)
  await app.register(analyticsRoutes, { database, counts })
  await app.register(analyticsAdminRoutes, { database, counts, saveVisits: counter.save, published })
  await app.register(visitRoutes, { database, ...visits })
  await app.register(privacyRoutes, {
    database,
    published,
    events,
    saveVisits: counter.save,
    onErased: counts.invalidate,
  })
  await app.register(emailLinkRoutes, { database, outbox })
  await app.register(outboxRoutes, { database, outbox, messageRecordOf })
  await app.register(overviewRoutes, { database, published, canEmail, messageRecordOf, backupStatus })
  await app.register(auditRoutes)
  await app.register(leadRoutes, { database, published, events, outbox, messageRecordOf, siteUrl })
  if (config.bookingWebhookSecret)
    await app.register(bookingRoutes, { database, events, secret: config.bookingWebhookSecret })
  if (words) await app.register(wordsRoutes, words)
  if (liveSite) await app.register(sitePlugin, { liveSite })
  return app
}
