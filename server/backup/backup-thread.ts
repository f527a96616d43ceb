import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { backUp } from './backup.ts'
import { failureReason } from './failure-reason.ts'
import type { DatabaseLocation } from './snapshot.ts'

export type BackupTask = { from: DatabaseLocation; file: string; partFile: string; takenAt: Date }
/** Errors lose their class between threads, so the reason is sent. */
export type BackupResult = { reason: string | null }

const { from, file, partFile, takenAt } = workerData as BackupTask

const reply = (result: BackupResult) => parentPort?.postMessage(result)

try {
  await backUp(from, file, { partFile, takenAt })
  reply({ reason: null })
} catch (error) {
  reply({ reason: failureReason(error, dirname(file)) })
}
