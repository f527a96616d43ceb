import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { Passwords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import type { Clock } from '#server/clock.ts'
import { loadConfig } from '#server/config.ts'
import type { OutboxTiming } from '#server/messages/outbox.ts'
import { createLiveWords } from '#server/site/live-words.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import { loadSitePages, type SitePages } from '#server/site/site-pages.ts'
import { createSiteRenderer, type SiteRenderer } from '#server/site/site-renderer.ts'
import type { Database } from '#server/storage/database.ts'
import { type DatabaseKind, newDatabase } from './databases.ts'
import { type EmailServerOptions, startEmailServer } from './email-server.ts'

export const builtSite = join(import.meta.dirname, '../../build/site')

export const testPasswords = { admin: { value: 'the admin password' }, toolkit: { value: 'the toolkit password' } }

/** Cached, because reading the pages takes longer than most tests. Their headers depend on the protocol. */
const pagesByProtocol = new Map<string, SitePages>()
function pagesFor(siteUrl: string) {
  const { protocol } = new URL(siteUrl)
  const pages = pagesByProtocol.get(protocol) ?? loadSitePages(builtSite, siteUrl)
  pagesByProtocol.set(protocol, pages)
  return pages
}

/** One for all apps of a test file, because starting its thread takes longer than most tests. */
const renderers = new Map<SitePages, SiteRenderer>()
function rendererFor(built: SitePages): SiteRenderer {
  const options = { folder: builtSite, built, log: pino({ level: 'silent' }), timeoutMs: 120_000 }
  const renderer = renderers.get(built) ?? { ...createSiteRenderer(options), close: async () => undefined }
  renderers.set(built, renderer)
  return renderer
}

/** An SMTP_URL needs them. */
const emailSettings = {
  MAIL_FROM: 'Modernize My Business <hello@modernizemybusiness.example>',
  LEADS_TO: 'hello@modernizemybusiness.example',
}

export type TestAppOptions = {
  kind?: DatabaseKind
  env?: Record<string, string>
  outboxTiming?: Partial<OutboxTiming>
  database?: Database
  passwords?: Partial<Passwords>
  renderer?: SiteRenderer
  /** How often it looks for words that another server published. */
  wordsTiming?: { pollMs: number; retryMs?: number }
  /** For tests that publish without rendering. */
  published?: PublishedWords
  clock?: Clock
}

/** The whole server, on a new database, with its log lines captured. */
export async function testApp({
  kind = 'sqlite',
  env = {},
  outboxTiming,
  database: existing,
  passwords,
  renderer: ownRenderer,
  wordsTiming = { pollMs: 60 * 60_000 },
  published,
  clock,
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
  const built = pagesFor(config.siteUrl)
  const liveSite = { current: built }
  const renderer = ownRenderer ?? rendererFor(built)
  const live = createLiveWords({ database, renderer, liveSite, log, ...wordsTiming })
  await live.start()
  const app = await buildApp({
    config,
    database,
    log,
    passwords: { ...testPasswords, ...passwords },
    liveSite,
    words: { live, renderer },
    ...(published && { published }),
    ...(clock && { clock }),
    outboxTiming: { budgetMs: 30_000, ...outboxTiming },
  })
  onTestFinished(() => app.close())
  return { app, database, config, logLines, liveSite, live, renderer }
}

export type App = Awaited<ReturnType<typeof testApp>>['app']

/** Also starts an SMTP server, which receives the app's emails. */
export async function testAppWithEmail({ env = {}, ...options }: TestAppOptions = {}, email: EmailServerOptions = {}) {
  const smtp = await startEmailServer(email)
  return { ...(await testApp({ ...options, env: { SMTP_URL: smtp.url, ...env } })), smtp }
}
