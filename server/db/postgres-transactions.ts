import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * One transaction on one connection of the pool. Kysely's own would let each statement wait for the one before; here
 * those that are begun together go out together.
 */
export function transactionsOn(pool: { connect(): Promise<pg.PoolClient> }): Database['write'] {
  const handles = new WeakMap<pg.PoolClient, Kysely<Tables>>()
  return async work => {
    const client = await pool.connect()
    const handle = handles.get(client) ?? handleOn(client)
    handles.set(client, handle)
    try {
      await client.query('begin')
      const value = await work(handle)
      const { command } = await client.query('commit')
      // That is how Postgres answers when a statement failed, and somebody went on all the same.
      if (command !== 'COMMIT') throw new Error('The transaction was not kept.')
      client.release()
      return value
    } catch (error) {
      // A connection on which not even this works is of no use to the next one.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }
}

function handleOn(client: pg.PoolClient) {
  const borrowed = { query: client.query.bind(client), release: () => undefined } as PostgresPoolClient
  const pool: PostgresPool = { connect: async () => borrowed, end: async () => undefined, options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
