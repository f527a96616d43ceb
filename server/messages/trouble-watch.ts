import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { minuteMs } from '#contracts/time.ts'
import { companyTime, companyTimeFormat } from '#server/calendar/company-time.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeError } from '#server/storage/database-errors.ts'
import type { EmailBlock } from './email-layout.ts'
import type { EmailTemplate } from './emails.ts'
import { insertMessages, newMessage, type StoredMessage } from './message-repository.ts'
import type { Outbox } from './outbox.ts'
import {
  closeUnseen,
  type FoundTrouble,
  keepOpen,
  openTroubles,
  type StoredTrouble,
  storeTroubles,
  type TroubleCheck,
} from './trouble.ts'

const timeText = companyTimeFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

type OpenTroubles = { troubles: readonly StoredTrouble[]; doctor: string }

const troubleEmail: EmailTemplate<OpenTroubles> = {
  name: 'troubles',
  title: 'Something is wrong with the site',
  audience: 'team',
  write: ({ troubles, doctor }, { siteUrl }) => ({
    subject:
      troubles.length === 1 ? (troubles[0]?.title ?? '') : `${troubles.length} things are wrong with the website`,
    preview: troubles.map(({ title }) => `${title}.`).join(' '),
    blocks: [
      { kind: 'paragraph', text: `The website at ${siteUrl} has noticed that something is wrong:` },
      ...troubles.flatMap(({ title, detail, what_to_do, opened_at }): EmailBlock[] => [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `${detail}\nSince ${timeText(opened_at)}` },
        { kind: 'paragraph', text: what_to_do },
      ]),
      { kind: 'heading', text: 'Not your job?' },
      {
        kind: 'paragraph',
        text: `Forward this email to the person who runs the server. This command checks everything and says what to do: ${doctor}`,
      },
      { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      {
        kind: 'paragraph',
        text: "You'll get one such email a day until it's fixed, and one when it's over.",
      },
    ],
  }),
}

type OverTroubles = {
  over: ReadonlyArray<{ title: string; since: string }>
  at: string
  left: readonly string[]
}

const troubleOverEmail: EmailTemplate<OverTroubles> = {
  name: 'troubles-over',
  title: 'Something is right again',
  audience: 'team',
  write: ({ over, at, left }, { siteUrl }) => ({
    subject: over.length === 1 ? `It's over: ${over[0]?.title}` : `It's over: ${over.length} things are right again`,
    preview: left.length === 0 ? "You don't have to do anything." : `Still wrong: ${left.join('; ')}.`,
    blocks: [
      {
        kind: 'paragraph',
        text: `The website at ${siteUrl} no longer has ${over.length === 1 ? 'this problem' : 'these problems'}:`,
      },
      {
        kind: 'facts',
        facts: over.map(({ title, since }) => [`From ${timeText(since)} to ${timeText(at)}`, title] as const),
      },
      left.length === 0
        ? { kind: 'paragraph', text: "You don't have to do anything." }
        : { kind: 'paragraph', text: `Still wrong: ${left.join('; ')}.` },
      { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
    ],
  }),
}

/** What's wrong when it's sent, which may be long after it was queued. */
async function loadTroubles(read: Handle, { template, payload }: StoredMessage, doctor: string) {
  if (template === troubleOverEmail.name) return JSON.parse(payload ?? '{}') as OverTroubles
  const troubles = await openTroubles(read)
  return troubles.length > 0 ? { troubles, doctor } : undefined
}

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
  outbox: Pick<Outbox, 'newWebhook' | 'push' | 'sendAll'>
  checks: readonly TroubleCheck[]
}

/** Stores what's wrong, for the dashboard, and emails the team: once a day while it's wrong, and when it's over. */
export function createTroubleWatch({ database, log, canEmail, outbox, checks }: Parts) {
  const quiet = new Set(checks.flatMap(({ id, isQuiet }) => (isQuiet ? id : [])))
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
      const news = await database.write(async transaction => {
        await storeTroubles(transaction, found, now.toISOString())
        await keepOpen(transaction, unknown, now.toISOString())
        const closed = canClose ? await closeUnseen(transaction, msBefore(now, overAfterMs)) : []
        const open = await openTroubles(transaction)
        const urgent = open.filter(({ id }) => !quiet.has(id))
        const news = urgent.flatMap(trouble => newsOf(trouble, now))
        await insertMessages(transaction, news)
        if (!canEmail) return news
        await emailOver(transaction, closed, open, now)
        const lasting = urgent.filter(
          ({ opened_at, seen_at }) => opened_at <= msBefore(new Date(seen_at), emailAfterMs),
        )
        await emailOpen(transaction, lasting, now)
        return news
      })
      outbox.sendAll(news)
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

  /** To the devices and the webhook. Once, because the outbox leaves out what was queued before. */
  function newsOf({ id, title, detail, what_to_do, opened_at }: StoredTrouble, now: Date) {
    const dedupeKey = `trouble ${id} ${opened_at}`
    const data = { trouble: { id, title, detail, whatToDo: what_to_do, since: opened_at } }
    const webhook = outbox.newWebhook({ type: 'trouble', data, dedupeKey })
    const news = { title, path: '/admin' }
    return [...(webhook ? [webhook] : []), ...outbox.push.messages(news, { dedupeKey, createdAt: now.toISOString() })]
  }

  async function emailOver(
    transaction: Handle,
    closed: readonly StoredTrouble[],
    left: readonly StoredTrouble[],
    now: Date,
  ) {
    const announced = closed.filter(({ last_emailed_on }) => last_emailed_on !== null)
    if (announced.length === 0) return
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

  async function emailOpen(transaction: Handle, troubles: readonly StoredTrouble[], now: Date) {
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
    const { database, log, config, outbox } = app
    outbox.addEmails({
      templates: [troubleEmail, troubleOverEmail],
      load: email => loadTroubles(database.read, email, config.command('doctor')),
    })
    const { check } = createTroubleWatch({ database, log, canEmail: config.smtpUrl !== undefined, outbox, checks })
    app.job('check for troubles', { firstMs: minuteMs, everyMs: 5 * minuteMs }, check)
  },
)
