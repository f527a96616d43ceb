// Serves the design gallery, which isn't part of the production build, with the production server.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { loadPasswords } from '#server/auth/passwords.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { loadSitePages } from '#server/http/site.ts'

const [port, dataDir = ''] = process.argv.slice(2)
const config = loadConfig({ DATA_DIR: dataDir, PORT: port })
mkdirSync(config.dataDir, { recursive: true })
const pages = loadSitePages(join(import.meta.dirname, '../../build/gallery'), config.siteUrl)
const app = await buildApp({
  config,
  database: await openDatabase(config),
  log: pino({ level: 'warn' }),
  passwords: loadPasswords(config),
  pages,
})
await app.listen({ port: config.port, host: config.host })
