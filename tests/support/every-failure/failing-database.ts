import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { Database, Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * `unavailable`: it doesn't take effect. On Postgres, its connection is really ended. `lost`: a commit takes effect, and
 * its response is lost. `unexpected`: an error that says nothing about the database.
 */
export type Failure = 'unavailable' | 'lost' | 'unexpected'

type Plan = { failure: Failure; at: number; count: number; failed: string | undefined; isOver: boolean }

/** Only what happens until the operation's response counts, and not what an earlier one left running. */
const current = new AsyncLocalStorage<Plan>()

/** Runs the operation with its `at`-th statement failing. `failed` is that statement, or undefined if there were fewer. */
export async function withFailure<Result>(failure: Failure, at: number, operation: () => Promise<Result>) {
  const plan: Plan = { failure, at, count: 0, failed: undefined, isOver: false }
  const result = await current.run(plan, operation)
  plan.isOver = true
  return { result, failed: plan.failed }
}

/** Counts it. True if it's the one that fails. */
function fails(plan: Plan | undefined, statement: string, isCommit = false): plan is Plan {
  if (!plan || plan.isOver || (plan.failure === 'lost') !== isCommit) return false
  plan.count += 1
  if (plan.count !== plan.at) return false
  plan.failed = statement
  return true
}

const diskError = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })
const networkError = () => new Error('Connection terminated unexpectedly')
const unexpectedError = () => new Error('Nobody expected this.')

/** The same database, for `withFailure`. Outside of it, nothing fails. */
export function failingDatabase(database: Database): Database {
  const { kind } = database
  const unavailable = kind === 'sqlite' ? diskError : networkError

  async function failOn(handle: Handle, { failure }: Plan) {
    if (failure === 'unexpected') throw unexpectedError()
    if (kind === 'postgres') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(handle)
    throw unavailable()
  }

  const onHandle = (handle: Handle, plan: () => Plan | undefined) =>
    handleOver(kind, handle, async ({ sql }) => {
      const now = plan()
      if (fails(now, sql)) await failOn(handle, now)
    })

  function failBegin(plan: Plan | undefined) {
    if (fails(plan, 'begin')) throw plan.failure === 'unexpected' ? unexpectedError() : unavailable()
  }

  function loseResponse(plan: Plan | undefined) {
    if (fails(plan, 'commit', true)) throw unavailable()
  }

  return {
    ...database,
    read: onHandle(database.read, () => current.getStore()),
    async write(work) {
      const plan = current.getStore()
      failBegin(plan)
      const result = await database.write(async transaction => {
        const value = await work(onHandle(transaction, () => plan))
        if (fails(plan, 'commit')) await failOn(transaction, plan)
        return value
      })
      loseResponse(plan)
      return result
    },
  }
}

/** The same handle, with something to do before each statement. */
function handleOver(kind: Database['kind'], handle: Handle, before: (query: CompiledQuery) => Promise<void>) {
  const isSqlite = kind === 'sqlite'
  const connection = {
    async executeQuery<Row>(query: CompiledQuery) {
      await before(query)
      return handle.executeQuery<Row>(query as CompiledQuery<Row>)
    },
    streamQuery: unsupported,
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (isSqlite ? new ParallelSqliteAdapter() : new PostgresAdapter()),
      createDriver: () => ({
        acquireConnection: async () => connection,
        async init() {},
        async releaseConnection() {},
        async destroy() {},
        beginTransaction: unsupported,
        commitTransaction: unsupported,
        rollbackTransaction: unsupported,
      }),
      createIntrospector: own => (isSqlite ? new SqliteIntrospector(own) : new PostgresIntrospector(own)),
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  })
}

class ParallelSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function unsupported(): never {
  throw new Error('Only single statements are supported.')
}
