import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { loadPasswords } from './passwords.ts'
import { loadSitePages } from './plugins/site-pages.ts'
import { startupMessage } from './startup-message.ts'

/** Requests under way get this long to finish when the server is told to stop. */
const longestShutdownMs = 10_000

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const config = readConfig()
mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
const log = pino({ level: config.logLevel })
const passwords = loadPasswords(config)
const pages = loadSitePages(join(import.meta.dirname, '../build/site'), config.siteUrl)
const database = await openDatabase(config)
const app = await buildApp({ config, database, log, pages })

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), longestShutdownMs).unref()
    // A connection that was busy when closing began stays open for the next request that never comes: end it once idle.
    setInterval(() => app.server.closeIdleConnections(), 50).unref()
    await app.close()
    await database.close()
    process.exit(0)
  })
}

try {
  const address = await app.listen({ port: config.port, host: config.host })
  process.stdout.write(startupMessage({ config, passwords, port: Number(new URL(address).port) }))
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  const reason = code === 'EADDRINUSE' ? `PORT ${config.port} is in use by another program.` : String(error)
  console.error(`The server could not start. ${reason}`)
  await database.close()
  process.exit(1)
}
