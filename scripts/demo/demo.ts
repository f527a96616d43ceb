// `npm run demo`: the site with made-up visitors, in a temporary folder. Emails go to a local inbox.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { root } from '#scripts/toolchain.mjs'
import { loadPasswords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import { ConfigError, loadConfig } from '#server/config.ts'
import { loadBuild } from '#server/site/load-build.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { startInbox } from './inbox.ts'
import { playDays } from './play.ts'

const days = 90

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
  const inbox = await startInbox(await freePortFrom(port + 1), siteUrl)
  // Ignores the operator's settings, so their database and SMTP server aren't touched. What's sent goes to the inbox.
  const config = loadConfig({
    PORT: String(port),
    DATA_DIR: folder,
    SITE_URL: siteUrl,
    ADMIN_PASSWORD: passwords.admin,
    TOOLKIT_PASSWORD: passwords.toolkit,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Modernize My Business <hello@modernizemybusiness.example>',
    LEADS_TO: 'hello@modernizemybusiness.example',
    LOG_LEVEL: 'silent',
  })
  database = await openDatabase(config)
  console.info(`Playing the last ${days} days...`)
  await playDays({ config, database, days, end: Date.now(), onEmail: inbox.receiveEmail })
  const log = pino({ level: config.logLevel })
  app = await buildApp({
    config,
    database,
    log,
    passwords: loadPasswords(config),
    build: await loadBuild(join(root, 'build/site')),
    transports: { email: { send: async email => inbox.receiveEmail(email) }, webhook: async () => 204 },
    runsJobs: true,
  })
  await app.listen({ port, host: config.host })
  console.info(`
Made-up visitors and an owner have used the site for ${days} days.

  Site              ${siteUrl}
  Admin area        ${siteUrl}/admin
  Admin password    ${passwords.admin}
  Toolkit           ${siteUrl}/toolkit
  Toolkit password  ${passwords.toolkit}
  Inbox             ${inbox.url} (shows emails, which aren't sent)

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
