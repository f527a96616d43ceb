import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { newPartFile } from './backup.ts'
import type { BackupResult, BackupTask } from './backup-thread.ts'
import { CopyRefused } from './copy-tables.ts'

/** SQLite would block the event loop for the whole backup. Aborting leaves no file. */
export async function backUpInThread(task: Omit<BackupTask, 'partFile'>, signal: AbortSignal) {
  signal.throwIfAborted()
  const partFile = newPartFile(task.file)
  const removePartFile = () => rmSync(partFile, { force: true })
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: { ...task, partFile } })
  const stop = () => void thread.terminate()
  signal.addEventListener('abort', stop)
  // A terminated thread runs no more code, not even this.
  process.on('exit', removePartFile)
  try {
    const { reason } = await resultOf(thread)
    if (reason !== null) throw new CopyRefused(reason)
  } finally {
    signal.removeEventListener('abort', stop)
    removePartFile()
    process.off('exit', removePartFile)
  }
}

function resultOf(thread: Worker) {
  const { promise, resolve, reject } = Promise.withResolvers<BackupResult>()
  let result: BackupResult = { reason: 'The backup was stopped because it took too long.' }
  thread.on('message', message => {
    result = message
  })
  thread.on('error', reject)
  thread.on('exit', () => resolve(result))
  return promise
}
