import { fileURLToPath } from 'node:url'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Piscina } from 'piscina'
import type { SearchResult, SearchTask, SearchThreadData } from './sqlite-search-thread.ts'
import type { Tables } from './tables.ts'

type SearchThreads = Pick<Piscina<SearchTask, SearchResult>, 'run' | 'close'>

/** In worker threads, so that visitors never wait for an admin list or export. */
export const openSearch = (workerData: SearchThreadData) =>
  searchWith(
    new Piscina<SearchTask, SearchResult>({
      filename: fileURLToPath(new URL('./sqlite-search-thread.ts', import.meta.url)),
      workerData,
      minThreads: 0,
      maxThreads: 2,
      idleTimeout: Number.POSITIVE_INFINITY,
    }),
  )

export const searchWith = (threads: SearchThreads) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SearchAdapter(),
      createDriver: () => new SearchDriver(threads),
      createIntrospector: handle => new SqliteIntrospector(handle),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })

class SearchAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class SearchDriver implements Driver {
  readonly #threads: SearchThreads

  constructor(threads: SearchThreads) {
    this.#threads = threads
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return { executeQuery: query => this.#run(query), streamQuery: unsupported }
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#threads.run({ sql, parameters })
    if ('error' in result) throw Object.assign(new Error(result.error.message), result.error)
    return { rows: result.rows as Row[] }
  }

  destroy = () => this.#threads.close()
  async init() {}
  async releaseConnection() {}
  beginTransaction = unsupported
  commitTransaction = unsupported
  rollbackTransaction = unsupported
}

function unsupported(): never {
  throw new Error('Search connections only run single queries.')
}
