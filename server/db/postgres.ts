import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { migrateToLatest } from './migrations.ts'
import { transactionsOn } from './postgres-transactions.ts'
import { DatabaseSilent, isPostgresAnswering, type SilenceWatch, watchForSilence } from './silence-watch.ts'
import type { Tables } from './tables.ts'

const int8 = 20

export async function openPostgres(url: string): Promise<Database> {
  await migrate(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Statements that do not wait for one another go out together.
    pipeline: true,
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
  surviveBrokenConnections(pool)
  pool.on('connect', client => endWhenSilent(client, watch))
  const { host, port } = new pg.Client(url)
  const watch = watchForSilence(() => isPostgresAnswering({ host, port }))
  const watched = watchedPool(pool, watch)
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watched }) })
  return {
    kind: 'postgres',
    read: connection,
    search: connection,
    write: transactionsOn(watched),
    writeOne: statement => statement(connection),
    // Postgres recycles its log by itself.
    clearLog: async () => true,
    async close() {
      await pool.end()
      watch.stop()
    },
  }
}

/** Nobody waits for a connection to a server that has fallen silent; what comes of the attempt later is given back. */
function watchedPool(pool: pg.Pool, { watched }: SilenceWatch) {
  return {
    options: pool.options,
    async connect() {
      const connecting = pool.connect()
      try {
        return await watched(connecting)
      } catch (error) {
        connecting.then(
          client => client.release(),
          () => undefined,
        )
        throw error
      }
    },
    end: () => pool.end(),
  }
}

/**
 * A query that got no answer leaves a connection that nobody hears on the other side (a firewall forgot it, the server
 * moved or hangs). The pool would hand it out again and again: ended, it is replaced.
 */
function endWhenSilent(client: pg.PoolClient, { watched }: SilenceWatch) {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watchedQuery = async (...args: unknown[]) => {
    try {
      return await watched(query(...args) as Promise<unknown>)
    } catch (error) {
      if (error instanceof DatabaseSilent || (error as Error).message === 'Query read timeout')
        connection.stream.destroy()
      throw error
    }
  }
  Object.assign(client, { query: watchedQuery })
}

/**
 * Without a listener, a connection that breaks would end the process. The pool replaces those that were idle; whoever was
 * using one gets the error through the query.
 */
export function surviveBrokenConnections(pool: pg.Pool) {
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
}

/** On a connection without time limits: a migration may take long, and so may waiting for another process's. */
async function migrate(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  surviveBrokenConnections(pool)
  const connection = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrateToLatest(connection)
  } finally {
    await connection.destroy()
  }
}
