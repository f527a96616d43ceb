import { accessSync, constants, mkdirSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { dayMs } from '#contracts/time.ts'
import { loadPasswords } from './admin/passwords.ts'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { ConfigError, loadConfig } from './config.ts'
import { createWriteCheck } from './http/health.ts'
import { loadBuild } from './site/load-build.ts'
import { startupMessage } from './startup-message.ts'
import { removeUnfinishedBackups } from './storage/backup/backup-files.ts'
import { openWithBackup } from './storage/backup/upgrade-backup.ts'
import { isDatabaseUnavailable } from './storage/database-errors.ts'
import { describeOwner } from './storage/files.ts'
import { databaseFile } from './storage/open-database.ts'

const stopTimeoutMs = 10_000
/** Long enough for a proxy that checks /healthz every second, even if it misses a check. */
const proxyDrainMs = 3000

const maxPendingBytes = 2 ** 20

/** Standard output. Lines that can't be written, for example to a full disk, are buffered, then dropped. */
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
  // New files hold leads and passwords, so only this user may read them.
  process.umask(0o077)
  mkdirSync(config.dataDir, { recursive: true })
  const log = pino({ level: config.logLevel }, output)
  const passwords = loadPasswords(config)
  removeUnfinishedBackups(config.backupDir)
  const build = await loadBuild(join(import.meta.dirname, '../build/site'))
  // With a wrong clock, leads would get wrong dates and be purged too early.
  if (Date.now() < build.builtAt.getTime() - dayMs)
    throw new Error(
      `The system clock is at ${new Date().toISOString()}, before this site was built. Set the clock and try again.`,
    )
  const database = await openWithBackup(config, log)
  await createWriteCheck(database, systemClock)()
  const app = await buildApp({ config, database, log, passwords, build, runsJobs: true })

  let stopping = false
  const stop = async () => {
    // Ctrl+C signals both this process and npm, which forwards it.
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

  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  log.info({ version: build.version }, 'server started')
  output.write(startupMessage({ config, passwords, port }))
}

/** Until the proxy notices, each response closes its connection, so none is cut off later. */
async function drainProxy(app: FastifyInstance) {
  app.failHealthChecks()
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(proxyDrainMs)
}

function explainError(error: unknown) {
  const { code, message, path, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or set PORT or METRICS_PORT to another number.`
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} requires elevated privileges.`
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR is a file, not a folder (${path}).`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `DATA_DIR can't be used (${path}). ${describeOwner(path ?? '')}`.trim()
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL')
    return `HOST isn't an address on this machine (${message}).`
  // SQLite has one code for everything; the reason, such as a full disk, is in the message.
  if (code === 'ERR_SQLITE_ERROR') return `The database can't be used: ${message}. ${ownerHint()}`.trim()
  if (isDatabaseUnavailable(error)) return `The database can't be reached (${code ?? message}).`
  return message || String(error)
}

/** Helps after a restore as root, which leaves a file that the server can't write to. */
function ownerHint() {
  const file = databaseFile(loadConfig(process.env).dataDir)
  try {
    accessSync(file, constants.W_OK)
    return ''
  } catch {
    return describeOwner(file)
  }
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `The server couldn't start. ${explainError(error)}`)
  process.exit(1)
}
