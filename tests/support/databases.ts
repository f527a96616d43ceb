import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'

export type DatabaseKind = Database['kind']

/** Runs the same tests on SQLite and on a real Postgres. */
export const describeOnEachDatabase = (name: string, tests: (kind: DatabaseKind) => void) =>
  describe.each<DatabaseKind>(['sqlite', 'postgres'])(`${name} (%s)`, tests)

/** Where a new, empty database of that kind is; it is gone when the test ends. */
export async function newDatabaseSettings(kind: DatabaseKind) {
  const dataDir = await temporaryFolder()
  return { dataDir, databaseUrl: kind === 'postgres' ? await newPostgresDatabase() : undefined }
}

export async function newDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openDatabase(await newDatabaseSettings(kind))
  onTestFinished(() => database.close())
  return database
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The address of a new, empty database. */
export async function newPostgresDatabase() {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(`${server}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${server}/${name}`
}
