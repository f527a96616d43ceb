import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Overview } from '#contracts/overview.ts'
import { hourMs, minuteMs } from '#contracts/time.ts'
import { companyDay, companyTimeFormat } from '#server/calendar/company-time.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import { insertMessages, newMessage } from '#server/messages/message-repository.ts'
import { openTroubles, storeTroubles, type Trouble } from '#server/messages/trouble.ts'
import { describeError } from '#server/storage/database-errors.ts'
import { checks as allChecks } from './checks.ts'
import { type Check, contextOf } from './finding.ts'

const timeText = companyTimeFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

type OpenTroubles = { troubles: Overview['troubles']; doctor: string }

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
      ...troubles.flatMap(({ title, detail, whatToDo, since }): EmailBlock[] => [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text: `${detail}\nSince ${timeText(since)}` },
        { kind: 'paragraph', text: whatToDo },
      ]),
      { kind: 'heading', text: 'Not your job?' },
      {
        kind: 'paragraph',
        text: `Forward this email to the person who runs the server. This command checks everything and says what to do: ${doctor}`,
      },
      { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      { kind: 'paragraph', text: "You'll get one such email a day until it's fixed." },
    ],
  }),
}

/** Three checks, because each server on a shared database sees only its own disk. */
const overAfterMs = 15 * minuteMs
/** The second email about something comes at 8 a.m. */
const emailDayStartsMs = 8 * hourMs

/** Stores what's wrong, for the dashboard, and tells the team: by the webhook and on devices once, by email once a day. */
export async function watchForTroubles(app: FastifyInstance, checks: readonly Check[], now: Date) {
  const { database, log, config, outbox } = app
  const at = now.toISOString()
  const { found, isComplete } = await findTroubles(app, checks, now)
  const quiet = new Set(checks.flatMap(({ id, isQuiet }) => (isQuiet ? id : [])))
  const { open, messages } = await database.write(async transaction => {
    await storeTroubles(transaction, found, at)
    // A check that failed can't say that what it found before is over.
    if (isComplete) {
      const unseenSince = new Date(now.getTime() - overAfterMs).toISOString()
      await transaction.deleteFrom('troubles').where('seen_at', '<', unseenSince).execute()
    }
    const open = await openTroubles(transaction)
    const urgent = open.filter(({ id }) => !quiet.has(id))
    const messages = urgent.flatMap(messagesAbout)
    if (urgent.length > 0 && config.smtpUrl) messages.push(dailyEmail())
    await insertMessages(transaction, messages)
    return { open, messages }
  })
  outbox.sendAll(messages)
  for (const { id, title, since } of open) if (since === at) log.warn({ trouble: id }, `something is wrong: ${title}`)

  function messagesAbout(trouble: Overview['troubles'][number]) {
    const dedupeKey = `trouble ${trouble.id} ${trouble.since}`
    const webhooks = outbox.newWebhooks({ type: 'trouble', data: { trouble }, dedupeKey })
    const news = outbox.push.messages({ title: trouble.title, path: '/admin' }, { dedupeKey, createdAt: at })
    return [...webhooks, ...news]
  }

  function dailyEmail() {
    const day = companyDay(new Date(now.getTime() - emailDayStartsMs))
    const template = troubleEmail.name
    return newMessage({ channel: 'email', template, dedupe_key: `${template} ${day}`, created_at: at })
  }
}

async function findTroubles(app: FastifyInstance, checks: readonly Check[], now: Date) {
  const found: Array<Trouble & { id: string }> = []
  let isComplete = true
  for (const { id, run } of checks) {
    if (!id) continue
    try {
      const { trouble } = await run(contextOf(app), now)
      if (trouble) found.push({ id, ...trouble })
    } catch (error) {
      isComplete = false
      app.log.warn({ trouble: id, ...describeError(error) }, 'failed to check for trouble')
    }
  }
  return { found, isComplete }
}

export const troubleWatch = fastifyPlugin(async (app: FastifyInstance) => {
  app.outbox.addEmails({
    templates: [troubleEmail],
    /** What's wrong when it's sent, which may be long after it was queued. */
    async load() {
      const troubles = await openTroubles(app.database.read)
      return troubles.length > 0 ? { troubles, doctor: app.config.command('doctor') } : undefined
    },
  })
  app.job('check for troubles', { firstMs: minuteMs, everyMs: 5 * minuteMs }, now =>
    watchForTroubles(app, allChecks, now),
  )
})
