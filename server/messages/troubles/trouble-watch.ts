import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { minuteMs } from '#contracts/time.ts'
import { companyTime } from '#server/calendar/company-time.ts'
import { describeError } from '#server/http/describe-error.ts'
import { insertMessages, newMessage } from '#server/messages/message-repository.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import type { TroubleCheck } from './trouble.ts'
import { type OverTroubles, troubleEmail, troubleOverEmail } from './trouble-emails.ts'
import {
  closeUnseen,
  type FoundTrouble,
  keepOpen,
  openTroubles,
  type StoredTrouble,
  storeTroubles,
} from './trouble-repository.ts'

/** A shorter trouble isn't worth an email. */
const emailAfterMs = 10 * minuteMs
/** Three checks, because each server on a shared database sees only its own disk. */
const overAfterMs = 15 * minuteMs
/** In the company's time zone, every day after the first email. */
const dailyHour = 8

type Parts = {
  database: Database
  log: FastifyBaseLogger
  canEmail: boolean
  checks: readonly TroubleCheck[]
}

/** Stores what's wrong, for the dashboard, and emails the team: once a day while it's wrong, and when it's over. */
export function createTroubleWatch({ database, log, canEmail, checks }: Parts) {
  let watchingSince = 0
  let lastCheck = 0

  async function check(now: Date) {
    // A start, a machine that slept, or a clock that was changed.
    if (Math.abs(now.getTime() - lastCheck) > overAfterMs) watchingSince = now.getTime()
    lastCheck = now.getTime()
    try {
      const { found, unknown } = await findTroubles(now)
      const before = await openTroubles(database.read)
      if (found.length === 0 && before.length === 0) return
      // At first, some checks don't know yet what they knew before, and other servers may be late too.
      const canClose = now.getTime() - watchingSince >= overAfterMs
      await database.write(async transaction => {
        await storeTroubles(transaction, found, now.toISOString())
        await keepOpen(transaction, unknown, now.toISOString())
        const closed = canClose ? await closeUnseen(transaction, msBefore(now, overAfterMs)) : []
        if (!canEmail) return
        await emailOver(transaction, closed, now)
        await emailOpen(transaction, now)
      })
      for (const { id, title } of found)
        if (!before.some(trouble => trouble.id === id)) log.warn({ trouble: id }, `something is wrong: ${title}`)
    } catch (error) {
      log.warn(describeError(error), 'failed to check for troubles')
    }
  }

  async function findTroubles(now: Date) {
    const found: FoundTrouble[] = []
    const unknown: string[] = []
    for (const { id, find } of checks) {
      try {
        const trouble = await find(now)
        if (trouble) found.push({ id, ...trouble })
      } catch (error) {
        unknown.push(id)
        log.warn({ trouble: id, ...describeError(error) }, 'failed to check for trouble')
      }
    }
    return { found, unknown }
  }

  async function emailOver(transaction: Handle, closed: readonly StoredTrouble[], now: Date) {
    const announced = closed.filter(({ last_emailed_on }) => last_emailed_on !== null)
    if (announced.length === 0) return
    const left = await openTroubles(transaction)
    const payload: OverTroubles = {
      over: announced.map(({ title, opened_at }) => ({ title, since: opened_at })),
      at: now.toISOString(),
      left: left.map(({ title }) => title),
    }
    const email = newMessage({
      channel: 'email',
      template: troubleOverEmail.name,
      payload: JSON.stringify(payload),
      created_at: now.toISOString(),
    })
    await insertMessages(transaction, [email])
  }

  async function emailOpen(transaction: Handle, now: Date) {
    const troubles = (await openTroubles(transaction)).filter(
      ({ opened_at, seen_at }) => opened_at <= msBefore(new Date(seen_at), emailAfterMs),
    )
    if (troubles.length === 0) return
    const time = companyTime(now.getTime())
    const day = time.toPlainDate().toString()
    const isFirst = troubles.every(({ last_emailed_on }) => last_emailed_on === null)
    if (!isFirst && time.hour < dailyHour) return
    const dedupe_key = `${troubleEmail.name} ${day}`
    // Without SMTP for days, one is enough: it says what's wrong when it's sent.
    const queued = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('template', '=', troubleEmail.name)
      .where(({ or, eb }) => or([eb('status', '=', 'waiting'), eb('dedupe_key', '=', dedupe_key)]))
      .executeTakeFirst()
    if (queued) return
    const email = newMessage({
      channel: 'email',
      template: troubleEmail.name,
      dedupe_key,
      created_at: now.toISOString(),
    })
    await insertMessages(transaction, [email])
    const ids = troubles.map(({ id }) => id)
    await transaction.updateTable('troubles').set({ last_emailed_on: day }).where('id', 'in', ids).execute()
  }

  return { check }
}

const msBefore = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

export const troubleWatch = fastifyPlugin(
  async (app: FastifyInstance, { checks }: { checks: readonly TroubleCheck[] }) => {
    const { database, log, config } = app
    const { check } = createTroubleWatch({ database, log, canEmail: config.smtpUrl !== undefined, checks })
    app.job('check for troubles', { firstMs: minuteMs, everyMs: 5 * minuteMs }, check)
  },
)
