import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Piscina } from 'piscina'
import { backUp, newPartFile, verifyBackup } from './backup.ts'
import { failureReason } from './failure-reason.ts'
import type { DatabaseLocation } from './snapshot.ts'

type Backup = { from: DatabaseLocation; file: string; takenAt: Date }
type Task = Backup & { partFile: string }

/** SQLite would block the event loop for the whole backup. Aborting leaves no file. */
export async function backUpInThread(backup: Backup, signal: AbortSignal) {
  signal.throwIfAborted()
  const partFile = newPartFile(backup.file)
  const removePartFile = () => rmSync(partFile, { force: true })
  // A terminated thread runs no more code, not even this.
  process.on('exit', removePartFile)
  const pool = new Piscina<Task, void>({ filename: import.meta.filename, name: runBackup.name, maxThreads: 1 })
  try {
    await Promise.race([pool.run({ ...backup, partFile }), once(signal, 'abort')])
    if (signal.aborted) throw new Error('The backup was stopped because it took too long.')
  } finally {
    // Unlike Piscina's signal option, this waits until the thread has ended.
    await pool.destroy()
    removePartFile()
    process.off('exit', removePartFile)
  }
}

/** Runs in the thread. Errors lose their class and code between threads, so they're explained here. */
export async function runBackup({ from, file, partFile, takenAt }: Task) {
  try {
    await backUp(from, file, { partFile, takenAt })
  } catch (error) {
    throw new Error(failureReason(error, dirname(file)))
  }
}

/** Returns what's wrong with the backup, or null. */
export async function verifyInThread(file: string): Promise<string | null> {
  const pool = new Piscina<string, string | null>({
    filename: import.meta.filename,
    name: runVerification.name,
    maxThreads: 1,
  })
  try {
    return await pool.run(file)
  } finally {
    await pool.destroy()
  }
}

/** Runs in the thread. */
export async function runVerification(file: string) {
  try {
    await verifyBackup(file)
    return null
  } catch (error) {
    return failureReason(error, dirname(file))
  }
}
