import { retention } from '#content/retention.ts'
import type { EmailTemplate } from './email-template.ts'

/** Anyone can ask for the toolkit with any address, so it has nothing in it that they typed. */
export const confirmRequest: EmailTemplate<{ token: string }> = {
  name: 'toolkit-confirm-request',
  title: 'Toolkit confirmation request',
  audience: 'visitor',
  write: ({ token }, { siteUrl }) => ({
    subject: 'Did you ask for our toolkit?',
    preview: "We won't send anything unless you confirm.",
    blocks: [
      {
        kind: 'paragraph',
        text: "Someone, maybe you, asked for our toolkit with this address. You've unsubscribed, so we won't send anything unless you confirm.",
      },
      { kind: 'link', text: 'Confirm and get the toolkit', url: `${siteUrl}/confirm?token=${token}` },
      {
        kind: 'paragraph',
        text: `The link works for ${retention.confirmLinkDays} days. If it wasn't you, you don't have to do anything: you stay unsubscribed, and we won't ask again.`,
      },
    ],
    whyYouGetThis: "You're receiving this email because someone entered your address in a form on our website.",
  }),
}
