import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
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
import type { Question, Reply, ThreadSettings } from './sqlite-thread.ts'
import type { Tables } from './tables.ts'

/** One more would not make a search quicker: it is shared by two at most. */
const mostThreads = Math.min(2, availableParallelism())

/**
 * Reads the file in threads of its own, which are started when they are first needed: what takes long there keeps nobody
 * waiting here, and two questions at a time are answered side by side.
 */
export const openInThreads = (settings: ThreadSettings) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new ThreadsAdapter(),
      createDriver: () => new ThreadsDriver(settings),
      createIntrospector: handle => new SqliteIntrospector(handle),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })

class ThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<QueryResult<never>>> }

class ThreadsDriver implements Driver {
  readonly #settings: ThreadSettings
  readonly #threads = new Set<Thread>()
  #questions = 0

  constructor(settings: ThreadSettings) {
    this.#settings = settings
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: query => this.#ask(query) as Promise<QueryResult<never>>,
      streamQuery: () => onlySingleQuestions(),
    }
  }

  async destroy() {
    const threads = [...this.#threads]
    for (const { worker } of threads) {
      worker.ref()
      worker.postMessage('end')
    }
    await Promise.all(threads.map(({ worker }) => once(worker, 'exit')))
  }

  #ask({ sql, parameters }: CompiledQuery) {
    const thread = this.#leastBusy()
    const question: Question = { id: this.#questions++, sql, parameters }
    const answer = Promise.withResolvers<QueryResult<never>>()
    thread.waiting.set(question.id, answer)
    thread.worker.postMessage(question)
    return answer.promise
  }

  #leastBusy() {
    const [first] = [...this.#threads].sort((a, b) => a.waiting.size - b.waiting.size)
    return first && (first.waiting.size === 0 || this.#threads.size === mostThreads) ? first : this.#start()
  }

  #start() {
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: this.#settings })
    const thread: Thread = { worker, waiting: new Map() }
    this.#threads.add(thread)
    // It does not keep the process from ending.
    worker.unref()
    worker.on('message', (reply: Reply) => {
      const answer = thread.waiting.get(reply.id)
      thread.waiting.delete(reply.id)
      if ('error' in reply) answer?.reject(Object.assign(new Error(reply.error.message), reply.error))
      else answer?.resolve({ rows: reply.rows as never[] })
    })
    let reason = new Error('The thread that reads the database has ended.')
    worker.on('error', error => {
      reason = error as Error
    })
    worker.on('exit', () => {
      this.#threads.delete(thread)
      for (const answer of thread.waiting.values()) answer.reject(reason)
    })
    return thread
  }

  async init() {}
  async releaseConnection() {}
  beginTransaction = onlySingleQuestions
  commitTransaction = onlySingleQuestions
  rollbackTransaction = onlySingleQuestions
}

function onlySingleQuestions(): never {
  throw new Error('Threads answer single questions only.')
}
