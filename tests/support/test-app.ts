import { Writable } from 'node:stream'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { Passwords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import type { Clock } from '#server/clock.ts'
import { loadConfig } from '#server/config.ts'
import type { OutboxTiming, Transports } from '#server/messages/outbox.ts'
import type { Build } from '#server/site/load-build.ts'
import type { createPublishedWords } from '#server/site/published-words.ts'
import type { Database } from '#server/storage/database.ts'
import { testBuild } from './built-site.ts'
import { type DatabaseKind, newDatabase } from './databases.ts'
import { type EmailServerOptions, startEmailServer } from './email-server.ts'

export const testPasswords = { admin: { value: 'the admin password' }, toolkit: { value: 'the toolkit password' } }

/** An SMTP_URL needs them. */
const emailSettings = {
  MAIL_FROM: 'Modernize My Business <hello@modernizemybusiness.example>',
  LEADS_TO: 'hello@modernizemybusiness.example',
}

export type TestAppOptions = {
  kind?: DatabaseKind
  env?: Record<string, string>
  outboxTiming?: Partial<OutboxTiming>
  transports?: Transports
  database?: Database
  passwords?: Partial<Passwords>
  /** Instead of the built site. */
  build?: Build
  /** For tests that publish without rendering. */
  published?: ReturnType<typeof createPublishedWords>
  runsJobs?: boolean
  clock?: Clock
}

/** The whole server, on a new database, with its log lines captured. */
export async function testApp({
  kind = 'sqlite',
  env = {},
  outboxTiming,
  database: existing,
  passwords,
  build = testBuild,
  published,
  runsJobs = false,
  clock,
  transports,
}: TestAppOptions = {}) {
  const config = loadConfig({ ...emailSettings, ...env })
  const logLines: string[] = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk))
      done()
    },
  })
  const database = existing ?? (await newDatabase(kind))
  const log = pino({ level: config.logLevel }, logStream)
  const app = await buildApp({
    config,
    database,
    log,
    passwords: { ...testPasswords, ...passwords },
    build,
    runsJobs,
    ...(published && { published }),
    ...(clock && { clock }),
    outboxTiming: { budgetMs: 30_000, ...outboxTiming },
    ...(transports && { transports }),
  })
  onTestFinished(() => app.close())
  return { app, database, config, logLines }
}

export type App = Awaited<ReturnType<typeof testApp>>['app']

/** Also starts an SMTP server, which receives the app's emails. */
export async function testAppWithEmail({ env = {}, ...options }: TestAppOptions = {}, email: EmailServerOptions = {}) {
  const smtp = await startEmailServer(email)
  return { ...(await testApp({ ...options, env: { SMTP_URL: smtp.url, ...env } })), smtp }
}
