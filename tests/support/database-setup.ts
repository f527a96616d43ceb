import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open-database.ts'
import { startPostgresServer } from './embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    sqliteTemplate: string
  }
}

export const postgresTemplate = 'template_site'

/** English, as most servers are set up: it sorts text differently than SQLite does. */
const english = "template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-US'"

export async function createPostgresDatabase(server: string, name: string, options = english) {
  const admin = new pg.Client(`${server}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name} ${options}`)
  await admin.end()
  return `${server}/${name}`
}

/** Starts Postgres and runs the migrations once per database kind. Tests copy the result. */
export default async function setUpDatabases({ provide }: TestProject) {
  const postgres = await startPostgresServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'site-template-'))
  for (const databaseUrl of [undefined, await createPostgresDatabase(postgres.url, postgresTemplate)]) {
    const database = await openDatabase({ dataDir, databaseUrl })
    await database.close()
  }
  provide('postgresUrl', postgres.url)
  provide('sqliteTemplate', dataDir)
  return async () => {
    await postgres.remove()
    await rm(dataDir, { recursive: true })
  }
}
