import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { ConfigError, loadConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { createWriteCheck } from './db/write-check.ts'
import { stopGracefully } from './graceful-stop.ts'
import { openLogOutput } from './log-output.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { loadPasswords } from './passwords.ts'
import { describeError } from './plugins/describe-error.ts'
import { loadSitePages } from './plugins/site-pages.ts'
import { PurgeRefused, purgeOld } from './privacy/privacy-service.ts'
import { startupMessage } from './startup-message.ts'

const dayMs = 24 * 60 * 60 * 1000

async function start() {
  const config = loadConfig(process.env)
  // Leads and passwords are nobody else's to read, whatever the folder they lie in allows.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  const output = openLogOutput()
  const log = pino({ level: config.logLevel }, output)
  const passwords = loadPasswords(config)
  const pages = loadSitePages(join(import.meta.dirname, '../build/site'), config.siteUrl)
  // Leads would be dated wrongly, and deleted as old ones later.
  if (Date.now() < pages.builtAt.getTime() - dayMs)
    throw new Error(`The clock says ${new Date().toISOString()}, which is before this site was built. Set the clock.`)
  if (pages.builtFor !== config.siteUrl)
    log.warn(
      `The site was built for ${pages.builtFor}, but SITE_URL is ${config.siteUrl}. Run npm run build with the same SITE_URL.`,
    )
  const database = await openDatabase(config)
  await createWriteCheck(database)()
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  const app = await buildApp({ config, database, log, passwords, pages, metrics })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void stopGracefully({ app, behindProxy: config.trustProxy !== undefined, closeDatabase: database.close })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  // The privacy policy promises it, so nobody has to remember it.
  const purge = async () => {
    try {
      const counts = await purgeOld(database, new Date())
      if (Object.values(counts).some(Boolean)) log.info({ counts }, 'old records purged')
    } catch (error) {
      if (!(error instanceof PurgeRefused)) return log.error(describeError(error), 'purge failed')
      log.error(`purge refused: ${error.message} If that's right, run: npm run privacy -- purge --yes`)
    }
  }
  setInterval(purge, dayMs).unref()

  if (metrics && config.metricsPort) await serveMetrics(metrics, config.metricsPort).catch(blame('METRICS_PORT'))
  await app.listen({ port: config.port, host: config.host }).catch(blame('PORT'))
  const { port } = app.server.address() as AddressInfo
  log.info({ version: pages.version }, 'server started')
  output.write(startupMessage({ config, passwords, port }))
  await purge()
}

/** What fails to listen knows its number, not the setting that it comes from. */
function blame(setting: string) {
  return (error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code === 'EADDRINUSE') throw new Error(`${setting} ${error.port} is in use by another program.`)
    if (error.code === 'EACCES') throw new Error(`${setting} ${error.port} may not be used by this user.`)
    throw error
  }
}

/** One line for the operator; a stack trace would only hide it. */
function reasonOf(error: unknown) {
  const { code, message, path, syscall } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR is a file, not a folder (${path}).`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `DATA_DIR can't be written to (${path}).`
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
    return `HOST isn't an address of this machine (${message}).`
  // SQLite has one code for all that can happen; its message says that the disk is full.
  if (code === 'ERR_SQLITE_ERROR') return `The database can't be used: ${message}. ${ownerHint()}`.trim()
  if (isDatabaseUnavailable(error)) return `The database can't be reached (${code ?? message}).`
  return message || String(error)
}

/** Who owns a database file that this user can't write to: after a restore as root, say. */
function ownerHint() {
  const { dataDir } = loadConfig(process.env)
  for (const path of [join(dataDir, 'site.db'), dataDir]) {
    try {
      accessSync(path, constants.W_OK)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT') continue
      return `${path} belongs to user ${statSync(path).uid}, and the server runs as user ${process.getuid?.()}.`
    }
  }
  return ''
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `The server could not start. ${reasonOf(error)}`)
  process.exit(1)
}
