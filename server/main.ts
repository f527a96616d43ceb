import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { ConfigError, loadConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { stopGracefully } from './graceful-stop.ts'
import { openLogOutput } from './log-output.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { loadPasswords } from './passwords.ts'
import { describeError } from './plugins/describe-error.ts'
import { loadSitePages } from './plugins/site-pages.ts'
import { purgeOld } from './privacy/privacy-service.ts'
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
  const database = await openDatabase(config)
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
  const purge = () => purgeOld(database, new Date()).catch(error => log.error(describeError(error), 'purge failed'))
  setInterval(purge, dayMs).unref()

  if (metrics && config.metricsPort) await serveMetrics(metrics, config.metricsPort).catch(blame('METRICS_PORT'))
  await app.listen({ port: config.port, host: config.host }).catch(blame('PORT'))
  const { port } = app.server.address() as AddressInfo
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
  const { code, message, path } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `DATA_DIR cannot be written to (${path}).`
  // SQLite has one code for all that can happen; its message says that the disk is full.
  const cause = code === 'ERR_SQLITE_ERROR' ? message : (code ?? message)
  if (isDatabaseUnavailable(error)) return `The database cannot be reached (${cause}).`
  return message || String(error)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `The server could not start. ${reasonOf(error)}`)
  process.exit(1)
}
