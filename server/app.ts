import { hkdfSync, randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createWriteCheck } from './db/write-check.ts'
import { createHttpServer } from './http-server.ts'
import { createLeadIntake } from './leads/lead-intake.ts'
import { addressIn } from './mail/addresses.ts'
import { mailComposer } from './mail/compose-mail.ts'
import { mailRecords } from './mail/mail-records.ts'
import { outboxState } from './mail/mail-repository.ts'
import { createOutbox, type MailTiming } from './mail/outbox.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { teamDigest } from './mail/team-digest.ts'
import type { Metrics } from './metrics/metrics.ts'
import { requestMetricsPlugin } from './metrics/request-metrics.ts'
import { adminRoutes } from './modules/admin/admin-routes.ts'
import { analyticsAdminRoutes } from './modules/analytics/analytics-admin-routes.ts'
import { analyticsRoutes } from './modules/analytics/analytics-routes.ts'
import { sessionRecordsOf } from './modules/analytics/session-list.ts'
import { betaConfirmation, betaTeamNotice } from './modules/beta/beta-emails.ts'
import { betaRecordsOf } from './modules/beta/beta-repository.ts'
import { betaRoutes } from './modules/beta/beta-routes.ts'
import { overviewRoutes } from './modules/people/overview-routes.ts'
import { peopleRoutes } from './modules/people/people-routes.ts'
import { quizTeamNotice } from './modules/quiz/quiz-emails.ts'
import { quizRecordsOf } from './modules/quiz/quiz-repository.ts'
import { quizRoutes } from './modules/quiz/quiz-routes.ts'
import { surveyAdminRoutes } from './modules/surveys/survey-admin-routes.ts'
import { surveyConfirmation, surveyTeamNotice } from './modules/surveys/survey-emails.ts'
import { surveyRecordsOf } from './modules/surveys/survey-repository.ts'
import { surveyRoutes } from './modules/surveys/survey-routes.ts'
import { toolkitRoutes } from './modules/toolkit/toolkit-routes.ts'
import { unsubscribeRoutes } from './modules/unsubscribe/unsubscribe-routes.ts'
import type { Passwords } from './passwords.ts'
import { adminGuardPlugin } from './plugins/admin-guard.ts'
import { createAdminSessions } from './plugins/admin-sessions.ts'
import { apiGuardPlugin } from './plugins/api-guard.ts'
import { answerClientError, answerError, errorsPlugin } from './plugins/errors.ts'
import { healthPlugin } from './plugins/health.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { createPasswordCheck } from './plugins/password-check.ts'
import { requestLogPlugin } from './plugins/request-log.ts'
import { answerHeaders, securityHeadersPlugin } from './plugins/security-headers.ts'
import { sitePlugin } from './plugins/site.ts'
import type { SitePages } from './plugins/site-pages.ts'
import { erasePerson, exportPerson } from './privacy/privacy-service.ts'

type Parts = {
  config: Config
  database: Database
  log: FastifyBaseLogger
  passwords: Passwords
  /** The built site; the dev server, which renders pages itself, has none. */
  pages?: SitePages
  /** None when nobody asks for figures. */
  metrics?: Metrics | undefined
  /** For tests, which have no minutes to wait for the next try. */
  mailTiming?: Partial<MailTiming>
}

/** Every kind of mail that may lie in the outbox. */
const mailTemplates = [
  surveyTeamNotice,
  surveyConfirmation,
  quizTeamNotice,
  betaTeamNotice,
  betaConfirmation,
  teamDigest,
]

/** Fastify takes addresses; a number of hops is for hosts whose proxies have none that is known in advance. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : (setting ?? false)

/** Puts the server together. Everything it uses is passed in; nothing is looked up. */
export async function buildApp({ config, database, log, passwords, pages, metrics, mailTiming }: Parts) {
  const app = Fastify({
    loggerInstance: log,
    // One line per API call is written by the request log plugin instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 64 * 1024,
    // Said here and not later, so that Fastify does not load its own, which nobody would use.
    schemaController: {
      compilersFactory: {
        buildValidator: (() => validatorCompiler) as never,
        buildSerializer: (() => serializerCompiler) as never,
      },
    },
    serverFactory: handler => createHttpServer(handler, pages, metrics?.pages),
    forceCloseConnections: 'idle',
    // Requests that still arrive while the server stops are answered; /healthz tells the proxy to send no more.
    return503OnClosing: false,
    // Refused before any hook has run, so the headers are set here.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(answerHeaders)),
    clientErrorHandler: answerClientError,
  })

  await app.register(securityHeadersPlugin)
  await app.register(errorsPlugin)
  await app.register(requestLogPlugin, { isBehindProxy: config.trustProxy !== undefined })
  if (metrics) await app.register(requestMetricsPlugin, { metrics })
  await app.register(apiGuardPlugin, { siteUrl: config.siteUrl })
  // Servers that share a database also share this password, and it isn't stored in the database.
  const secret = Buffer.from(hkdfSync('sha256', passwords.admin.value, '', 'visitor addresses', 32))
  await app.register(limitsPlugin, { database, secret })
  const checkWrite = createWriteCheck(database)
  const version = pages?.version ?? 'development'
  metrics?.runs(version)
  await app.register(healthPlugin, { checkWrite, version })
  const sessions = createAdminSessions(database, passwords.admin.value)
  await app.register(adminGuardPlugin, { sessions })

  const outbox = createOutbox({
    database,
    log,
    transport: config.smtpUrl ? createSmtpTransport(config.smtpUrl) : undefined,
    compose: mailComposer({
      templates: mailTemplates,
      context: { siteUrl: config.siteUrl, toolkitPassword: passwords.toolkit.value },
      from: config.mailFrom,
      team: config.leadsTo,
    }),
    domain: addressIn(config.mailFrom).replace(/^.*@/, ''),
    noticesPerHour: config.noticesPerHour,
    timing: mailTiming,
    onTried: metrics?.mailTried,
  })
  metrics?.watchOutbox(async () => {
    await checkWrite()
    return outboxState(database.read)
  })
  app.addHook('onReady', async () => outbox.start())
  app.addHook('preClose', async () => outbox.pause())
  app.addHook('onClose', () => outbox.stop())

  const passwordCheck = (name: string, password: string) => createPasswordCheck({ name, password, limits: app.limits })
  await app.register(adminRoutes, { isPassword: passwordCheck('admin-password', passwords.admin.value), sessions })
  const intake = createLeadIntake({ database, outbox, log, onTaken: metrics?.submitted })
  await app.register(surveyRoutes, { intake })
  await app.register(surveyAdminRoutes, { database })
  await app.register(quizRoutes, { intake })
  await app.register(betaRoutes, { intake })
  await app.register(toolkitRoutes, { isPassword: passwordCheck('toolkit-password', passwords.toolkit.value) })
  await app.register(analyticsRoutes, { database })
  await app.register(analyticsAdminRoutes, { database })
  await app.register(unsubscribeRoutes, { database })
  const mailRecordOf = mailRecords(mailTemplates)
  await app.register(overviewRoutes, { database, outbox, mailRecordOf })
  await app.register(peopleRoutes, {
    database,
    records: {
      surveysOf: surveyRecordsOf,
      quizzesOf: quizRecordsOf,
      applicationsOf: betaRecordsOf,
      sessionsOf: sessionRecordsOf,
      mailRecordOf,
    },
    privacy: { export: exportPerson, erase: erasePerson },
  })
  if (pages) await app.register(sitePlugin, { pages })
  return app
}
