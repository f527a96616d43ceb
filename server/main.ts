import { accessSync, constants, mkdirSync, statSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from './app.ts'
import { loadPasswords } from './auth/passwords.ts'
import { ConfigError, loadConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { createWriteCheck } from './db/write-check.ts'
import { describeError } from './http/describe-error.ts'
import { loadSitePages } from './http/site.ts'
import { createMetrics } from './metrics/metrics.ts'
import { PurgeRefused, purgeOld } from './privacy/privacy-service.ts'
import { startupMessage } from './startup-message.ts'

const dayMs = 24 * 60 * 60 * 1000
const stopTimeoutMs = 10_000
/** A proxy that checks /healthz every second has noticed by then, even if one of its checks was lost. */
const proxyDrainMs = 3000

const maxPendingBytes = 2 ** 20

/** Standard output. Lines that can't be written, for example to a full disk, are written later or dropped. */
const output = {
  pending: Buffer.alloc(0),
  write(text: string) {
    if (this.pending.length < maxPendingBytes) this.pending = Buffer.concat([this.pending, Buffer.from(text)])
    try {
      this.pending = this.pending.subarray(writeSync(1, this.pending))
    } catch {}
  },
}

async function start() {
  const config = loadConfig(process.env)
  // Leads and passwords are for this user alone, whatever the folder's own permissions.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  const log = pino({ level: config.logLevel }, output)
  const passwords = loadPasswords(config)
  const pages = loadSitePages(join(import.meta.dirname, '../build/site'), config.siteUrl)
  // Leads would get wrong dates, and be purged as old ones later.
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
  const stop = async () => {
    // Ctrl+C sends the signal twice: to this process, and to npm, which passes it on.
    if (stopping) return
    stopping = true
    if (config.trustProxy !== undefined) await drainProxy(app)
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  // Promised in the privacy policy.
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

  if (metrics && config.metricsPort) await metrics.listen(config.metricsPort).catch(describeListenError('METRICS_PORT'))
  await app.listen({ port: config.port, host: config.host }).catch(describeListenError('PORT'))
  const { port } = app.server.address() as AddressInfo
  log.info({ version: pages.version }, 'server started')
  output.write(startupMessage({ config, passwords, port }))
  await purge()
}

/** Until the proxy notices a failed health check, each response closes its connection, so that none is cut off later. */
async function drainProxy(app: FastifyInstance) {
  app.failHealthChecks()
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(proxyDrainMs)
}

function describeListenError(setting: string) {
  return (error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code === 'EADDRINUSE') throw new Error(`${setting} ${error.port} is in use by another program.`)
    if (error.code === 'EACCES') throw new Error(`${setting} ${error.port} may not be used by this user.`)
    throw error
  }
}

/** One line for the operator, without a stack trace. */
function reasonOf(error: unknown) {
  const { code, message, path, syscall } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR is a file, not a folder (${path}).`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `DATA_DIR can't be written to (${path}).`
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
    return `HOST isn't an address of this machine (${message}).`
  // SQLite has one code for everything; its message says, for example, that the disk is full.
  if (code === 'ERR_SQLITE_ERROR') return `The database can't be used: ${message}. ${ownerHint()}`.trim()
  if (isDatabaseUnavailable(error)) return `The database can't be reached (${code ?? message}).`
  return message || String(error)
}

/** The owner of a database file that this user can't write to, for example after a restore as root. */
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
