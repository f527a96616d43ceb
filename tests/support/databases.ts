import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/storage/database.ts'
import { copyPostgresTemplate, createPostgresDatabase, dropPostgresDatabase } from './database-setup.ts'
import { fastFolder } from './fast-folder.ts'

export type DatabaseKind = Database['kind']

export const describeOnEachDatabase = (name: string, tests: (kind: DatabaseKind) => void) =>
  describe.each<DatabaseKind>(['sqlite', 'postgres'])(`${name} (%s)`, tests)

export async function newDatabaseSettings(kind: DatabaseKind) {
  const dataDir = await temporaryFolder()
  return { dataDir, databaseUrl: kind === 'postgres' ? await newPostgresDatabase() : undefined }
}

/** Settings for a copy of the migrated template, which takes a tenth of the time of running the migrations. */
export async function migratedDatabaseSettings(kind: DatabaseKind) {
  const dataDir = await temporaryFolder()
  if (kind === 'sqlite') await cp(inject('sqliteTemplate'), dataDir, { recursive: true })
  return { dataDir, databaseUrl: kind === 'postgres' ? await copiedPostgresDatabase() : undefined }
}

export async function newDatabase(kind: DatabaseKind): Promise<Database> {
  const database = await openDatabase(await migratedDatabaseSettings(kind))
  onTestFinished(() => database.close())
  return database
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(fastFolder(), 'site-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const newName = () => `test_${randomBytes(6).toString('hex')}`

export const newPostgresDatabase = (options?: string) =>
  createPostgresDatabase(inject('postgresUrl'), newName(), options)

async function copiedPostgresDatabase() {
  const server = inject('postgresUrl')
  const name = newName()
  onTestFinished(() => dropPostgresDatabase(server, name))
  return copyPostgresTemplate(server, name)
}
