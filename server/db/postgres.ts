import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { migrateToLatest } from './migrations.ts'
import type { Tables } from './tables.ts'

const int8 = 20

export async function openPostgres(url: string): Promise<Database> {
  await migrate(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
    maxLifetimeSeconds: 600,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    application_name: 'modernize-my-business',
    types: {
      // Counts come as 64-bit integers, which the driver hands over as text to be safe; ours stay far below 2^53.
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  // Without a listener, a connection that breaks while idle would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined)
  // The same for one that breaks while it is in use: whoever uses it gets the error through the query.
  pool.on('connect', client => {
    client.on('error', () => undefined)
    endAfterTimeout(client)
  })
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    read: connection,
    write: work => connection.transaction().execute(work),
    // Postgres recycles its log by itself.
    clearLog: async () => undefined,
    close: () => connection.destroy(),
  }
}

/**
 * A query that got no answer leaves a connection that nobody hears on the other side (a firewall forgot it, the server
 * moved). The pool would hand it out again and again: ended, it is replaced.
 */
function endAfterTimeout(client: pg.PoolClient) {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') connection.stream.destroy()
      })
    return result
  }
  Object.assign(client, { query: watched })
}

/** On a connection without time limits: a migration may take long, and so may waiting for another process's. */
async function migrate(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrateToLatest(connection)
  } finally {
    await connection.destroy()
  }
}
