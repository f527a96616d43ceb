// `npm run demo`: the site with made-up visitors, in a temporary folder. Emails go to a local inbox.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { root } from '#scripts/toolchain.mjs'
import { loadPasswords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { instantOf } from '#server/calendar/company-time.ts'
import { systemClock } from '#server/clock.ts'
import { ConfigError, loadConfig } from '#server/config.ts'
import { createReminders } from '#server/leads/reminders/reminders.ts'
import { createLiveWords } from '#server/site/live-words.ts'
import { loadSitePages } from '#server/site/site-pages.ts'
import { createSiteRenderer } from '#server/site/site-renderer.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { startInbox } from './inbox.ts'
import { addActivity } from './seed/add-activity.ts'
import { bookCalls } from './seed/book-calls.ts'
import { fillDatabase } from './seed/fill-database.ts'
import { followUp } from './seed/follow-up.ts'
import { applicationAt, quizAt, surveyAt } from './seed/forms.ts'

const amounts = { sessions: 300, responses: 96, quizzes: 34, applications: 14 }
const days = 90
const newLead = 1000

const passwords = { admin: 'demo-admin-password', toolkit: 'demo-toolkit' }

let database: Database | undefined
let app: Awaited<ReturnType<typeof buildApp>> | undefined
let stopping = false

// Before the folder exists, so no signal can leave it behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
const folder = mkdtempSync(join(tmpdir(), 'modernize-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Windows can't delete open files, so the database closes first. */
async function stop(signal: NodeJS.Signals) {
  stopping = true
  console.info(`Stopped by ${signal}.`)
  await app?.close()
  await database?.close()
  process.exit(0)
}

try {
  await start()
} catch (error) {
  // Errors after the database closed are expected.
  if (!stopping) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}

async function start() {
  const port = await freePortFrom(loadConfig({ PORT: process.env.PORT }).port)
  const siteUrl = `http://127.0.0.1:${port}`
  const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`
  const inbox = await startInbox(await freePortFrom(port + 1), siteUrl, webhookSecret)
  // Ignores the operator's settings, so their database and SMTP server aren't touched.
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    ADMIN_PASSWORD: passwords.admin,
    TOOLKIT_PASSWORD: passwords.toolkit,
    SMTP_URL: inbox.smtpUrl,
    WEBHOOK_URL: inbox.webhookUrl,
    WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'silent',
  })
  database = await openDatabase(config)
  await fillDatabase(database, amounts, { days })
  await followUp(database)
  await bookCalls(database)
  await addActivity(database)
  const log = pino({ level: config.logLevel })
  const site = join(root, 'build/site')
  const liveSite = { current: loadSitePages(site, siteUrl) }
  const renderer = createSiteRenderer({ folder: site, built: liveSite.current, log })
  const live = createLiveWords({ database, renderer, liveSite, log })
  app = await buildApp({
    config,
    database,
    log,
    passwords: loadPasswords(config),
    liveSite,
    words: { live, renderer },
    runsJobs: true,
  })
  await app.listen({ port, host: config.host })
  const forms = {
    '/api/quiz/submit': quizAt(amounts.quizzes, newLead),
    '/api/beta/apply': applicationAt(amounts.applications, newLead + 1),
    '/api/survey/submit': { ...surveyAt(amounts.responses, newLead + 2), toolkitOptIn: true },
  }
  for (const [url, payload] of Object.entries(forms)) {
    const { statusCode } = await app.inject({ method: 'POST', url, payload })
    if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`)
  }
  await app.backups?.run()
  // Last Monday's digest, whatever day it is today.
  const today = companyDay(new Date())
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).toPlainDateTime('09:00')
  const backupStatus = () => app?.backups?.status() ?? null
  const { check } = createReminders({ database, log, clock: systemClock, backupStatus })
  await check(new Date(instantOf(monday)))
  console.info(`
The demo is running with ${amounts.sessions} made-up visitors from the last ${days} days.

  Site              ${siteUrl}
  Admin area        ${siteUrl}/admin
  Admin password    ${passwords.admin}
  Toolkit           ${siteUrl}/toolkit
  Toolkit password  ${passwords.toolkit}
  Inbox             ${inbox.url} (emails and webhooks show up here instead of being sent)

Press Ctrl+C to stop and delete everything.
`)
}

async function freePortFrom(port: number): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return freePortFrom(port + 1)
  }
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}
