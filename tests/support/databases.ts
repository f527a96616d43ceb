import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { postgresTemplate } from './database-setup.ts'

export type DatabaseKind = Database['kind']

/** Runs the same tests on SQLite and on a real Postgres. */
export const describeOnEachDatabase = (name: string, tests: (kind: DatabaseKind) => void) =>
  describe.each<DatabaseKind>(['sqlite', 'postgres'])(`${name} (%s)`, tests)

/** Where a new database of that kind will be, without any tables yet; it's removed when the test ends. */
export async function newDatabaseSettings(kind: DatabaseKind) {
  const dataDir = await temporaryFolder()
  return { dataDir, databaseUrl: kind === 'postgres' ? await newPostgresDatabase() : undefined }
}

/** The same with empty tables, copied from the template: running the migrations takes ten times as long. */
export async function newTableSettings(kind: DatabaseKind) {
  const dataDir = await temporaryFolder()
  if (kind === 'sqlite') await cp(inject('sqliteTemplate'), dataDir, { recursive: true })
  return { dataDir, databaseUrl: kind === 'postgres' ? await newPostgresDatabase(postgresTemplate) : undefined }
}

export async function newDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openDatabase(await newTableSettings(kind))
  onTestFinished(() => database.close())
  return database
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The URL of a new Postgres database: empty, or a copy of the template. */
export async function newPostgresDatabase(template = 'template0') {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(`${server}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return `${server}/${name}`
}
