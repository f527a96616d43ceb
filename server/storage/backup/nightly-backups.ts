import { existsSync, mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { companyTime } from '#server/calendar/company-time.ts'
import type { CancelTimer, Clock } from '#server/clock.ts'
import { backupFile, latestBackup, pruneBackups } from './backup-files.ts'
import { backUpInThread } from './backup-thread.ts'
import { failureReason } from './failure-reason.ts'
import type { DatabaseLocation } from './snapshot.ts'

export type BackupTiming = {
  /** Startup comes first. */
  firstCheckMs: number
  checkMs: number
  retryMs: number
  timeoutMs: number
}

const minutes = 60 * 1000

const defaultTiming: BackupTiming = {
  firstCheckMs: 5 * minutes,
  checkMs: minutes,
  retryMs: 60 * minutes,
  timeoutMs: 60 * minutes,
}

const firstHour = 3
/** A thread inside SQLite ends only when SQLite returns. */
const stopTimeoutMs = 5000

type Parts = {
  from: DatabaseLocation
  folder: string
  log: FastifyBaseLogger
  clock: Clock
  timing?: Partial<BackupTiming>
  onFailure?: (() => void) | undefined
  backUp?: typeof backUpInThread
}

export type NightlyBackups = ReturnType<typeof createNightlyBackups>

/** One a day, after 3:00 or as soon as the server runs. The file's name keeps a second one from being made. */
export function createNightlyBackups(parts: Parts) {
  const { from, folder, log, clock, timing, onFailure = () => undefined, backUp = backUpInThread } = parts
  const { firstCheckMs, checkMs, retryMs, timeoutMs } = { ...defaultTiming, ...timing }
  const stopping = new AbortController()
  let cancelTimer: CancelTimer | undefined
  let running: Promise<void> | undefined
  let failure: { at: Date; reason: string } | undefined

  /** Returns the delay until the next check. Timers, unlike the clock, never jump. */
  async function check() {
    const { hour, file } = today()
    if (hour < firstHour) return checkMs
    if (!existsSync(file)) await run()
    else failure = undefined
    return failure ? retryMs : checkMs
  }

  function today() {
    const local = companyTime(clock.now().getTime())
    return { hour: local.hour, file: backupFile(folder, local.toPlainDate().toString()) }
  }

  function run() {
    running ??= makeBackup().finally(() => {
      running = undefined
    })
    return running
  }

  async function makeBackup() {
    const [takenAt, startedAt, { file }] = [clock.now(), performance.now(), today()]
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)])
      await backUp({ from, file, takenAt }, signal)
    } catch (error) {
      if (stopping.signal.aborted) return
      // Otherwise another server on the same database was faster.
      if (!existsSync(file)) return reportFailure(failureReason(error, folder))
      failure = undefined
      return
    }
    failure = undefined
    log.info({ file, ms: Math.round(performance.now() - startedAt) }, 'backup made')
    prune()
  }

  function reportFailure(reason: string) {
    failure = { at: clock.now(), reason }
    onFailure()
    log.error(`backup failed: ${reason}`)
  }

  function prune() {
    try {
      const deleted = pruneBackups(folder, clock.now())
      if (deleted.length > 0) log.info({ deleted }, 'old backups deleted')
    } catch (error) {
      log.error(`old backups couldn't be deleted: ${failureReason(error, folder)}`)
    }
  }

  function schedule(delayMs: number) {
    if (stopping.signal.aborted) return
    cancelTimer = clock.after(delayMs, async () => schedule(await check()))
  }

  return {
    start: () => schedule(firstCheckMs),
    run,
    /** Leaves no unfinished file. */
    async stop() {
      stopping.abort()
      cancelTimer?.()
      await Promise.race([running, new Promise<void>(resolve => clock.after(stopTimeoutMs, resolve))])
    },
    status: () => ({
      lastAt: latestBackup(folder, clock.now())?.at.toISOString() ?? null,
      failedAt: failure?.at.toISOString() ?? null,
      reason: failure?.reason ?? null,
    }),
  }
}
