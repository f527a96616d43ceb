// The server with all it does to a submission but storing it: the ceiling for every way to store one.
import { mkdirSync } from 'node:fs'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { loadPasswords } from '#server/passwords.ts'

const config = loadConfig(process.env)
mkdirSync(config.dataDir, { recursive: true })
const database = await openDatabase(config)
// What the intake is told after storing a new lead.
const stored = { before: undefined, mailIds: new Map() }
const write: Database['write'] = async () => stored as never
const log = pino({ level: config.logLevel })
const app = await buildApp({ config, database: { ...database, write }, log, passwords: loadPasswords(config) })
await app.listen({ port: config.port, host: config.host })
process.on('SIGTERM', () => process.exit(0))
