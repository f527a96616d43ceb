import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real Postgres, started for the test run; each test makes a database of its own in it. */
    postgresUrl: string
  }
}

export default async function startPostgres({ provide }: TestProject) {
  // The data lives for a minute; what is tested is our side of it.
  const postgres = await startPostgresServer()
  provide('postgresUrl', postgres.url)
  return () => postgres.remove()
}
