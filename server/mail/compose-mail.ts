import { isSingleAddress } from './addresses.ts'
import { layOut } from './layout.ts'
import type { StoredMail } from './mail-repository.ts'
import type { MailContext, MailTemplate } from './mail-template.ts'
import type { OutgoingMail } from './smtp-transport.ts'

type Composer = {
  templates: ReadonlyArray<MailTemplate<never>>
  context: MailContext
  from: string
  team: readonly string[]
}

/** Headers are lines: whatever a visitor wrote into one becomes a single line of bounded length. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Letters beyond ASCII before the @ are an extension that many mail servers refuse, and with it the whole mail. */
const isPlainAddress = (text: string) => isSingleAddress(text) && /^[\x21-\x7e]+@/.test(text)

/** Turns a stored mail into one that can be sent, with the settings of this moment. */
export const mailComposer =
  ({ templates, context, from, team }: Composer) =>
  (mail: StoredMail): OutgoingMail => {
    const template = templates.find(({ name }) => name === mail.template)
    // Perhaps a newer release wrote it, and the next try is made by that one.
    if (!template) throw new Error(`There is no mail named ${mail.template}.`)
    const content = template.write(JSON.parse(mail.data) as never, context)
    const unsubscribe = mail.unsubscribe_token && `unsubscribe?token=${mail.unsubscribe_token}`
    return {
      from,
      to: mail.recipient === null ? team : [mail.recipient],
      ...(content.replyTo && isPlainAddress(content.replyTo) ? { replyTo: content.replyTo } : {}),
      subject: oneLine(content.subject),
      ...layOut(content, unsubscribe ? `${context.siteUrl}/${unsubscribe}` : undefined),
      messageId: mail.message_id,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: a mail program unsubscribes with one click, by a POST; opening the address changes nothing.
        ...(unsubscribe && {
          'List-Unsubscribe': `<${context.siteUrl}/api/${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
  }
