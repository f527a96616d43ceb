import { existsSync, mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hourMs, minuteMs } from '#contracts/time.ts'
import { companyTime } from '#server/calendar/company-time.ts'
import { databaseFile } from '#server/storage/open-database.ts'
import { backUpInProcess, failureReason } from './backup.ts'
import { backupFile, pruneBackups } from './backup-files.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Of the latest try. Missing on Postgres, which the operator backs up, and where nothing is worth a backup. */
    backupFailure?: () => string | undefined
  }
}

const firstHour = 3
/** Startup comes first. */
const firstCheckMs = 5 * minuteMs
const retryMs = hourMs
const timeoutMs = hourMs

type Options = { backUp?: typeof backUpInProcess | undefined }

/** One a day, after 3:00 or as soon as the server runs. The file's name keeps a second one from being made. */
export const nightlyBackups = fastifyPlugin(async (app: FastifyInstance, { backUp = backUpInProcess }: Options) => {
  const { clock, log } = app
  const { backupDir: folder, dataDir } = app.config
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let failure: { at: Date; reason: string } | undefined

  const fileOf = (now: Date) => backupFile(folder, companyTime(now.getTime()).toPlainDate().toString())

  async function makeBackup(now: Date) {
    const [startedAt, file] = [performance.now(), fileOf(now)]
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)])
      await backUp(databaseFile(dataDir), file, signal)
    } catch (error) {
      if (stopping.signal.aborted) return
      // Otherwise another server on the same database was faster.
      failure = existsSync(file) ? undefined : { at: clock.now(), reason: failureReason(error, folder) }
      if (failure) log.error(`backup failed: ${failure.reason}`)
      return
    }
    failure = undefined
    log.info({ file, ms: Math.round(performance.now() - startedAt) }, 'backup made')
    try {
      const deleted = pruneBackups(folder, clock.now())
      if (deleted.length > 0) log.info({ deleted }, 'old backups deleted')
    } catch (error) {
      log.error(`old backups couldn't be deleted: ${failureReason(error, folder)}`)
    }
  }

  app.job('nightly backup', { firstMs: firstCheckMs, everyMs: minuteMs }, async now => {
    if (companyTime(now.getTime()).hour < firstHour) return
    if (existsSync(fileOf(now))) failure = undefined
    // The clock may have been set back.
    else if (!failure || Math.abs(now.getTime() - failure.at.getTime()) >= retryMs) {
      running = makeBackup(now)
      await running
    }
  })
  app.addHook('preClose', async () => {
    stopping.abort()
    await running
  })
  app.decorate('backupFailure', () => failure?.reason)
})
