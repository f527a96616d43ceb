import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/storage/database.ts'
import { startPostgresServer } from './embedded-postgres.ts'
import { fastFolder } from './fast-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    sqliteTemplate: string
  }
}

const template = 'template_site'

/** English, as most servers are set up: it sorts text differently than SQLite does. */
const english = "template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-US'"

async function runOn(server: string, statement: string) {
  const admin = new pg.Client(`${server}/postgres`)
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

export async function createPostgresDatabase(server: string, name: string, options = english) {
  await runOn(server, `create database ${name} ${options}`)
  return `${server}/${name}`
}

/** Faster than Postgres's default way. Without dropping them, a test run would need 5 GB. */
export const copyPostgresTemplate = (server: string, name: string) =>
  createPostgresDatabase(server, name, `template ${template} strategy file_copy`)

export const dropPostgresDatabase = (server: string, name: string) =>
  runOn(server, `drop database ${name} with (force)`)

/** Starts Postgres and runs the migrations once per database kind. Tests copy the result. */
export default async function setUpDatabases({ provide }: TestProject) {
  const postgres = await startPostgresServer()
  const dataDir = await mkdtemp(join(fastFolder(), 'site-template-'))
  for (const databaseUrl of [undefined, await createPostgresDatabase(postgres.url, template)]) {
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
