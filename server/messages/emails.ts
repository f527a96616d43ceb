import type { FastifyInstance } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { isSingleAddress, senderDomain } from '#server/email-address.ts'
import { type Channel, NotWanted } from './channel.ts'
import { type EmailContent, renderLayout } from './email-layout.ts'
import type { StoredMessage } from './message-repository.ts'
import { createSmtpTransport, type EmailTransport, type OutgoingEmail } from './smtp.ts'
import { hasUnsubscribed, unsubscribedReason } from './unsubscribe.ts'

type EmailContext = {
  siteUrl: string
  toolkitPassword: string
  /** As published when it's sent. */
  words: Words
}

/** Only the name is stored. The text is rendered on sending, so it has the current words, URLs and password. */
export type EmailTemplate<Data> = {
  /** Stored with each email, so never rename it. */
  name: string
  title: string
  audience: 'team' | 'visitor'
  write(data: Data, context: EmailContext): EmailContent
}

type Load = (email: StoredMessage) => Promise<object | undefined>

export type EmailSource = {
  templates: ReadonlyArray<EmailTemplate<never>>
  /** What the email is about. Undefined if there's nothing left to say. */
  load: Load
}

/** By the template's name. */
export type EmailKinds = Map<string, { template: EmailTemplate<never>; load: Load }>

export type EmailSettings = { smtpUrl: string; mailFrom: string; leadsTo: readonly string[] }

/** Prevents header injection: a visitor's text must not add lines. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Many servers reject a non-ASCII local part. */
const isAsciiAddress = (text: string) => isSingleAddress(text) && /^[\x21-\x7e]+@/.test(text)

export function createEmailChannel(
  app: FastifyInstance,
  settings: EmailSettings,
  kinds: EmailKinds,
  transport: EmailTransport = createSmtpTransport(settings.smtpUrl),
): Channel {
  return {
    name: 'email',
    async send(email) {
      if (email.recipient && (await hasUnsubscribed(app.database.read, email.recipient)))
        throw new NotWanted(unsubscribedReason)
      await transport.send(await composeEmail(app, settings, kinds, email))
    },
  }
}

/** Called when it's sent. */
export async function composeEmail(
  { config, passwords, published }: Pick<FastifyInstance, 'config' | 'passwords' | 'published'>,
  { mailFrom, leadsTo }: Omit<EmailSettings, 'smtpUrl'>,
  kinds: EmailKinds,
  email: StoredMessage,
): Promise<OutgoingEmail> {
  const kind = kinds.get(email.template)
  // Not Refused: a newer release may have queued it, and that release can send it on a later attempt.
  if (!kind) throw new Error(`Unknown email template: ${email.template}`)
  const data = await kind.load(email)
  if (!data) throw new NotWanted('There was nothing left to report.')
  const { words } = published
  const { siteUrl } = config
  const content = kind.template.write(data as never, { siteUrl, toolkitPassword: passwords.toolkit.value, words })
  const unsubscribe = email.unsubscribe_token && `${siteUrl}/unsubscribe?token=${email.unsubscribe_token}`
  return {
    from: mailFrom,
    to: email.recipient === null ? leadsTo : [email.recipient],
    ...(content.replyTo && isAsciiAddress(content.replyTo) ? { replyTo: content.replyTo } : {}),
    subject: oneLine(content.subject),
    ...renderLayout(content, unsubscribe ?? undefined, words.site),
    // The same on every attempt, so that a repeated email can be recognized.
    messageId: `<${email.id}@${senderDomain(mailFrom)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058 one-click unsubscribe: email programs POST to this URL. A GET changes nothing.
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
