import { DatabaseSync } from 'node:sqlite'
import { Piscina } from 'piscina'
import { isDatabaseUnavailable } from './unavailable.ts'

type Task = { file: string; busyTimeoutMs: number }

/** In a thread, because it takes seconds for a large file. False if it has to be tried again. */
export async function vacuumInThread(task: Task) {
  const pool = new Piscina<Task, boolean>({ filename: import.meta.filename, name: vacuum.name, maxThreads: 1 })
  try {
    return await pool.run(task)
  } finally {
    await pool.destroy()
  }
}

/** Runs in the thread. */
export function vacuum({ file, busyTimeoutMs }: Task) {
  try {
    using database = new DatabaseSync(file, { timeout: busyTimeoutMs })
    database.exec('vacuum')
    return true
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}
