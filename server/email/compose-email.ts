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

/** Prevents header injection: a visitor's text must not add lines. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Many servers reject a non-ASCII local part. */
const isAsciiAddress = (text: string) => isSingleAddress(text) && /^[\x21-\x7e]+@/.test(text)

export const emailComposer =
  ({ templates, context, from, team, findForm }: Composer) =>
  async (email: StoredEmail): Promise<OutgoingEmail> => {
    const template = templates.find(({ name }) => name === email.template)
    // Not EmailRejected: a newer release may have queued it, and that release can send it on a later attempt.
    if (!template) throw new Error(`Unknown email template: ${email.template}`)
    const form = await findForm(email.form_id)
    if (!form) throw new Error('The form for this email no longer exists.')
    const content = template.write(form as never, context)
    const unsubscribe = email.unsubscribe_token && `unsubscribe?token=${email.unsubscribe_token}`
    return {
      from,
      to: email.recipient === null ? team : [email.recipient],
      ...(content.replyTo && isAsciiAddress(content.replyTo) ? { replyTo: content.replyTo } : {}),
      subject: oneLine(content.subject),
      ...renderLayout(content, unsubscribe ? `${context.siteUrl}/${unsubscribe}` : undefined),
      messageId: email.message_id,
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
