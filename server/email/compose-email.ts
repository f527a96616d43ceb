import { isSingleAddress } from './addresses.ts'
import type { StoredEmail } from './email-repository.ts'
import type { EmailContext, EmailTemplate } from './email-template.ts'
import { renderLayout } from './layout.ts'
import type { OutgoingEmail } from './smtp-transport.ts'

type Composer = {
  templates: ReadonlyArray<EmailTemplate<never>>
  context: EmailContext
  from: string
  team: readonly string[]
  findForm(id: string): Promise<object | undefined>
}

/** For headers: a visitor's text must not add lines. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Many servers refuse an email with letters other than ASCII before the @. */
const isPlainAddress = (text: string) => isSingleAddress(text) && /^[\x21-\x7e]+@/.test(text)

export const emailComposer =
  ({ templates, context, from, team, findForm }: Composer) =>
  async (email: StoredEmail): Promise<OutgoingEmail> => {
    const template = templates.find(({ name }) => name === email.template)
    // A newer release may have written it, and may make the next try.
    if (!template) throw new Error(`There's no email named ${email.template}.`)
    const form = await findForm(email.form_id)
    if (!form) throw new Error('The form that this email is about no longer exists.')
    const content = template.write(form as never, context)
    const unsubscribe = email.unsubscribe_token && `unsubscribe?token=${email.unsubscribe_token}`
    return {
      from,
      to: email.recipient === null ? team : [email.recipient],
      ...(content.replyTo && isPlainAddress(content.replyTo) ? { replyTo: content.replyTo } : {}),
      subject: oneLine(content.subject),
      ...renderLayout(content, unsubscribe ? `${context.siteUrl}/${unsubscribe}` : undefined),
      messageId: email.message_id,
      headers: {
        'Auto-Submitted': 'auto-generated',
        // RFC 8058: a email program unsubscribes with one click, by a POST; opening the address changes nothing.
        ...(unsubscribe && {
          'List-Unsubscribe': `<${context.siteUrl}/api/${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
  }
