import type { Site } from '#content/site.ts'
import { isSingleAddress } from '#server/email-address.ts'
import { NotWanted } from '#server/messages/outbox/channel.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { EmailContext, EmailTemplate } from './email-template.ts'
import { renderLayout } from './layout.ts'
import type { OutgoingEmail } from './smtp-transport.ts'

export type EmailSource = {
  templates: ReadonlyArray<EmailTemplate<never>>
  /** What the email is about. Undefined if there's nothing left to say. */
  load(email: StoredMessage): Promise<object | undefined>
}

type Composer = {
  sources: readonly EmailSource[]
  context: Omit<EmailContext, 'words'>
  published: PublishedWords
  addressesOf(site: Site): { from: string; team: readonly string[] }
}

/** Prevents header injection: a visitor's text must not add lines. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Many servers reject a non-ASCII local part. */
const isAsciiAddress = (text: string) => isSingleAddress(text) && /^[\x21-\x7e]+@/.test(text)

export const emailComposer =
  ({ sources, context, published, addressesOf }: Composer) =>
  async (email: StoredMessage): Promise<OutgoingEmail> => {
    const isThis = ({ name }: EmailTemplate<never>) => name === email.template
    const source = sources.find(({ templates }) => templates.some(isThis))
    const template = source?.templates.find(isThis)
    // Not Refused: a newer release may have queued it, and that release can send it on a later attempt.
    if (!source || !template) throw new Error(`Unknown email template: ${email.template}`)
    const data = await source.load(email)
    if (!data) throw new NotWanted('There was nothing left to report.')
    const { words } = published
    const { from, team } = addressesOf(words.site)
    const content = template.write(data as never, { ...context, words })
    const unsubscribe = email.unsubscribe_token && `unsubscribe?token=${email.unsubscribe_token}`
    return {
      from,
      to: email.recipient === null ? team : [email.recipient],
      ...(content.replyTo && isAsciiAddress(content.replyTo) ? { replyTo: content.replyTo } : {}),
      subject: oneLine(content.subject),
      ...renderLayout(content, unsubscribe ? `${context.siteUrl}/${unsubscribe}` : undefined, words.site),
      messageId: email.message_id ?? '',
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058 one-click unsubscribe: email programs POST to this URL. A GET changes nothing.
        ...(unsubscribe && {
          'List-Unsubscribe': `<${context.siteUrl}/api/${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
  }
