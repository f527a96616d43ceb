import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { appliedMigrations, type Migrations, migrateToLatest, releasedMigrations } from './migrations.ts'
import type { Tables } from './tables.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const int8 = 20

/** How long a hung server may keep a visitor waiting. */
const visitorTimeoutMs = 5000

export async function openPostgres(url: string, migrations = releasedMigrations): Promise<Database> {
  await migrate(url, migrations)
  const pool = openPool(url)
  const read = kyselyOn(withoutBroken(pool))
  return {
    kind: 'postgres',
    read,
    ...writesOn(pool),
    clearLog: async () => true,
    async removeTraces(tables) {
      await sql`vacuum ${sql.join(tables.map(table => sql.table(table)))}`.execute(read)
      return true
    },
    close: () => pool.end(),
  }
}

const kyselyOn = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** A connection that timed out, that Postgres is closing or that's to a former leader isn't used again. */
const withoutBroken = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect()
    let isBroken = false
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values)
      } catch (error) {
        isBroken = isDatabaseUnavailable(error)
        throw error
      }
    }
    return { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient
  },
})

function openPool(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: visitorTimeoutMs,
    query_timeout: visitorTimeoutMs,
    statement_timeout: visitorTimeoutMs,
    keepAlive: true,
    maxLifetimeSeconds: 600,
    application_name: 'modernize-my-business',
    types: {
      // The driver returns 64-bit counts as text. Ours stay far below 2^53.
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
    },
  })
  ignoreBrokenConnections(pool)
  return pool
}

function writesOn(pool: pg.Pool): Pick<Database, 'write' | 'writeOne'> {
  const queries = new WeakMap<pg.PoolClient, Query>()
  const connect = async () => {
    const client = await pool.connect()
    const query = queries.get(client) ?? namedQueryOn(client)
    queries.set(client, query)
    return { client, ...handleOn(query) }
  }
  return {
    /** Unlike Kysely's transactions, lets statements that start together share a round trip. */
    async write(work) {
      const { client, handle, close } = await connect()
      try {
        const begun = client.query('begin')
        const [value] = await Promise.all([work(handle), begun])
        close()
        const { command } = await client.query('commit')
        // Postgres responds with ROLLBACK if a statement failed and the error was ignored.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
        client.release()
        return value
      } catch (error) {
        close()
        // The connection may be broken, or to a former leader, which is read-only.
        const isUsable = !isDatabaseUnavailable(error) && (await succeeds(client.query('rollback')))
        client.release(!isUsable)
        throw error
      }
    },
    async writeOne(statement) {
      const { client, handle, close } = await connect()
      try {
        const value = await statement(handle)
        client.release()
        return value
      } catch (error) {
        client.release(isDatabaseUnavailable(error))
        throw error
      } finally {
        close()
      }
    },
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>

/** Postgres parses and plans a named statement once per connection. */
const maxNames = 50

function namedQueryOn(client: pg.PoolClient): Query {
  const names = new Map<string, string>()
  return (text, values) => {
    if (!names.has(text) && names.size < maxNames) names.set(text, `write-${names.size}`)
    const name = names.get(text)
    return client.query({ text, values, ...(name && { name }) })
  }
}

/** One per transaction: a statement that starts after its end would be committed without it. */
function handleOn(query: Query) {
  let isOpen = true
  const checkedQuery: Query = (text, values) => {
    if (!isOpen) throw new Error('This transaction has already ended.')
    return query(text, values)
  }
  const borrowed = { query: checkedQuery, release: () => undefined } as unknown as PostgresPoolClient
  return {
    handle: kyselyOn({ connect: async () => borrowed, end: async () => undefined, options: {} }),
    close() {
      isOpen = false
    },
  }
}

/** Without a listener, a broken connection would end the process. The pool replaces it. */
export function ignoreBrokenConnections(pool: pg.Pool) {
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
}

/** No timeouts: a migration may be slow, and so may waiting for another process's. */
async function migrate(url: string, migrations: Migrations) {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  ignoreBrokenConnections(pool)
  const connection = kyselyOn(pool)
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
