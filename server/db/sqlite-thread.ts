// A thread that asks the database file, one question after the other. Started by sqlite-threads.ts.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { rememberStatements } from './sqlite-statements.ts'

export type ThreadSettings = { file: string; busyTimeoutMs: number }
export type Question = { id: number; sql: string; parameters: readonly unknown[] }
/** Between threads an error would lose its code, so its parts are sent. */
export type Reply = { id: number; rows: unknown[] } | { id: number; error: ErrorParts }

type ErrorParts = { message: string; code: string; errcode: number }

/** How much of the file is seen as memory. A search goes through much of it, and copying is a sixth of the time. */
const mappedBytes = 2 ** 30

const { file, busyTimeoutMs } = workerData as ThreadSettings
const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
database.exec(`pragma query_only = on; pragma mmap_size = ${mappedBytes}`)
const prepare = rememberStatements(text => database.prepare(text))

function replyTo({ id, sql, parameters }: Question): Reply {
  try {
    return { id, rows: prepare(sql).all(...(parameters as SQLInputValue[])) }
  } catch (error) {
    const { message, code, errcode } = error as ErrorParts
    return { id, error: { message, code, errcode } }
  }
}

parentPort?.on('message', (question: Question | 'end') => {
  if (question !== 'end') return parentPort?.postMessage(replyTo(question))
  database.close()
  parentPort?.close()
})
