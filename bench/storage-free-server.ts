// The server, without storing any form.
import { mkdirSync } from 'node:fs'
import pino from 'pino'
import { loadPasswords } from '#server/admin/passwords.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'

const config = loadConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const database = await openDatabase(config)
// What intake.ts expects for a new form.
const write: Database['write'] = async () => ({ emailIds: new Map() }) as never
const log = pino({ level: config.logLevel })
const app = await buildApp({ config, database: { ...database, write }, log, passwords: loadPasswords(config) })
await app.listen({ port: config.port, host: config.host })
process.on('SIGTERM', () => process.exit(0))
