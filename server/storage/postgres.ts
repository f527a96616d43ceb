import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { appliedMigrations, type Migrations, migrateToLatest, releasedMigrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const int8 = 20

/** How long a slow query may keep a visitor waiting. */
const statementTimeoutMs = 5000
/** Longer, so that it only ends queries to a server that no longer responds. */
const queryTimeoutMs = 6000

export async function openPostgres(url: string, migrations = releasedMigrations): Promise<Database> {
  await migrate(url, migrations)
  const database = kyselyOn(openPool(url))
  return {
    kind: 'postgres',
    read: database,
    async write(work) {
      // Controlled, because its rollback waits for statements that are still running.
      const transaction = await database.startTransaction().execute()
      try {
        const value = await work(transaction)
        await transaction.commit().execute()
        return value
      } catch (error) {
        // If that fails too, Kysely closes the connection.
        await transaction
          .rollback()
          .execute()
          .catch(() => undefined)
        throw error
      }
    },
    clearLog: async () => true,
    async removeTraces(tables) {
      await sql`vacuum ${sql.join(tables.map(table => sql.table(table)))}`.execute(database)
      return true
    },
    close: () => database.destroy(),
  }
}

const kyselyOn = (pool: pg.Pool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

function openPool(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    // The pool keeps connections whose query timed out, or that lead to a server that became read-only.
    maxLifetimeSeconds: 60,
    application_name: 'modernize-my-business',
    types: {
      // The driver returns 64-bit counts as text. Ours stay far below 2^53.
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  ignoreBrokenConnections(pool)
  return pool
}

/** Without a listener, a broken connection would end the process. The pool replaces it. */
function ignoreBrokenConnections(pool: pg.Pool) {
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
}

/** For migrations and copies, which may be slow. */
export function connectWithoutTimeouts(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 10_000 })
  ignoreBrokenConnections(pool)
  return kyselyOn(pool)
}

async function migrate(url: string, migrations: Migrations) {
  const connection = connectWithoutTimeouts(url)
  try {
    if ((await appliedMigrations(connection)).length === 0) await requireUnicode(connection)
    await migrateToLatest(connection, migrations)
  } finally {
    await connection.destroy()
  }
}

/** With another encoding, a form with an emoji couldn't be stored. A site that's in use starts anyway. */
async function requireUnicode(connection: Kysely<Tables>) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(connection)
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  throw new Error(
    `The database's encoding is ${encoding}. Create it again with: createdb --encoding=UTF8 --template=template0`,
  )
}
