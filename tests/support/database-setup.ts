import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Starts Postgres and runs the migrations once per database kind. Tests copy the result. */
export default async function setUpDatabases({ provide }: TestProject) {
  const postgres = await startPostgresServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'site-template-'))
  await postgres.createDatabase(postgresTemplate)
  for (const databaseUrl of [undefined, `${postgres.url}/${postgresTemplate}`]) {
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
