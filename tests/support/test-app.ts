import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { loadSitePages } from '#server/plugins/site-pages.ts'
import { type DatabaseKind, newDatabase } from './databases.ts'

export const builtSite = join(import.meta.dirname, '../../build/site')

type TestAppOptions = { kind?: DatabaseKind; env?: Record<string, string> }

/** The whole server on a database of its own, with its log lines to look into. */
export async function testApp({ kind = 'sqlite', env = {} }: TestAppOptions = {}) {
  const config = loadConfig(env)
  const logLines: string[] = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk))
      done()
    },
  })
  const database = await newDatabase(kind)
  const pages = loadSitePages(builtSite, config.siteUrl)
  const app = await buildApp({ config, database, log: pino({ level: config.logLevel }, logStream), pages })
  onTestFinished(() => app.close())
  return { app, database, config, logLines }
}
