import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import type { StoredMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { openTroubles, type StoredTrouble } from './trouble-repository.ts'

const timeText = companyTimeFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

type OpenTroubles = { troubles: readonly StoredTrouble[]; doctor: string }

export const troubleEmail: EmailTemplate<OpenTroubles> = {
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
        text: `Forward this email to whoever runs the server. This command checks everything and says what to do: ${doctor}`,
      },
      { kind: 'link', text: 'Open the admin area', url: `${siteUrl}/admin` },
      {
        kind: 'paragraph',
        text: "You'll get one such email a day until it's fixed, and one when it's over.",
      },
    ],
  }),
}

export type OverTroubles = {
  over: ReadonlyArray<{ title: string; since: string }>
  at: string
  left: readonly string[]
}

export const troubleOverEmail: EmailTemplate<OverTroubles> = {
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

export const troubleEmails = fastifyPlugin(async ({ outbox, database, config }: FastifyInstance) =>
  outbox.addEmails({
    templates: [troubleEmail, troubleOverEmail],
    load: email => loadTroubles(database.read, email, config.command('doctor')),
  }),
)

/** What's wrong when it's sent, which may be long after it was queued. */
async function loadTroubles(read: Handle, { template, payload }: StoredMessage, doctor: string) {
  if (template === troubleOverEmail.name) return JSON.parse(payload ?? '{}') as OverTroubles
  const troubles = await openTroubles(read)
  return troubles.length > 0 ? { troubles, doctor } : undefined
}
